/// A piece of an HTML page.
///
/// # Guarantees
/// Text and attribute values are escaped where they are written out, so that nothing that comes from
/// a fixture can become markup.
indirect enum HTMLNode {
  case text(String)
  case element(StaticString, [(StaticString, String)], [HTMLNode])
  /// Markup of our own, known when this library is compiled.
  case trusted(StaticString)
  case group([HTMLNode])

  /// Elements that have no closing tag.
  private static let void: Set<String> = ["img", "meta", "br", "col"]

  /// Writes the piece out as HTML.
  func write(to page: inout String) {
    switch self {
    case .text(let text):
      page += text.visible.markupEscaped
    case .trusted(let markup):
      page += markup.description
    case .group(let nodes):
      for node in nodes { node.write(to: &page) }
    case .element(let name, let attributes, let children):
      page += "<\(name)"
      for (attribute, value) in attributes {
        page += " \(attribute)=\"\(value.visible.markupEscaped)\""
      }
      page += ">"
      for child in children { child.write(to: &page) }
      if !Self.void.contains(name.description) { page += "</\(name)>" }
    }
  }
}

extension HTMLNode: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) {
    self = .text(value)
  }
}

extension HTMLNode {
  /// An element with an optional class, further attributes and children.
  static func tag(
    _ name: StaticString, class style: String? = nil, _ attributes: [(StaticString, String)] = [],
    _ children: HTMLNode...
  ) -> HTMLNode {
    .element(name, (style.map { [("class", $0)] } ?? []) + attributes, children)
  }

  /// The same with children from a list.
  static func tag(
    _ name: StaticString, class style: String? = nil, _ attributes: [(StaticString, String)] = [],
    list children: [HTMLNode]
  ) -> HTMLNode {
    .element(name, (style.map { [("class", $0)] } ?? []) + attributes, children)
  }
}

extension String {
  /// The text with the five characters that mean something to HTML and XML as references.
  var markupEscaped: String {
    guard utf8.contains(where: { Self.special.contains($0) }) else { return self }
    var result = ""
    for character in unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  private static let special = Set("&<>\"'".utf8)
}
