internal import Foundation

/// An element of an Interface Builder file: name, attributes, text, children.
///
/// The typed values of this module (``IBView``, ``IBConstraint``, …) each keep the element that they were read from, so
/// that unknown content is still available.
public struct IBElement: Hashable, Sendable {
  /// The tag, such as `label` or `constraint`.
  public let name: String
  /// The line of the file on which the start tag ends, counted from 1.
  public let line: Int
  /// The characters between the tags; empty for an element that only contains other elements.
  public internal(set) var text = ""
  /// The child elements, in the file's order.
  public internal(set) var children: [IBElement] = []
  /// `false` if the file's variations remove the element for the document's size classes.
  public internal(set) var isInstalled = true
  var attributes: [String: String]
  private let log: IBReadingLog?

  init(name: String, line: Int, attributes: [String: String], log: IBReadingLog?) {
    self.name = name
    self.line = line
    self.attributes = attributes
    self.log = log
  }

  /// Returns the unescaped value of an attribute, or `nil` if it is missing.
  public subscript(attribute: String) -> String? {
    log?.add(attribute, of: name)
    return attributes[attribute]
  }

  /// The names of the attributes, sorted.
  public var attributeNames: [String] { attributes.keys.sorted() }

  /// The object's identifier, unique in a document.
  public var id: String? { self["id"] }

  /// The element's role in its parent, such as `contentView`.
  public var key: String? { self["key"] }

  /// The object's label in Interface Builder.
  public var userLabel: String? { self["userLabel"] }

  /// The custom class, without its module.
  public var customClass: String? { self["customClass"] }

  /// The Swift module of ``customClass``.
  public var customModule: String? { self["customModule"] }
}

extension IBElement {
  /// Returns the first child with a name and, if one is given, a `key`.
  public func child(named name: String, key: String? = nil) -> IBElement? {
    log?.add("<\(name)>", of: self.name)
    return children.first { $0.name == name && (key == nil || $0.key == key) }
  }

  /// Returns all children with a name.
  public func children(named name: String) -> [IBElement] {
    log?.add("<\(name)>", of: self.name)
    return children.filter { $0.name == name }
  }

  /// Returns the first child with a `key`, whatever its name.
  public func child(key: String) -> IBElement? {
    log?.add("<… key=\(key)>", of: name)
    return children.first { $0.key == key }
  }

  /// Returns a text that Interface Builder writes as an attribute or, when it has several lines, as
  /// a `string` or `mutableString` child with that key.
  ///
  /// Such a child may be marked as UTF-8 in Base64; the text is then decoded.
  public func string(_ key: String) -> String? {
    if let text = self[key] { return text }
    let child = child(named: "string", key: key) ?? child(named: "mutableString", key: key)
    return child?.decodedText
  }

  private var decodedText: String {
    guard attributes["base64-UTF8"] == "YES" else { return text }
    // Interface Builder omits the padding, which Foundation requires.
    let digits = text.filter { !$0.isWhitespace && $0 != "=" }
    let padded = digits + String(repeating: "=", count: (4 - digits.count % 4) % 4)
    return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) } ?? text
  }
}
