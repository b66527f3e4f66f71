public import Foundation
import SnapshotRecords

extension RunReport {
  /// A page above this size has files beside it; a browser opens it still at once.
  public static let pageLimit = 25_000_000
  /// Viewers without scripts get this many failures in words.
  private static let maxCards = 200

  /// Writes the run as an HTML page that uses no network.
  ///
  /// The list begins with failures, by cause. A script in the page shows each snapshot's pictures in several ways;
  /// without scripts the page describes failures in words. All is in the page itself as long as that is not larger than
  /// a limit; else pictures and texts of results that did not change are files beside it, then all are.
  ///
  /// - Parameters:
  ///   - source: the pictures and texts.
  ///   - selection: the results whose pictures are shown.
  ///   - limit: the most bytes of a page that contains its pictures.
  /// - Returns: the page, and the files that belong beside it.
  /// - Throws: `EncodingError` if a number is not finite.
  public func page(
    _ source: PictureSource, showing selection: PictureSelection = .all, limit: Int = pageLimit
  ) throws -> ReportPage {
    try page(source, showing: selection, limit: limit, edition: nil)
  }

  /// Writes the same page as one file with buttons for decisions, which use `decide` and `state` at the page's address.
  ///
  /// Above ``pageLimit`` it shows no pictures of results that did not change.
  ///
  /// - Parameters:
  ///   - source: the pictures and texts.
  ///   - edition: a number that the page sends with each decision, so that none is taken from a page whose pictures have been
  ///     replaced.
  /// - Returns: the page.
  /// - Throws: `EncodingError` if a number is not finite.
  public func reviewPage(_ source: PictureSource, edition: Int = 0) throws -> Data {
    let isLarge = PagePictures.size(of: run.results, source, .all, .inside) > Self.pageLimit
    return try page(
      source, showing: isLarge ? .changed : .all, limit: .max, edition: edition
    ).html
  }

  /// The content security policy: only the page's own style, script, pictures, and files beside it; in a review, it may
  /// connect to its server.
  public static func contentSecurityPolicy(isReview: Bool, hasFiles: Bool = false) -> String {
    policy(pictures: hasFiles ? "blob: 'self'" : "blob:", connects: isReview || hasFiles)
  }

  private static func policy(pictures: String, connects: Bool) -> String {
    "default-src 'none'; img-src \(pictures); "
      + "style-src '\(PageAssets.styleDigest)'; script-src '\(PageAssets.scriptDigest)'; "
      + "base-uri 'none'; form-action 'none'" + (connects ? "; connect-src 'self'" : "")
  }

  private func page(
    _ source: PictureSource, showing selection: PictureSelection, limit: Int, edition: Int?
  ) throws -> ReportPage {
    for placement in PagePictures.Placement.allCases.dropLast()
    where PagePictures.size(of: run.results, source, selection, placement) <= limit {
      let page = try page(PagePictures(source, selection, placement), edition)
      if page.html.count <= limit { return page }
    }
    return try page(PagePictures(source, selection, .beside), edition)
  }

  private func page(_ pictures: PagePictures, _ edition: Int?) throws -> ReportPage {
    var pictures = pictures
    let data = try PageData(self, edition: edition, pictures: &pictures).json()
    let policy = Self.contentSecurityPolicy(
      isReview: edition != nil, hasFiles: !pictures.files.isEmpty)
    let page = document(data, policy, pictures: pictures.all)
    return ReportPage(html: page.html, files: pictures.files)
  }

  /// Writes a page that is changed while it is shown, with its pictures beside it.
  func watchPage(_ data: PageData) throws -> Data {
    var page = document(try data.json(), Self.watchPolicy)
    page.hasEmptyIcon = true
    return page.html
  }

  /// The policy of that page, whose empty icon is data.
  package static var watchPolicy: String {
    policy(pictures: "blob: data: 'self'", connects: true)
  }

  private func document(
    _ data: String, _ policy: String, pictures: [Data] = []
  ) -> PageDocument {
    PageDocument(
      title: "\(title): \(summary)", policy: policy, header: header, listName: "Snapshots",
      empty: empty, withoutScript: withoutScript, data: data, pictures: pictures)
  }

  private var header: HTMLNode {
    .tag(
      "header", class: "top", [],
      .tag("h1", [], .text(title)),
      .tag(
        "p", class: failures.isEmpty && otherFailures.isEmpty && hasAllCells ? "good" : "bad", [],
        .text(summary)),
      engineDrift.map { .tag("p", class: "message", [], .text($0)) } ?? .group([]),
      drawingVerdict.map { .tag("p", class: "message", [], .text($0.visible)) } ?? .group([]),
      comparisonLists, otherFailureList, certificateList,
      .tag("span", class: "grow", []),
      PageDocument.filter("Filter by name, verdict, change or diagnostic"),
      PageDocument.marks(
        "Verdicts that are shown",
        [("bad", "✘ failing"), ("changed", "● recorded"), ("good", "✔ passed")]),
      PageDocument.keysAndCount,
      .tag("span", class: "quiet", [], "Drawn by \(run.engine)"))
  }

  private var otherFailureList: HTMLNode {
    guard !otherFailures.isEmpty else { return .group([]) }
    return PageDocument.disclosure(otherFailureTitle, otherFailures, class: "bad", isOpen: true)
  }

  private var certificateList: HTMLNode {
    .group(
      certificates.map { head, lines in
        lines.isEmpty
          ? .tag("p", class: "quiet", [], .text(head))
          : PageDocument.disclosure(head, lines, class: "quiet", isOpen: false)
      })
  }

  private var hasAllCells: Bool { run.comparison?.gone.isEmpty ?? true }

  /// The cells that are gone and the files that moved.
  private var comparisonLists: HTMLNode {
    guard let comparison = run.comparison else { return .group([]) }
    func list(_ title: String, _ items: [String]) -> HTMLNode {
      items.isEmpty ? .group([]) : PageDocument.disclosure(title, items, isOpen: true)
    }
    return .group([list("Gone", comparison.goneLines), list("Moved", comparison.moves)])
  }

  private var empty: HTMLNode {
    run.results.isEmpty ? .tag("p", [], "No snapshot was verified.") : .group([])
  }

  private var withoutScript: HTMLNode {
    .group([
      .tag("p", [], "The pictures are shown by a script, which this viewer does not run."),
      .group(
        failures.prefix(Self.maxCards).map {
          FailureCard(result: $0, tool: tool, subject: subject).node
        }),
      omittedCards,
    ])
  }

  private var omittedCards: HTMLNode {
    let count = failures.count - Self.maxCards
    return count > 0 ? .tag("p", [], "… and \(count) more") : .group([])
  }

  /// The parts of the page's list, those that need a decision first; empty ones are left out.
  var pageSections: [PageData.Section] {
    let groups = groups
    return ResultGroup.Part.allCases.map { part in
      PageData.Section(part, groups.filter { $0.part == part })
    }.filter { $0.count > 0 }
  }
}

extension PageData.Section {
  fileprivate init(_ part: ResultGroup.Part, _ groups: [ResultGroup]) {
    let title =
      switch part {
      case .failing: "To look at"
      case .new: "New"
      case .resized: "Changed size"
      case .recorded: "Recorded"
      case .passed: "Passed"
      }
    self.init(title: title, groups: groups.map(PageData.Group.init))
  }
}

extension PageData.Group {
  fileprivate init(_ group: ResultGroup) {
    title =
      switch group.bond {
      case .cause(let cause): cause.title.visible
      case .suite(let name): name.visible
      }
    isOpen = group.part != .passed
    members = group.members
  }
}
