internal import Foundation
internal import Locks

/// The folders of asset catalogues and their sets, kept while a file is checked: its cells look for the same names again in
/// each configuration.
///
/// Outside of ``keep(_:)`` each search reads the folders anew, as an app may write files meanwhile.
package final class CatalogIndex: Sendable {
  private struct Sets: Hashable {
    let catalog: String
    let kind: AssetCatalog.Kind
  }

  @TaskLocal static var current: CatalogIndex?

  private let sets = Lock<[Sets: [String: URL]]>([:])
  private let contents = Lock<[String: [URL]]>([:])
  private let folders = Lock<[String: [URL]]>([:])

  /// Runs a function that only reads files, in which each folder is read once.
  package static func keep<Result>(_ body: () throws -> Result) rethrows -> Result {
    try $current.withValue(current ?? CatalogIndex(), operation: body)
  }

  /// Returns the set with a name; of several the first in alphabetical order.
  func set(_ kind: AssetCatalog.Kind, named name: String, in catalog: AssetCatalog) -> URL? {
    Self.kept(Sets(catalog: catalog.url.path, kind: kind), in: sets) {
      var found: [String: URL] = [:]
      catalog.visitSets(kind) { name, folder in
        if found[name] == nil { found[name] = folder }
        return false
      }
      return found
    }[name]
  }

  /// Returns the sorted contents of a folder.
  func contents(of folder: URL) -> [URL] {
    Self.kept(folder.path, in: contents) { folder.sortedContents }
  }

  /// Returns a folder and those directly inside it.
  func withFoldersInside(_ folder: URL) -> [URL] {
    Self.kept(folder.path, in: folders) { folder.withFoldersInside }
  }

  private static func kept<Key: Hashable & Sendable, Value: Sendable>(
    _ key: Key, in lock: borrowing Lock<[Key: Value]>, _ find: () -> Value
  ) -> Value {
    if let known = lock.withLock({ $0[key] }) { return known }
    let found = find()
    lock.withLock { $0[key] = found }
    return found
  }
}
