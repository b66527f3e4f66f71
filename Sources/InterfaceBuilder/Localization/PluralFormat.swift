internal import Foundation

/// A format of which a part varies by number.
struct PluralFormat {
  /// The format, with `%#@name@` for each part that varies.
  let format: String
  /// The parts by name: a format for each category of CLDR.
  let variables: [String: [String: String]]

  /// How deep parts may contain others.
  private static let depthLimit = 4

  /// The format with the forms inside: `%#@songs{"one":"%d song","other":"%d songs"}@`.
  var text: String { expanded(format, depth: 0) }

  private func expanded(_ format: String, depth: Int) -> String {
    guard depth < Self.depthLimit else { return format }
    return format.replacing(/(%(?:\d+\$)?#@)([^@{]+)@/) { match in
      guard let forms = variables[String(match.2)] else { return String(match.0) }
      let inner = forms.mapValues { expanded($0, depth: depth + 1) }
      return "\(match.1)\(match.2)\(Self.json(inner))@"
    }
  }

  private static func json(_ forms: [String: String]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts by names can always be encoded.
    return (try? encoder.encode(forms)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

/// A `.stringsdict` file: formats that vary by number, as a property list.
struct PluralDictionary {
  /// The formats by key.
  let formats: [String: String]

  /// Reads a file's bytes; `file` is for errors.
  /// - Throws: ``InterfaceBuilderError/invalidTranslations(file:line:reason:)``.
  init(_ data: Data, file: String) throws {
    guard let text = StringsText.decode(data) else {
      throw InterfaceBuilderError.invalidTranslations(
        file: file, line: nil, reason: "its text is neither UTF-8 nor UTF-16")
    }
    let root = try PropertyListTree(text, file: file, limits: .standard).root
    func invalid(_ element: IBElement, _ reason: String) -> InterfaceBuilderError {
      .invalidTranslations(file: file, line: element.line, reason: reason)
    }
    func members(_ element: IBElement) throws -> [(key: String, value: IBElement)] {
      let parts = element.children
      guard element.name == "dict", parts.count.isMultiple(of: 2) else {
        throw invalid(element, "a <dict> of keys with values is expected")
      }
      return try stride(from: 0, to: parts.count, by: 2).map { index in
        guard parts[index].name == "key" else { throw invalid(parts[index], "a <key> is missing") }
        return (parts[index].text, parts[index + 1])
      }
    }
    var formats: [String: String] = [:]
    for (key, value) in try members(root) {
      var format: String?
      var variables: [String: [String: String]] = [:]
      for (name, part) in try members(value) {
        if part.name == "string" {
          if name == "NSStringLocalizedFormatKey" { format = part.text }
        } else {
          variables[name] = Dictionary(
            try members(part).filter { !$0.key.hasPrefix("NSString") }
              .map { ($0.key, $0.value.text) }
          ) { _, last in last }
        }
      }
      guard let format else {
        throw invalid(value, "the key “\(key)” has no NSStringLocalizedFormatKey")
      }
      formats[key] = PluralFormat(format: format, variables: variables).text
    }
    self.formats = formats
  }
}
