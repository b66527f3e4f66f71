public import Foundation
import Snapshots

extension RunReport {
  /// Writes the run as one self-contained HTML page that uses no network.
  ///
  /// The list begins with failures, by cause. A script in the page shows each snapshot's pictures in several ways;
  /// without scripts the page describes failures in words.
  ///
  /// - Parameter picture: returns the bytes of a picture by its path in a result, or nil if there is
  ///   none.
  /// - Returns: the page.
  /// - Throws: `EncodingError` if a number is not finite.
  public func html(picture: @escaping (String) -> Data?) throws -> String {
    try html(isReview: false, picture: picture)
  }

  /// Writes the same page with buttons for decisions, which use `decide` and `state` at the page's address.
  ///
  /// - Parameter picture: as for ``html(picture:)``.
  /// - Returns: the page.
  /// - Throws: `EncodingError` if a number is not finite.
  public func reviewPage(picture: @escaping (String) -> Data?) throws -> String {
    try html(isReview: true, picture: picture)
  }

  /// The content security policy: only the page's own style, script and pictures; in a review, it may connect to its
  /// server.
  public static func contentSecurityPolicy(isReview: Bool) -> String {
    "default-src 'none'; img-src blob:; style-src '\(PageAssets.styleDigest)'; "
      + "script-src '\(PageAssets.scriptDigest)'; base-uri 'none'; form-action 'none'"
      + (isReview ? "; connect-src 'self'" : "")
  }

  private func html(isReview: Bool, picture: @escaping (String) -> Data?) throws -> String {
    var pictures = PagePictures(load: picture)
    let data = try PageData(self, isReview: isReview, pictures: &pictures).json()
    var page = "<!doctype html>\n"
    HTMLNode.tag("html", [("lang", "en")], head(isReview), body(data, pictures.all))
      .write(to: &page)
    return page + "\n"
  }

  private func head(_ isReview: Bool) -> HTMLNode {
    let policy = Self.contentSecurityPolicy(isReview: isReview)
    return .tag(
      "head", [],
      .tag("meta", [("charset", "utf-8")]),
      .tag("meta", [("http-equiv", "Content-Security-Policy"), ("content", policy)]),
      .tag("meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")]),
      .tag("title", [], "\(title): \(summary)"),
      .tag("style", [], .trusted(PageAssets.style)))
  }

  private func body(_ data: String, _ pictures: [Data]) -> HTMLNode {
    .tag(
      "body",
      list: [
        header, .tag("nav", [("id", "list"), ("aria-label", "Snapshots")]),
        .tag("main", [("id", "detail")], empty), help, withoutScript,
        .tag("script", [("type", "application/json"), ("id", "run")], .trusted(data)),
      ]
        + pictures.enumerated().map { index, png in
          .bytes(png, [("type", "image/png"), ("id", "picture-\(index)")])
        } + [.tag("script", [], .trusted(PageAssets.script))])
  }

  private var header: HTMLNode {
    .tag(
      "header", class: "top", [],
      .tag("h1", [], .text(title)),
      .tag(
        "p", class: failures.isEmpty && otherFailures.isEmpty ? "good" : "bad", [], .text(summary)),
      otherFailureList,
      .tag("span", class: "grow", []),
      .tag(
        "input",
        [
          ("type", "search"), ("id", "filter"), ("placeholder", "Filter ( / )"),
          ("aria-label", "Filter by name, verdict, change or diagnostic"),
        ]),
      .tag(
        "span", class: "choice", [("role", "group"), ("aria-label", "Verdicts that are shown")],
        markButton("bad", "✘ failing"), markButton("changed", "● recorded"),
        markButton("good", "✔ passed")),
      .tag("button", [("type", "button"), ("id", "help-button"), ("aria-label", "Keys")], "?"),
      .tag("span", class: "quiet", [("id", "found"), ("role", "status")]),
      .tag("span", class: "quiet", [], "Drawn by \(run.engine)"))
  }

  private var otherFailureList: HTMLNode {
    guard !otherFailures.isEmpty else { return .group([]) }
    return .tag(
      "details", class: "bad", [("open", "")], .tag("summary", [], "Failures besides snapshots"),
      .group(otherFailures.map { .tag("p", class: "message", [], .text($0)) }))
  }

  private func markButton(_ mark: String, _ title: String) -> HTMLNode {
    .tag(
      "button", [("type", "button"), ("data-mark", mark), ("aria-pressed", "true")], .text(title))
  }

  private var empty: HTMLNode {
    run.results.isEmpty ? .tag("p", [], "No snapshot was verified.") : .group([])
  }

  private var help: HTMLNode {
    .tag(
      "dialog", [("id", "help"), ("aria-labelledby", "help-title")],
      .tag("h2", [("id", "help-title")], "Keys"),
      .tag("dl", [("id", "help-keys")]),
      .tag("button", [("type", "button"), ("id", "help-close")], "Close"))
  }

  private var withoutScript: HTMLNode {
    .tag(
      "noscript", [],
      .tag("p", [], "The pictures are shown by a script, which this viewer does not run."),
      .group(failures.map { FailureCard(result: $0, tool: tool).node }))
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
    title =
      switch part {
      case .failing: "To look at"
      case .new: "New"
      case .resized: "Changed size"
      case .recorded: "Recorded"
      case .passed: "Passed"
      }
    count = groups.reduce(0) { $0 + $1.members.count }
    self.groups = groups.map(PageData.Group.init)
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
