internal import Foundation

/// A format of which a part varies by number.
struct PluralFormat {
  /// The format, with `%#@name@` for each part that varies.
  let format: String
  /// The parts by name: a format for each category of CLDR.
  let variables: [String: [String: String]]

  /// How deep parts may contain others.
  static let depthLimit = 4

  /// Returns the format with the forms inside: `%#@songs{"one":"%d song","other":"%d songs"}@`.
  ///
  /// - Throws: ``FormBudget/Exhausted`` if it would be too long.
  func text(within budget: inout FormBudget) throws(FormBudget.Exhausted) -> String {
    try expanded(format, depth: 0, &budget)
  }

  private func expanded(
    _ format: String, depth: Int, _ budget: inout FormBudget
  ) throws(FormBudget.Exhausted) -> String {
    guard depth < Self.depthLimit else { return format }
    var (text, rest) = ("", format[...])
    while let match = rest.firstMatch(of: /(%(?:\d+\$)?#@)([^@{]+)@/) {
      text += rest[..<match.range.lowerBound]
      rest = rest[match.range.upperBound...]
      guard let forms = variables[String(match.2)] else {
        text += match.0
        continue
      }
      var inner: [String: String] = [:]
      for (category, form) in forms {
        inner[category] = try expanded(form, depth: depth + 1, &budget)
      }
      let json = Self.json(inner)
      try budget.take(json.utf8.count)
      text += "\(match.1)\(match.2)\(json)@"
    }
    return text + rest
  }

  private static func json(_ forms: [String: String]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts by names can always be encoded.
    return (try? encoder.encode(forms)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

/// How long the forms of a file may be where they are copied into formats: forms in each other grow with each level.
struct FormBudget {
  /// The room is used up.
  struct Exhausted: Error {
    let reason = "its forms in each other make more text than any app shows"
  }

  /// More than the translations of a large app; besides the file's own bytes, which forms without others have as they are.
  private static let standard = 1 << 20

  private var left: Int

  /// Begins a file of a number of bytes.
  init(fileSize: Int) { left = Self.standard + 4 * fileSize }

  /// Takes a number of bytes.
  mutating func take(_ count: Int) throws(Exhausted) {
    left -= count
    if left < 0 { throw Exhausted() }
  }
}

/// A `.stringsdict` file: formats that vary by number, as a property list.
struct PluralDictionary {
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
    var budget = FormBudget(fileSize: data.count)
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
      do {
        formats[key] = try PluralFormat(format: format, variables: variables).text(within: &budget)
      } catch {
        throw invalid(value, error.reason)
      }
    }
    self.formats = formats
  }
}
