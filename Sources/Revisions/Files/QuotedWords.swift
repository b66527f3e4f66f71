import Foundation

/// What a file of XML or JSON has in quotes, as its reader sees it.
struct QuotedWords {
  private(set) var all: Set<String> = []
  /// Whether the file may have other words, too.
  private(set) var isIncomplete = false

  /// More than a path has.
  private static let longest = 4096

  /// Finds the words of an Interface Builder file.
  ///
  /// References to characters are resolved. What another encoding or entities of its own would make of the file is not
  /// known.
  init(ofXML data: Data) {
    isIncomplete = Self.isForeign(data) || Self.declaresMore(data.prefix(Self.longest))
    for word in Self.split(data) {
      let hasReference = word.contains(UInt8(ascii: "&"))
      // Longer ones are what is between quotes; a reference can be as long as it likes.
      guard word.count <= Self.longest else {
        if hasReference, word.firstRange(of: Data("&#".utf8)) != nil { isIncomplete = true }
        continue
      }
      let text = String(decoding: word, as: UTF8.self)
      all.insert(hasReference ? Self.resolving(text) : Self.withPlainSpaces(text))
    }
  }

  /// Finds the words of a cell file or of a description in a catalogue.
  init(ofJSON data: Data) {
    guard Self.isForeign(data) || data.contains(UInt8(ascii: "\\")) else {
      all = Set(
        Self.split(data).filter { $0.count <= Self.longest }.map {
          String(decoding: $0, as: UTF8.self)
        })
      return
    }
    guard let value = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    else {
      isIncomplete = true
      return
    }
    addStrings(of: value)
  }

  private mutating func addStrings(of value: Any) {
    switch value {
    case let text as String: all.insert(text)
    case let list as [Any]: for item in list { addStrings(of: item) }
    case let object as [String: Any]:
      all.formUnion(object.keys)
      for item in object.values { addStrings(of: item) }
    default: break
    }
  }

  private static func split(_ data: Data) -> [Data] {
    data.split { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
  }

  /// Whether bytes are not UTF-8 without U+0000, as UTF-16 is not.
  private static func isForeign(_ data: Data) -> Bool {
    data.contains(0) || String(validating: data, as: UTF8.self) == nil
  }

  private static func declaresMore(_ head: Data) -> Bool {
    let head = String(decoding: head, as: UTF8.self).lowercased()
    guard !head.contains("<!doctype") else { return true }
    guard let name = head.firstRange(of: "encoding") else { return false }
    let value = head[name.upperBound...].drop { "= \"'\n\r\t".contains($0) }
    return !value.hasPrefix("utf-8") && !value.hasPrefix("us-ascii")
  }

  /// The text with references to characters replaced, by their numbers and the names that XML has.
  private static func resolving(_ text: String) -> String {
    withPlainSpaces(text).replacing(/&(?:#x([0-9A-Fa-f]+)|#([0-9]+)|([a-z]+));/) { match in
      if let name = match.output.3 { return named[String(name)] ?? String(match.output.0) }
      let number =
        match.output.1.flatMap { UInt32($0, radix: 16) } ?? match.output.2.flatMap { UInt32($0) }
      return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
        ?? String(match.output.0)
    }
  }

  private static let named = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

  /// In an attribute, each kind of space is one.
  private static func withPlainSpaces(_ text: String) -> String {
    guard text.utf8.contains(where: { [0x09, 0x0A, 0x0D].contains($0) }) else { return text }
    return String(text.replacing("\r\n", with: " ").map { "\n\t\r".contains($0) ? " " : $0 })
  }
}
