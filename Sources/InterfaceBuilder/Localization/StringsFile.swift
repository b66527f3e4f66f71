internal import Foundation

/// A `.strings` file: keys and texts, as an old-style or XML property list.
struct StringsFile {
  /// The entries in the file's order; for a duplicate key the last one applies.
  let entries: [(key: String, text: String)]

  /// Reads a file's bytes; `file` is for errors.
  /// - Throws: ``InterfaceBuilderError/invalidTranslations(file:line:reason:)``.
  init(_ data: Data, file: String, limits: InterfaceBuilderLimits = .standard) throws {
    if data.starts(with: Array("bplist".utf8)) {
      throw InterfaceBuilderError.invalidTranslations(
        file: file, line: nil,
        reason: "it is a binary property list, as in a built app; use the project's file")
    }
    guard let text = StringsText.decode(data) else {
      throw InterfaceBuilderError.invalidTranslations(
        file: file, line: nil, reason: "its text is neither UTF-8 nor UTF-16")
    }
    if text.drop(while: \.isWhitespace).first == "<" {
      entries = try StringsPropertyList(text, file: file, limits: limits).entries
    } else {
      var parser = StringsParser(text, file: file)
      entries = try parser.entries()
    }
  }

  func table(for language: String) -> IBStringTable {
    var table = IBStringTable(language: language)
    for entry in entries { table.add(entry.text, for: entry.key) }
    return table
  }
}

/// The characters of a translation file: UTF-8, or UTF-16 with or without a byte order mark.
enum StringsText {
  /// Returns the text, or `nil` for bytes in another encoding.
  static func decode(_ data: Data) -> String? {
    let bytes = [UInt8](data.prefix(4))
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return utf8(data.dropFirst(3)) }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(data.dropFirst(2), isLittleEndian: true) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(data.dropFirst(2), isLittleEndian: false) }
    // The first character of a translation file is ASCII: a comment or a quotation mark.
    if bytes.count > 1, bytes[0] != 0, bytes[1] == 0 { return utf16(data, isLittleEndian: true) }
    if bytes.count > 1, bytes[0] == 0, bytes[1] != 0 { return utf16(data, isLittleEndian: false) }
    return utf8(data)
  }

  private static func utf8(_ data: Data) -> String? { String(bytes: data, encoding: .utf8) }

  private static func utf16(_ data: Data, isLittleEndian: Bool) -> String? {
    guard data.count.isMultiple(of: 2) else { return nil }
    return String(bytes: data, encoding: isLittleEndian ? .utf16LittleEndian : .utf16BigEndian)
  }
}

/// A `.strings` file as a property list in XML: one `dict` of `key` and `string`.
struct StringsPropertyList {
  let entries: [(key: String, text: String)]

  init(_ text: String, file: String, limits: InterfaceBuilderLimits) throws {
    func invalid(_ line: Int?, _ reason: String) -> InterfaceBuilderError {
      .invalidTranslations(file: file, line: line, reason: reason)
    }
    let list = try PropertyListTree(text, file: file, limits: limits).root
    var entries: [(String, String)] = []
    var key: String?
    for element in list.children {
      switch (element.name, key) {
      case ("key", nil): key = element.text
      case ("string", let name?):
        entries.append((name, element.text))
        key = nil
      default: throw invalid(element.line, "each <key> must be followed by a <string>")
      }
    }
    if let key { throw invalid(list.line, "the key “\(key)” has no <string>") }
    self.entries = entries
  }
}

/// A property list in XML, whose outermost value is a `dict`.
struct PropertyListTree {
  let root: IBElement

  init(_ text: String, file: String, limits: InterfaceBuilderLimits) throws {
    func invalid(_ line: Int?, _ reason: String) -> InterfaceBuilderError {
      .invalidTranslations(file: file, line: line, reason: reason)
    }
    guard let start = text.range(of: "<plist") else {
      throw invalid(1, "it has no <plist>")
    }
    // The text before it names another encoding and a document type, which the parser must not see; the newlines
    // preserve line numbers.
    let prolog = String(repeating: "\n", count: text[..<start.lowerBound].count { $0.isNewline })
    let tree: IBElement
    do {
      tree = try XMLTreeBuilder.tree(
        of: XMLSource(Data((prolog + text[start.lowerBound...]).utf8), file: file, limits: limits))
    } catch let error as InterfaceBuilderError {
      throw invalid(error.line, error.reason)
    }
    guard tree.name == "plist", let list = tree.children.first, list.name == "dict" else {
      throw invalid(tree.line, "its <plist> contains no <dict>")
    }
    root = list
  }
}
