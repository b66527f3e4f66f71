package import Foundation
import LayoutModel
import NumberText
package import SnapshotRecords

/// The page of `snap try`: a card for each cell, with its pictures in files beside the page.
package struct TriedPage {
  /// A cell with where it is declared and how it is made.
  package struct Card {
    let cell: TriedCell
    let place: String
    /// What makes it, a clause; nil if nothing does.
    let making: String?
    /// The statements that gave it made-up content, each without the cell.
    let content: [String]
    /// What does not compile in its file.
    let dropped: [DroppedCode]
    /// The folder of its pictures beside the page; nil for the page's own.
    package var folder: String?

    package init(
      _ cell: TriedCell, place: String, making: String?, content: [String] = [],
      dropped: [DroppedCode] = []
    ) {
      self.content = content
      self.dropped = dropped.inLines
      self.cell = cell
      self.place = place
      self.making = making
    }
  }

  package var cards: [Card]
  /// What does not compile in all files.
  package let dropped: [DroppedCode]
  /// After how many seconds a browser reads the page again; nil for never.
  package var refresh: Int?

  package init(_ cards: [Card], dropped: [DroppedCode] = [], refresh: Int? = nil) {
    self.cards = cards
    self.dropped = dropped
    self.refresh = refresh
  }

  package static let fileName = "index.html"
  private static let titleStart = "<title>snap try: "

  /// Whether a file is such a page.
  package static func isPage(_ data: Data) -> Bool {
    data.range(of: Data(titleStart.utf8)) != nil
  }

  /// The page in UTF-8.
  package var html: Data {
    var page = "<!doctype html>\n"
    HTMLNode.tag("html", [("lang", "en")], head, body).write(to: &page)
    return Data((page + "\n").utf8)
  }

  /// Only the page's own style, and pictures beside it.
  private static let policy =
    "default-src 'none'; img-src 'self' file:; style-src '\(PageAssets.styleDigest)'; base-uri 'none'; "
    + "form-action 'none'"

  private var head: HTMLNode {
    .tag(
      "head", [],
      .tag("meta", [("charset", "utf-8")]),
      .tag("meta", [("http-equiv", "Content-Security-Policy"), ("content", Self.policy)]),
      .tag("meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")]),
      refresh.map { .tag("meta", [("http-equiv", "refresh"), ("content", "\($0)")]) } ?? .group([]),
      .tag("title", [], "snap try: \(summary)"),
      .tag("style", [], .trusted(PageAssets.style)))
  }

  /// The numbers of cells and pictures.
  package var summary: String {
    let pictures = cards.map(\.cell.pictures.count).reduce(0, +)
    return "\(cards.count.counted("cell")), \(pictures.counted("picture"))"
  }

  /// Whether each cell has all its pictures.
  package var isComplete: Bool { cards.allSatisfy(\.cell.failures.isEmpty) }

  private var body: HTMLNode {
    .tag(
      "body", class: "tried", [],
      .tag(
        "header", class: "top", [], .tag("h1", [], "snap try"), .tag("p", [], .text(summary)),
        .tag("span", class: "grow", []),
        .tag("span", class: "quiet", [], "Sizes are in points; AX3 is a large text size.")),
      .tag("main", list: cards.map(\.node) + others.map(section)))
  }

  /// What does not compile in files that have none of the cells.
  private var others: [(file: String, dropped: [DroppedCode])] {
    let shown = Set(cards.flatMap(\.dropped).map(\.file))
    return dropped.byFile.filter { !shown.contains($0.file) }
  }

  /// What was changed in files that have none of the cells, in a line; nil for nothing.
  package var otherChanges: String? {
    let others = others
    guard !others.isEmpty else { return nil }
    let things = others.map(\.dropped.count).reduce(0, +).counted("thing")
    return
      "\(things) changed in \(others.count.counted("other file")) that \(others.flatMap(\.dropped).fault)"
  }

  private func section(_ file: String, _ dropped: [DroppedCode]) -> HTMLNode {
    .tag("article", [], .tag("h2", [], .text(file)), dropped.list)
  }
}

extension TriedPage.Card {
  /// What came of the cell, in a line.
  package var line: String {
    let findings = cell.findings.map(\.diagnostic.weight)
    let counts = [
      cell.pictures.count.counted("picture"),
      findings.filter { $0 == .error }.count.countedUnlessNone("error"),
      findings.filter { $0 == .warning }.count.countedUnlessNone("warning"),
      cell.blanks.count.countedUnlessNone("blank picture"),
    ]
    let failures = cell.failures.map { "\n  \($0.reason)" }
    return "\(cell.name) (\(place)): \(counts.compactMap(\.self).joined(separator: ", "))"
      + failures.joined() + changes.map { "\n  \($0)" }.joined()
  }

