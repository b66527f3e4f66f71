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
