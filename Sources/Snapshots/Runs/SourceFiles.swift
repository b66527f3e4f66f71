import FileAccess
import Foundation

/// The files of a package that decide which snapshots it has.
struct SourceFiles {
  let packageRoot: URL

  /// Fixtures are named by code, by cell files, and by the cells that these take from files of
  /// Interface Builder.
  private static let endings = [
    ".swift", ".cells.json", ".cells.json5", ".storyboard", ".xib",
  ]

  /// Returns a source that changed after a moment, or a folder from which one may have been removed;
  /// nil if there is none.
  func firstChange(since moment: Date) throws -> String? {
    try firstChange(in: packageRoot, since: moment, isRoot: true)
  }

  private func firstChange(in folder: URL, since moment: Date, isRoot: Bool) throws -> String? {
    let names = try Files.names(in: folder)
    let sources = names.filter { name in Self.endings.contains { name.hasSuffix($0) } }
    for name in sources where isChanged(folder.appendingPathComponent(name), since: moment) {
      return folder.appendingPathComponent(name).path
    }
    // The root's own date changes with each file that a tool puts there.
    if !isRoot && !sources.isEmpty && isChanged(folder, since: moment) { return folder.path }
    for name in names where !name.hasPrefix(".") {
      let inner = folder.appendingPathComponent(name, isDirectory: true)
      guard Files.isFolder(inner), !Files.isLink(inner) else { continue }
      if let found = try firstChange(in: inner, since: moment, isRoot: false) { return found }
    }
    return nil
  }

  private func isChanged(_ url: URL, since moment: Date) -> Bool {
    guard let date = Files.modificationDate(of: url) else { return true }
    return date > moment
  }
}
