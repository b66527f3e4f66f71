import Foundation

/// A page whose script shows data that is in the page: reports, reviews and galleries.
struct PageDocument {
  let title: String
  /// The content security policy.
  let policy: String
  /// What is at the top.
  let header: HTMLNode
  /// What the list at the side is called.
  let listName: String
  /// What the page shows in place of the first snapshot where there is none.
  var empty: HTMLNode = .group([])
  /// What viewers without scripts show.
  let withoutScript: HTMLNode
  /// JSON from ``PageData/json()``.
  let data: String
  /// The pictures in the page, by their identifiers.
  var pictures: [Data] = []
  /// Whether it says that it has no icon, for which a browser would ask the server otherwise.
  var hasEmptyIcon = false

  /// The page in UTF-8.
  var html: Data {
    var page = "<!doctype html>\n"
    HTMLNode.tag("html", [("lang", "en")], head, body).write(to: &page)
    return Data((page + "\n").utf8)
  }

  private var head: HTMLNode {
    .tag(
      "head", [],
      .tag("meta", [("charset", "utf-8")]),
      .tag("meta", [("http-equiv", "Content-Security-Policy"), ("content", policy)]),
      .tag("meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")]),
      .tag("title", [], .text(title)),
      hasEmptyIcon ? .tag("link", [("rel", "icon"), ("href", "data:,")]) : .group([]),
      .tag("style", [], .trusted(PageAssets.style)))
  }

  private var body: HTMLNode {
    .tag(
      "body",
      list: [
        header, .tag("nav", [("id", "list"), ("aria-label", listName)]),
        .tag("main", [("id", "detail")], empty), Self.help, .tag("noscript", [], withoutScript),
        .tag("script", [("type", "application/json"), ("id", "run")], .trusted(data)),
      ]
        + pictures.enumerated().map { index, png in
          .bytes(png, [("type", "image/png"), ("id", "picture-\(index)")])
        } + [.tag("script", [], .trusted(PageAssets.script))])
  }

  private static var help: HTMLNode {
    .tag(
      "dialog", [("id", "help"), ("aria-labelledby", "help-title")],
      .tag("h2", [("id", "help-title")], "Keys"),
      .tag("dl", [("id", "help-keys")]),
      .tag("button", [("type", "button"), ("id", "help-close")], "Close"))
  }
}

/// What is at the top of every page.
extension PageDocument {
  /// The field that filters, with what it finds.
  static func filter(_ words: String) -> HTMLNode {
    .tag(
      "input",
      [
        ("type", "search"), ("id", "filter"), ("placeholder", "Filter ( / )"),
        ("aria-label", words),
      ])
  }

  /// Buttons that show and hide snapshots by their marks.
  static func marks(_ name: String, _ buttons: [(mark: String, title: String)]) -> HTMLNode {
    .tag(
      "span", class: "choice", [("role", "group"), ("aria-label", name)],
      .group(
        buttons.map { mark, title in
          .tag(
            "button", [("type", "button"), ("data-mark", mark), ("aria-pressed", "true")],
            .text(title))
        }))
  }

  /// The button that lists the keys, and how many snapshots the filter shows.
  static var keysAndCount: HTMLNode {
    .group([
      .tag("button", [("type", "button"), ("id", "help-button"), ("aria-label", "Keys")], "?"),
      .tag("span", class: "quiet", [("id", "found"), ("role", "status")]),
    ])
  }

  /// A title that shows and hides the lines below it.
  static func disclosure(
    _ title: String, _ lines: [String], class name: String? = nil, isOpen: Bool
  ) -> HTMLNode {
    .tag(
      "details", class: name, isOpen ? [("open", "")] : [], .tag("summary", [], .text(title)),
      .group(lines.map { .tag("p", class: "message", [], .text($0)) }))
  }
}
