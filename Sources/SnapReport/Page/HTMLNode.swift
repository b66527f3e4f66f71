import Foundation

/// A piece of an HTML page.
///
/// # Guarantees
/// Text and attribute values are escaped where they are written out, so that no text from a fixture can become markup.
indirect enum HTMLNode {
  case text(String)
  case element(String, [(String, String)], [HTMLNode])
  /// An inert script element with bytes in Base64, which needs no escaping.
  case bytes(Data, [(String, String)])
  /// This package's own markup, or text that was escaped for its element.
  case trusted(String)
  case group([HTMLNode])

  /// Elements that have no closing tag.
  private static let void: Set<String> = ["img", "input", "link", "meta"]

  /// Writes the piece out as HTML.
  func write(to page: inout String) {
    switch self {
    case .text(let text):
      page += text.visible.markupEscaped
    case .trusted(let markup):
      page += markup
    case .group(let nodes):
      for node in nodes { node.write(to: &page) }
    case .element(let name, let attributes, let children):
      page += "<\(name)\(Self.text(of: attributes))>"
      for child in children { child.write(to: &page) }
      if !Self.void.contains(name) { page += "</\(name)>" }
    case .bytes(let data, let attributes):
      page += "<script\(Self.text(of: attributes))>"
      page += data.base64EncodedString()
      page += "</script>"
    }
  }

  private static func text(of attributes: [(String, String)]) -> String {
    attributes.map { " \($0)=\"\($1.visible.markupEscaped)\"" }.joined()
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
    _ name: String, class style: String? = nil, _ attributes: [(String, String)] = [],
    _ children: HTMLNode...
  ) -> HTMLNode {
    .element(name, Self.attributes(style, attributes), children)
  }

  static func tag(
    _ name: String, class style: String? = nil, _ attributes: [(String, String)] = [],
    list children: [HTMLNode]
  ) -> HTMLNode {
    .element(name, Self.attributes(style, attributes), children)
  }

  private static func attributes(
    _ style: String?, _ others: [(String, String)]
  ) -> [(String, String)] {
    guard let style else { return others }
    return [("class", style)] + others
  }
}

extension String {
  /// The text with the five special characters of HTML and XML escaped.
  var markupEscaped: String {
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
}
