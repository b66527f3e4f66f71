internal import Foundation

/// A string catalogue (`.xcstrings`), in which one JSON file holds all languages.
///
/// 1. A text marked as `new` is not translated yet: the file's own text is shown.
/// 2. For texts that vary by device, the iPhone's is shown; for those that vary by number, the `other` form; with a
///    note.
struct StringCatalog {
  /// The texts by languages, in alphabetical order.
  let tables: [IBStringTable]
  /// The language of the keys' own texts.
  let sourceLanguage: String
  /// The texts by languages and keys; those that vary by number are formats with their forms.
  let formats: [String: [String: String]]

  /// Reads a file's bytes; `file` is for errors.
  /// - Throws: ``InterfaceBuilderError/invalidTranslations(file:line:reason:)``.
  init(_ data: Data, file: String) throws {
    guard let text = StringsText.decode(data) else {
      throw InterfaceBuilderError.invalidTranslations(
        file: file, line: nil, reason: "its text is neither UTF-8 nor UTF-16")
    }
    let contents: Contents
    do {
      contents = try JSONDecoder().decode(Contents.self, from: Data(text.utf8))
    } catch let error as DecodingError {
      let problem = JSONProblem(error, in: text)
      throw InterfaceBuilderError.invalidTranslations(
        file: file, line: problem.line, reason: problem.reason)
    }
    sourceLanguage = contents.sourceLanguage
    do {
      formats = try contents.formats(fileSize: data.count)
    } catch {
      throw InterfaceBuilderError.invalidTranslations(file: file, line: nil, reason: error.reason)
    }
    var tables: [String: IBStringTable] = [:]
    for (key, entry) in contents.strings.sorted(by: { $0.key < $1.key }) {
      for (language, localization) in entry.localizations ?? [:] {
        guard let found = localization.text(isSource: language == contents.sourceLanguage) else {
          continue
        }
        tables[language, default: IBStringTable(language: language)]
          .add(found.text, for: key, note: found.note)
      }
    }
    self.tables = tables.sorted { $0.key < $1.key }.map(\.value)
  }

  private struct Contents: Decodable {
    let sourceLanguage: String
    let strings: [String: Entry]

    func formats(fileSize: Int) throws(FormBudget.Exhausted) -> [String: [String: String]] {
      var formats: [String: [String: String]] = [:]
      var budget = FormBudget(fileSize: fileSize)
      for (key, entry) in strings {
        for (language, localization) in entry.localizations ?? [:] {
          formats[language, default: [:]][key] = try localization.format(
            isSource: language == sourceLanguage, depth: 0, &budget)
        }
      }
      return formats
    }
  }

  private struct Entry: Decodable {
    let localizations: [String: Localization]?
  }

  fileprivate struct Localization: Decodable {
    struct Unit: Decodable {
      let state: String?
      let value: String
    }

    struct Variations: Decodable {
      let device: [String: Localization]?
      let plural: [String: Localization]?
    }

    struct Substitution: Decodable {
      let argNum: Int?
      let formatSpecifier: String?
      let variations: Variations?
    }

    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?

    func text(isSource: Bool) -> (text: String, note: IBStringTable.Note.Kind?)? {
      if let stringUnit {
        return stringUnit.state == "new" && !isSource ? nil : (stringUnit.value, nil)
      }
      if let device = variations?.device, let chosen = device["iphone"] ?? device["other"] {
        return chosen.text(isSource: isSource).map {
          ($0.text, .device)
        }
      }
      return variations?.plural?["other"]?.text(isSource: isSource).map {
        ($0.text, .number)
      }
    }
  }
}

extension StringCatalog.Localization {
  /// The text, or a format with its forms; nil if it is not translated.
  ///
  /// Beyond the depth of formats, the `other` form is taken.
  fileprivate func format(
    isSource: Bool, depth: Int, _ budget: inout FormBudget
  ) throws(FormBudget.Exhausted) -> String? {
    if let forms = variations?.plural, depth < PluralFormat.depthLimit {
      var formats: [String: String] = [:]
      for (category, form) in forms {
        formats[category] = try form.format(isSource: isSource, depth: depth + 1, &budget)
      }
      return try PluralFormat(format: "%#@value@", variables: ["value": formats])
        .text(within: &budget)
    }
    guard let found = text(isSource: isSource) else { return nil }
    guard let substitutions else { return found.text }
    let numbered = found.text.replacing(/%#@([^@]*)@/) { match -> String in
      let number = substitutions[String(match.1)]?.argNum.map { "\($0)$" } ?? ""
      return "%\(number)#@\(match.1)@"
    }
    var variables: [String: [String: String]] = [:]
    for (name, substitution) in substitutions {
      var forms: [String: String] = [:]
      for (category, form) in substitution.variations?.plural ?? [:] {
        forms[category] = try form.format(isSource: isSource, depth: depth + 1, &budget)?
          .replacing("%arg", with: "%\(substitution.formatSpecifier ?? "lld")")
      }
      variables[name] = forms
    }
    return try PluralFormat(format: numbered, variables: variables).text(within: &budget)
  }
}
