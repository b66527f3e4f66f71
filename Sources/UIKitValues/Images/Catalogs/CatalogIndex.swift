internal import Foundation
internal import Locks

/// The folders with assets, their files and their sets, kept while a file is checked: its cells look for the same names
/// again in each configuration.
///
/// Outside of ``keep(_:)`` each search reads the folders anew, as an app may write files in between.
package final class CatalogIndex: Sendable {
  private struct Sets: Hashable {
    let folder: String
    let kind: AssetCatalog.Kind
  }

  @TaskLocal static var current: CatalogIndex?

  private let sets = Lock<[Sets: [String: URL]]>([:])
  private let names = Lock<[String: Set<String>]>([:])
  private let folders = Lock<[String: [URL]]>([:])

  /// Runs a function that only reads files, in which each folder is read once.
  package static func keep<Result>(_ body: () throws -> Result) rethrows -> Result {
    try $current.withValue(current ?? CatalogIndex(), operation: body)
  }

  /// Returns the set with a name in the catalogues of a folder; of several the first in alphabetical order.
  func set(_ kind: AssetCatalog.Kind, named name: String, in folder: URL) -> URL? {
    Self.kept(Sets(folder: folder.path, kind: kind), in: sets) {
      var found: [String: URL] = [:]
      folder.visitAssetSets(kind) { name, folder in
        if found[name] == nil { found[name] = folder }
        return false
      }
      return found
    }[name]
  }

  /// Returns the names of a folder's contents, which are read at the first search.
  func names(in folder: String, _ read: () -> Set<String>) -> Set<String> {
    Self.kept(folder, in: names, read)
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
