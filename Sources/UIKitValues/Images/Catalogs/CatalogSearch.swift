internal import FileAccess
internal import Foundation

/// A search through catalogues, which ends although links in them may lead around it, or out of the project.
package struct CatalogSearch {
  /// The folders that were read: each is read once.
  private var folders: Set<FileIdentity> = []
  private var left: Int

  /// Begins a search.
  ///
  /// - Parameter entries: how many files and folders it looks at; no app has nearly as many in its catalogues as by default.
  package init(reading entries: Int = 100_000) { left = entries }

  /// Returns what is in a folder, sorted by name; nothing of one that was read before.
  package mutating func contents(of folder: URL) -> [URL] {
    guard left > 0, let identity = FileIdentity(of: folder), folders.insert(identity).inserted
    else { return [] }
    let contents = folder.sortedContents.prefix(left)
    left -= contents.count
    return Array(contents)
  }
}
