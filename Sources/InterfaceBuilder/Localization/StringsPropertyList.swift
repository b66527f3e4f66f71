internal import Foundation

/// A `.strings` file as a property list in XML: one `dict` of `key` and `string`.
struct StringsPropertyList {
  let entries: [(key: String, text: String)]

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
    let root: IBElement
    do {
      root = try XMLTreeBuilder.tree(
        of: XMLSource(Data((prolog + text[start.lowerBound...]).utf8), file: file, limits: limits))
    } catch let error as InterfaceBuilderError {
      throw invalid(error.line, error.reason)
    }
    guard root.name == "plist", let list = root.children.first, list.name == "dict" else {
      throw invalid(root.line, "its <plist> contains no <dict>")
    }
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
