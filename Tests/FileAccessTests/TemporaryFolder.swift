import Foundation

/// A folder of its own that disappears with its owner.
final class TemporaryFolder: Sendable {
  let url: URL

  init(in parent: URL = FileManager.default.temporaryDirectory) {
    url = parent.appendingPathComponent("files-\(UUID().uuidString)", isDirectory: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ path: String) -> URL { url.appendingPathComponent(path) }

  /// The paths of all files, sorted.
  var files: [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
    return paths.filter { !file($0).hasDirectory }.sorted()
  }
}

extension URL {
  fileprivate var hasDirectory: Bool {
    (try? resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
  }
}