  /// The first of what was changed in its file.
  private var changes: [String] {
    guard let summary = dropped.summary else { return [] }
    let hidden = dropped.count - Self.shownChanges
    return ["\(summary):"] + dropped.prefix(Self.shownChanges).map { "  \($0.sentence)" }
      + (hidden > 0 ? ["  and \(hidden) more"] : [])
  }

  /// What fits a terminal with some cells.
  private static let shownChanges = 5

  private var changeList: HTMLNode {
    guard let summary = dropped.summary else { return .group([]) }
    return .group([.tag("p", class: "warning", [], .text("\(summary).")), dropped.list])
  }

  fileprivate var node: HTMLNode {
    .tag(
      "article",
      list: [
        .tag("h2", [], .text(cell.name)),
        .tag(
          "p", class: "quiet", [],
          .text([place, making].compactMap(\.self).joined(separator: " · "))),
        .tag(
          "div", class: "stage",
          list: pairs.map { .tag("div", class: "beside", list: $0.map(figure)) }),
        changeList, blanks, assumption, contents, samples,
        .tag("ul", list: cell.failures.map(failure) + cell.findings.map(finding)),
      ])
  }

  /// The pictures in light mode, each with the one in dark mode.
  private var pairs: [[TriedCell.Picture]] {
    cell.pictures.reduce(into: []) { pairs, picture in
      if picture.isDark, !pairs.isEmpty {
        pairs[pairs.count - 1].append(picture)
      } else {
        pairs.append([picture])
      }
    }
  }

  private func figure(_ picture: TriedCell.Picture) -> HTMLNode {
    let size = "\(picture.width.pointText) × \(picture.height.pointText)"
    let name = cell.fileName(in: picture.configuration)
    let file = folder.map { "\($0)/\(name)" } ?? name
    return .tag(
      "figure", [],
      .tag("figcaption", [], "\(picture.configuration) · \(size)"),
      .tag(
        "img", class: "layer",
        [
          ("src", file), ("alt", "\(cell.name) in \(picture.configuration)"),
          ("width", picture.width.pointText), ("height", picture.height.pointText),
        ]))
  }

  private var assumption: HTMLNode {
    guard let height = cell.assumedHeight else { return .group([]) }
    return .tag(
      "p", class: "quiet", [],
      "It has no height of its own, which a layout or a delegate gives it in the app: drawn \(height.pointText) points high."
    )
  }

  private var blanks: HTMLNode {
    guard !cell.blanks.isEmpty else { return .group([]) }
    return .tag(
      "p", class: "warning", [],
      "Blank\(suffix(cell.blanks)): all pixels have one colour. What fills it was left out, or is for a test to call."
    )
  }

  private var contents: HTMLNode {
    guard !content.isEmpty else { return .group([]) }
    return .group([
      .tag("p", class: "quiet", [], "It was given made-up content:"),
      .group(content.map { .tag("p", [], .tag("code", [], .text($0))) }),
    ])
  }

  private var samples: HTMLNode {
    guard !cell.samples.isEmpty else { return .group([]) }
    return .tag(
      "p", class: "quiet", [],
      "These views were empty and show sample content: \(cell.samples.joined(separator: ", ")).")
  }

  private func failure(_ failure: TriedCell.Failure) -> HTMLNode {
    .tag(
      "li", [],
      .tag("span", class: "error", [], "not drawn\(suffix(failure.configurations))"),
      .tag("p", class: "message", [], .text(failure.reason)))
  }

  private func finding(_ finding: TriedCell.Finding) -> HTMLNode {
    let diagnostic = finding.diagnostic
    return .tag(
      "li", [],
      .tag(
        "span", class: diagnostic.weight.rawValue, [],
        "\(diagnostic.headline)\(suffix(finding.configurations))"),
      .tag("p", class: "message", [], .text(diagnostic.message)),
      .group(diagnostic.constraints.map { .tag("p", [], .tag("code", [], .text($0))) }))
  }

  /// The configurations, unless they are all.
  private func suffix(_ configurations: [String]) -> String {
    let isEach = configurations.count == cell.pictures.count || configurations == [""]
    return isEach ? "" : " in " + configurations.joined(separator: ", ")
  }
}

extension [DroppedCode] {
  fileprivate var list: HTMLNode {
    .tag(
      "ul",
      list: map { code in
        .tag(
          "li", [], .tag("span", class: "warning", [], "line \(code.line): \(code.headline)"),
          .tag("p", class: "message", [], .text(code.reason)))
      })
  }
}

extension Int {
  fileprivate func countedUnlessNone(_ noun: String) -> String? { self > 0 ? counted(noun) : nil }
}
