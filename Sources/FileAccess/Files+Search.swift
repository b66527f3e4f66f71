package import Foundation

extension Files {
  /// Returns the nearest of a folder and those above it that has an entry of a name; nil if none has.
  package static func nearestFolder(to start: URL, with name: String) -> URL? {
    var folder = start
    while !exists(folder.appendingPathComponent(name)) {
      guard folder.path != "/" else { return nil }
      folder = folder.deletingLastPathComponent()
    }
    return URL(fileURLWithPath: folder.path, isDirectory: true)
  }

  /// Returns the regular files below a folder whose names have one of the extensions, in lowercase, sorted by path.
  ///
  /// Hidden folders and symbolic links are not entered. Folders are read from the outside in, and in the order of their
  /// names, until a number of files and folders is seen, so the result is the same on all machines.
  package static func files(
    below folder: URL, withExtensions extensions: Set<String>, reading mostEntries: Int
  ) -> [URL] {
    var found: [URL] = []
    var folders = [folder]
    var next = 0
    var count = 0
    while next < folders.count, count < mostEntries {
      let entries = entries(of: folders[next])
      next += 1
      count += entries.count
      folders += entries.filter { $0.kind == S_IFDIR }.map(\.url)
      found += entries.filter {
        $0.kind == S_IFREG && extensions.contains($0.url.pathExtension.lowercased())
      }.map(\.url)
    }
    return found.sorted { $0.path < $1.path }
  }

  /// Returns what is visible in a folder with its kind, sorted by name; nothing of one that cannot be read.
  private static func entries(of folder: URL) -> [(url: URL, kind: mode_t)] {
    let names = (try? names(in: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.map { name in
      let url = folder.appendingPathComponent(name, isDirectory: false)
      return (url, ownKind(of: url) ?? 0)
    }
  }
}
