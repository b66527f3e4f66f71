internal import Foundation

/// The translations next to an Interface Builder file.
///
/// | the file | its translations |
/// | --- | --- |
/// | `Base.lproj/Main.storyboard` | `fr.lproj/Main.strings` in the parent folder, `Main.xcstrings` there or in its
/// `mul.lproj` |
/// | `Cell.xib` | `fr.lproj/Cell.strings`, `Cell.xcstrings`, `mul.lproj/Cell.xcstrings` |
///
/// A text in a `.strings` file takes precedence over one in a catalogue.
public struct IBLocalizations: Hashable, Sendable {
  /// A table per language, in alphabetical order.
  public let tables: [IBStringTable]

  static let none = IBLocalizations([])

  private init(_ tables: [IBStringTable]) {
    self.tables = tables
  }

  /// Loads the translations of a file.
  /// - Throws: ``InterfaceBuilderError`` for the first invalid translation file.
  init(beside url: URL, limits: InterfaceBuilderLimits) throws {
    let name = url.deletingPathExtension().lastPathComponent
    let folder = url.deletingLastPathComponent()
    let root =
      folder.pathExtension == LanguageFolders.pathExtension
      ? folder.deletingLastPathComponent() : folder
    var tables: [String: IBStringTable] = [:]
    func add(_ table: IBStringTable) {
      let language = LanguageMatch.normalized(table.language)
      tables[language]?.fill(from: table)
      if tables[language] == nil { tables[language] = table }
    }
    let languages = LanguageFolders.all(in: root)
    for language in languages {
      let file = language.appendingPathComponent("\(name).strings")
      guard let data = try LanguageFolders.contents(of: file, limits: limits) else { continue }
      add(
        try StringsFile(data, file: file.relativePath, limits: limits)
          .table(for: language.deletingPathExtension().lastPathComponent))
    }
    for place in [root] + languages.filter({ $0.lastPathComponent == "mul.lproj" }) {
      let file = place.appendingPathComponent("\(name).xcstrings")
      guard let data = try LanguageFolders.contents(of: file, limits: limits) else { continue }
      for table in try StringCatalog(data, file: file.relativePath).tables { add(table) }
    }
    self.init(tables.sorted { $0.key < $1.key }.map(\.value))
  }

  /// Returns the translations for a locale, or `nil` if the file's own texts apply.
  ///
  /// - Parameter locale: A BCP 47 identifier such as `fr-CA`, which falls back to `fr`.
  /// - Returns: the table of the best language.
  public func table(for locale: String) -> IBStringTable? {
    guard !tables.isEmpty else { return nil }
    for candidate in LanguageMatch.candidates(for: locale) {
      let found = tables.first { LanguageMatch.normalized($0.language) == candidate }
      if let found { return found }
    }
    return nil
  }
}

extension InterfaceBuilderDocument {
  /// Returns a view with the texts of a language in it and all its descendants.
  ///
  /// - Parameters:
  ///   - view: A view of this document.
  ///   - locale: A BCP 47 identifier.
  /// - Returns: the view of the language's own file, if there is one; the unchanged view without translations.
  public func localized(_ view: IBView, for locale: String) -> IBView {
    if let copy = ownCopy(of: view, for: locale) { return copy }
    guard let table = localizations.table(for: locale) else { return view }
    var element = view.element
    element.localize(with: table)
    // Texts are not numbers, so reading them again cannot fail.
    return (try? IBView(element, role: view.role, reader: ElementReader(file: file))) ?? view
  }
}

extension InterfaceBuilderDocument {
  /// Returns the view in the best language's own file, unless a table is nearer to the locale.
  private func ownCopy(of view: IBView, for locale: String) -> IBView? {
    guard !copies.isEmpty, let id = view.id else { return nil }
    for candidate in LanguageMatch.candidates(for: locale) {
      if let copy = copies.first(where: { $0.language == candidate }) {
        return copy.document.view(withID: id)
      }
      if localizations.tables.contains(where: { LanguageMatch.normalized($0.language) == candidate }
      ) {
        return nil
      }
    }
    return nil
  }
}

/// The languages that match a locale, the best first.
///
/// Each is the locale with fewer of its subtags, as in RFC 4647, section 3.4 (lookup,
/// https://www.rfc-editor.org/rfc/rfc4647#section-3.4). Chinese with a region but no script has that region's script.
enum LanguageMatch {
  /// Returns the names of languages, in lower case with hyphens.
  static func candidates(for locale: String) -> [String] {
    var parts = normalized(locale).split(separator: "-").map(String.init)
    if parts.first == "zh", parts.count == 2, let script = chineseScripts[parts[1]] {
      parts.insert(script, at: 1)
    }
    return (0..<parts.count).map { parts.dropLast($0).joined(separator: "-") }
  }

  /// Returns the name of a language in lower case with hyphens, without keywords such as `@calendar`.
  static func normalized(_ name: String) -> String {
    String(name.prefix { $0 != "@" && $0 != "." }).lowercased().replacing("_", with: "-")
  }

  private static let chineseScripts = [
    "cn": "hans", "sg": "hans", "my": "hans", "tw": "hant", "hk": "hant", "mo": "hant",
  ]
}
