internal import Foundation
internal import InterfaceBuilder

/// The text of an SVG file as the XML reader takes it: in UTF-8 and without a document type.
enum SVGSource {
  /// Whether bytes are an SVG picture, by their first element.
  static func looksLikeSVG(_ data: Data) -> Bool {
    let head = data.prefix(65_536)
    guard head.first(where: { $0 > 32 && $0 < 0x7F }) == UInt8(ascii: "<") else { return false }
    return text(of: head).contains("<svg") || text(of: head).contains(":svg")
  }

  /// Returns the root element.
  static func root(of data: Data, name: String) throws(VectorPictureError) -> IBElement {
    let bytes = [UInt8](data)
    let isPlain = !bytes.starts(with: [0xFE, 0xFF]) && !bytes.starts(with: [0xFF, 0xFE])
    var text = isPlain ? data : Data(text(of: data).utf8)
    text = withoutPrefix(withoutDocumentType(isPlain && declaresLatin(text) ? latin(text) : text))
    do throws(XMLFailure) {
      return try IBElement.tree(of: text, file: name, textLimit: 8 << 20)
    } catch {
      throw .notXML(line: error.line, reason: error.reason)
    }
  }

  private static func text(of data: Data) -> String {
    if data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE]) {
      return String(data: data, encoding: .utf16) ?? ""
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// Whether the first line names an encoding in which each byte is a character.
  private static func declaresLatin(_ data: Data) -> Bool {
    let line = String(decoding: data.prefix(120), as: UTF8.self).lowercased()
    return line.hasPrefix("<?xml") && line.contains("encoding=") && line.contains("iso-8859-1")
  }

  private static func latin(_ data: Data) -> Data {
    Data(String(data.map { Character(UnicodeScalar($0)) }).utf8)
  }

  /// Returns a text without its declaration and document type, whose entities it expands once; lines keep their numbers.
  ///
  /// Illustrator declares the names of its namespaces as entities. A value with an entity in it stays as it is, so no
  /// text grows by more than its references.
  private static func withoutDocumentType(_ data: Data) -> Data {
    var bytes = [UInt8](data)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    if bytes.starts(with: Array("<?xml".utf8)), let end = position(of: "?>", in: bytes, from: 0) {
      blank(&bytes, 0..<end + 2)
    }
    let first = position(of: "<!DOCTYPE", in: bytes, from: 0)
    let svg = position(of: "<svg", in: bytes, from: 0) ?? bytes.count
    guard let first, first < svg, let end = endOfDocumentType(bytes, from: first) else {
      return Data(bytes)
    }
    let entities = entities(in: bytes[first..<end])
    blank(&bytes, first..<end)
    return entities.isEmpty ? Data(bytes) : expanded(bytes, entities)
  }

  /// Returns a text in which SVG's elements have no prefix: some programs write `<ns0:path>`.
  private static func withoutPrefix(_ data: Data) -> Data {
    let bytes = [UInt8](data)
    guard let colon = position(of: ":svg", in: Array(bytes.prefix(65_536)), from: 0),
      let open = bytes[..<colon].lastIndex(of: UInt8(ascii: "<")), colon > open + 1,
      bytes[open + 1..<colon].allSatisfy({ $0 != 0x20 && $0 != 0x3A })
    else { return data }
    let prefix = String(decoding: bytes[open + 1..<colon], as: UTF8.self)
    return Data(
      String(decoding: data, as: UTF8.self).replacing("<\(prefix):", with: "<")
        .replacing("</\(prefix):", with: "</").utf8)
  }

  private static func blank(_ bytes: inout [UInt8], _ range: Range<Int>) {
    for index in range where bytes[index] != 0x0A { bytes[index] = 0x20 }
  }

  private static func position(of text: String, in bytes: [UInt8], from start: Int) -> Int? {
    let wanted = Array(text.utf8)
    guard let first = wanted.first else { return nil }
    var index = start
    while index + wanted.count <= bytes.count {
      if bytes[index] == first, bytes[index..<index + wanted.count].elementsEqual(wanted) {
        return index
      }
      index += 1
    }
    return nil
  }

  private static func endOfDocumentType(_ bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    var isInside = false
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "["): isInside = true
      case UInt8(ascii: "]"): isInside = false
      case UInt8(ascii: ">") where !isInside: return index + 1
      default: break
      }
      index += 1
    }
    return nil
  }

  private static func entities(in declaration: ArraySlice<UInt8>) -> [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    for part in String(decoding: declaration, as: UTF8.self).components(separatedBy: "<!ENTITY")
      .dropFirst()
    {
      let words = part.split(maxSplits: 1, whereSeparator: \.isWhitespace)
      guard words.count == 2, let quote = words[1].first, quote == "\"" || quote == "'" else {
        continue
      }
      let value = words[1].dropFirst().prefix { $0 != quote }
      guard value.utf8.count <= 1000, !value.contains("&"), !value.contains("<") else { continue }
      found[String(words[0])] = Array(value.utf8)
    }
    return found
  }

  private static func expanded(_ bytes: [UInt8], _ entities: [String: [UInt8]]) -> Data {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count, result.count < 16 << 20 {
      if bytes[index] == UInt8(ascii: "&"),
        let end = bytes[index..<min(bytes.count, index + 64)].firstIndex(of: UInt8(ascii: ";")),
        let value = entities[String(decoding: bytes[index + 1..<end], as: UTF8.self)]
      {
        result += value
        index = end + 1
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return Data(result)
  }
}
