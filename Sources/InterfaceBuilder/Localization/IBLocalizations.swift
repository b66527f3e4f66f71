internal import Foundation

/// The translations beside an Interface Builder file.
///
/// | the file | its translations |
/// | --- | --- |
/// | `Base.lproj/Main.storyboard` | `fr.lproj/Main.strings` in the folder around, `Main.xcstrings` there or in its `mul.lproj` |
/// | `Cell.xib` | `fr.lproj/Cell.strings`, `Cell.xcstrings`, `mul.lproj/Cell.xcstrings` |
///
/// A text of a `.strings` file goes before one of a catalogue.
public struct IBLocalizations: Hashable, Sendable {
  /// A table per language, in alphabetical order.
  public let tables: [IBStringTable]

  /// No translations.
  static let none = IBLocalizations([])

  private init(_ tables: [IBStringTable]) {
    self.tables = tables
  }

  /// Loads the translations of a file.
  /// - Throws: ``InterfaceBuilderError`` for the first file of translations that is broken.
  init(beside url: URL, limits: InterfaceBuilderLimits) throws {
    let name = url.deletingPathExtension().lastPathComponent
    let folder = url.deletingLastPathComponent()
    let root =
      folder.pathExtension == Self.folderExtension
      ? folder.deletingLastPathComponent() : folder
    var tables: [String: IBStringTable] = [:]
    func add(_ table: IBStringTable) {
      let language = LanguageMatch.normalized(table.language)
      tables[language]?.fill(from: table)
      if tables[language] == nil { tables[language] = table }
    }
    let languages = Self.languageFolders(in: root)
    for language in languages {
      let file = language.appendingPathComponent("\(name).strings")
      guard let data = try Self.contents(of: file, limits: limits) else { continue }
      add(
        try StringsFile(data, file: file.relativePath, limits: limits)
          .table(for: language.deletingPathExtension().lastPathComponent))
    }
    for place in [root] + languages.filter({ $0.lastPathComponent == "mul.lproj" }) {
      let file = place.appendingPathComponent("\(name).xcstrings")
      guard let data = try Self.contents(of: file, limits: limits) else { continue }
      for table in try StringCatalog(data, file: file.relativePath).tables { add(table) }
    }
    self.init(tables.sorted { $0.key < $1.key }.map(\.value))
  }

  /// Returns the translations that a locale shows, or `nil` where the file's own texts do.
  ///
  /// - Parameter locale: A BCP 47 identifier such as `fr-CA`, which also shows those of `fr`.
  /// - Returns: the table of the best language.
  public func table(for locale: String) -> IBStringTable? {
    guard !tables.isEmpty else { return nil }
    for candidate in LanguageMatch.candidates(for: locale) {
      let found = tables.first { LanguageMatch.normalized($0.language) == candidate }
      if let found { return found }
    }
    return nil
  }

  private static let folderExtension = "lproj"

  private static func languageFolders(in folder: URL) -> [URL] {
    // A folder that cannot be listed holds no translations that could be read.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix("." + folderExtension) }.sorted()
      .map { folder.appendingPathComponent($0, isDirectory: true) }
  }

  private static func contents(of file: URL, limits: InterfaceBuilderLimits) throws -> Data? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try XMLSource(contentsOf: file, limits: limits).data
  }
}

extension InterfaceBuilderDocument {
  /// Returns a view with the texts of a language in it and in all views below.
  ///
  /// - Parameters:
  ///   - view: A view of this document.
  ///   - locale: A BCP 47 identifier.
  /// - Returns: the view as it is where there are no translations into the language.
  public func localized(_ view: IBView, for locale: String) -> IBView {
    guard let table = localizations.table(for: locale) else { return view }
    var element = view.element
    element.localize(with: table)
    // Texts are no numbers: what was read once can be read again.
    return (try? IBView(element, role: view.role, reader: ElementReader(file: file))) ?? view
  }
}
