public import Foundation

/// The texts of one table of a folder of resources, such as `Localizable`, in all its languages.
///
/// | file | texts |
/// | --- | --- |
/// | `fr.lproj/Localizable.strings` | texts of a language |
/// | `fr.lproj/Localizable.stringsdict` | texts that vary by number |
/// | `Localizable.xcstrings` | both, of all languages |
///
/// A text that varies by number is a format with its forms: `%#@songs{"one":"%d song","other":"%d songs"}@`.
public struct LocalizedTexts: Sendable {
  /// By language, in lower case with hyphens.
  private var languages: [String: [String: String]] = [:]
  /// The language of catalogues, whose texts replace missing translations.
  private var sourceLanguage: String?

  /// Reads the files of a table; there may be none.
  ///
  /// - Parameters:
  ///   - name: the table's name, without an extension.
  ///   - folder: the folder with the folders of languages.
  /// - Throws: ``InterfaceBuilderError`` for the first invalid file.
  public init(table name: String, in folder: URL) throws {
    let catalog = folder.appendingPathComponent("\(name).xcstrings")
    if let data = try LanguageFolders.contents(of: catalog) {
      let catalog = try StringCatalog(data, file: catalog.lastPathComponent)
      sourceLanguage = LanguageMatch.normalized(catalog.sourceLanguage)
      for (language, texts) in catalog.formats.sorted(by: { $0.key < $1.key }) {
        add(texts, of: language)
      }
    }
    for place in LanguageFolders.all(in: folder) {
      let language = place.deletingPathExtension().lastPathComponent
      func read(_ kind: String, _ texts: (Data, String) throws -> [String: String]) throws {
        let file = place.appendingPathComponent("\(name).\(kind)")
        guard let data = try LanguageFolders.contents(of: file) else { return }
        add(try texts(data, "\(place.lastPathComponent)/\(file.lastPathComponent)"), of: language)
      }
      try read("strings") { data, file in
        Dictionary(
          try StringsFile(data, file: file).entries.map { ($0.key, $0.text) }
        ) { _, last in last }
      }
      try read("stringsdict") { try PluralDictionary($0, file: $1).formats }
    }
  }

  private mutating func add(_ texts: [String: String], of language: String) {
    languages[LanguageMatch.normalized(language), default: [:]].merge(texts) { _, new in new }
  }

  /// Returns the text with a key in the best language for a locale.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - locale: a BCP 47 identifier such as `fr-CA`, which falls back to `fr`.
  ///   - fallback: the language of texts for locales into which nothing is translated.
  /// - Returns: the text; nil if the language has none, and the catalogue's own neither.
  public func text(for key: String, locale: String, fallback: String?) -> String? {
    let candidates =
      LanguageMatch.candidates(for: locale) + ["base"]
      + (fallback.map(LanguageMatch.candidates) ?? [])
    let best = candidates.lazy.compactMap { languages[$0] }.first
    return best?[key] ?? sourceLanguage.flatMap { languages[$0]?[key] }
  }

  /// Returns the texts with a key, in the alphabetical order of languages.
  public func translations(of key: String) -> [String] {
    languages.sorted { $0.key < $1.key }.compactMap { $0.value[key] }
  }
}

/// The folders of languages, `fr.lproj`.
enum LanguageFolders {
  static let pathExtension = "lproj"

  /// Returns the folders of languages in a folder, in alphabetical order.
  static func all(in folder: URL) -> [URL] {
    // A folder that cannot be listed has no readable translations.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix("." + pathExtension) }.sorted()
      .map { folder.appendingPathComponent($0, isDirectory: true) }
  }

  /// Returns the bytes of a file; nil if it does not exist.
  static func contents(of file: URL, limits: InterfaceBuilderLimits = .standard) throws -> Data? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try XMLSource(contentsOf: file, limits: limits).data
  }
}
