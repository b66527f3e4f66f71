import Foundation

/// The files of this repository, as a fresh clone has them.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardizedFileURL

  /// All files by their path below the root, in order.
  static let files: [String] = list("").sorted()

  /// All files and folders by their path below the root.
  static let paths: Set<String> = Set(
    files.flatMap { file in
      let parts = file.split(separator: "/")
      return (1...parts.count).map { parts.prefix($0).joined(separator: "/") }
    })

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  static func files(below folder: String, ending suffix: String) -> [String] {
    files.filter { $0.hasPrefix(folder) && $0.hasSuffix(suffix) }
  }

  private static func list(_ folder: String) -> [String] {
    let url = root.appendingPathComponent(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter(isTracked).flatMap { name in
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      let isFolder =
        (try? url.appendingPathComponent(name).resourceValues(
          forKeys: [.isDirectoryKey]))?.isDirectory == true
      return isFolder ? list(path) : [path]
    }
  }

  /// Build folders and results are not part of a clone; of hidden names these two are.
  private static func isTracked(_ name: String) -> Bool {
    !name.hasPrefix(".") || name == ".ci" || name == ".swift-format"
  }
}
