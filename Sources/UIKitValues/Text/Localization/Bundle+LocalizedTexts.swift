public import Foundation
internal import InterfaceBuilder
internal import Locks

extension Bundle {
  /// Returns the text with a key in the language of the current traits.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - value: the text if the key is not translated; the key if that is nil or empty.
  ///   - tableName: the table; `Localizable` if it is empty.
  /// - Returns: the text.
  public func localizedString(forKey key: String, value: String?, table tableName: String) -> String
  {
    LocalizedLookup(bundle: self, table: tableName).text(for: key, value: value)
  }
}

extension Bundle {
  /// Returns the texts with a key of a table in all languages, in their alphabetical order.
  ///
  /// - Throws: an error of a file that cannot be read.
  package func translations(of key: String, table: String?) throws -> [String] {
    try LocalizedLookup(bundle: self, table: table).translations(of: key)
  }
}

/// Finds texts of the app in the language of the current traits, as the process's own language is that of the machine.
package struct LocalizedLookup {
  let bundle: Bundle
  let table: String

  /// Takes the app's bundle for nil, and the table `Localizable` for nil or an empty name.
  package init(bundle: Bundle?, table: String?) {
    self.bundle = bundle ?? .main
    self.table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
  }

  /// Returns the text with a key, else the value, else the key.
  ///
  /// A file that cannot be read shows its error in place of each text.
  package func text(for key: String, value: String? = nil) -> String {
    let locale = UITraitCollection.current.languageIdentifier
    do {
      let found = try tables.compactMap { table, bundle in
        table.text(for: key, locale: locale, fallback: bundle.developmentLanguage)
      }.first
      return found ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    } catch {
      return "\(error)"
    }
  }

  /// Returns the texts with a key in all languages, those of the first bundle that has it.
  func translations(of key: String) throws -> [String] {
    try tables.map { $0.texts.translations(of: key) }.first { !$0.isEmpty } ?? []
  }

  /// The main bundle of a test has no texts: those of the packages' bundles are used, as for images.
  private var tables: [(texts: LocalizedTexts, bundle: Bundle)] {
    get throws {
      try Bundle.searched(for: bundle).map { bundle in
        (
          try LocalizedTables.shared.texts(table, in: bundle.resourceURL ?? bundle.bundleURL),
          bundle
        )
      }
    }
  }
}

extension Bundle {
  /// The language of texts for locales into which nothing is translated: English if the bundle names none.
  ///
  /// Foundation's `developmentLocalization` ends the process for such a bundle on Linux.
  fileprivate var developmentLanguage: String {
    infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
  }
}

extension UITraitCollection {
  /// The language of texts, with the standard one for an unspecified one.
  var languageIdentifier: String { localeIdentifier ?? "en" }
}

/// The tables that were read: a process reads each once, as its resources do not change.
private final class LocalizedTables: Sendable {
  static let shared = LocalizedTables()

  private let tables = Lock<[URL: LocalizedTexts]>([:])

  func texts(_ name: String, in folder: URL) throws -> LocalizedTexts {
    let key = folder.appendingPathComponent(name)
    if let known = tables.withLock({ $0[key] }) { return known }
    let texts = try LocalizedTexts(table: name, in: folder)
    tables.withLock { $0[key] = texts }
    return texts
  }
}
