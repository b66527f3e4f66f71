import FileAccess
import Fixtures
import Foundation
import SnapReport
import Snapshots

/// Finds the files of a bundle, each with its path there.
///
/// Links are followed: what they lead to is packed in their place, as the folders outside of a package are not on the
/// machine that runs it. A link back to a folder around it is left out.
struct PackedFiles {
  private(set) var items: [BundleContent.Item] = []

  /// Adds the visible files in a folder and below it.
  ///
  /// - Throws: `FileError` if a folder cannot be read.
  mutating func addFolder(_ folder: URL, as path: String) throws {
    try add(folder, as: path, within: [])
  }

  /// Adds a file, or a folder with all that is visible in it; nothing for what does not exist.
  ///
  /// - Throws: `FileError` if a folder cannot be read.
  mutating func add(_ file: URL, as path: String) throws {
    try add(file, as: path, within: [])
  }

  private mutating func add(_ file: URL, as path: String, within folders: [String]) throws {
    guard Files.exists(file) else { return }
    guard Files.isFolder(file) else {
      return items.append(BundleContent.Item(path: path, file: file))
    }
    let real = file.resolvingSymlinksInPath().path
    guard !folders.contains(real) else { return }
    for name in try Files.names(in: file) where !name.hasPrefix(".") {
      try add(
        file.appendingPathComponent(name), as: "\(path)/\(name)", within: folders + [real])
    }
  }
}

/// Choosing a package's files.
extension PackedFiles {
  /// Endings of sources, which no run needs.
  private static let sources: Set<String> = [
    "swift", "c", "cc", "cpp", "cxx", "h", "hpp", "m", "mm", "s", "o", "md", "tar",
  ]

  /// Returns the files of a package that a run reads: its references and settings, and if there are cell files, all that git
  /// does not ignore, except sources.
  ///
  /// References that no test wanted in the last whole run are left out, unless a source has changed since.
  ///
  /// - Parameters:
  ///   - directories: the package's folders.
  ///   - output: the archive, which is not packed into itself.
  ///   - environment: the tool's.
  /// - Returns: the files, the references first.
  /// - Throws: `FileError` or ``SnapError`` if they cannot be listed.
  static func ofPackage(
    _ directories: SnapshotDirectories, output: URL, _ environment: [String: String]
  ) throws -> [BundleContent.Item] {
    var references = PackedFiles()
    try references.addFolder(directories.references, as: "package/Snapshots")
    let unwanted = try SnapshotStore(directories: directories, mode: .never).unwantedReferences()
    var others = PackedFiles()
    let cellFiles = PackageCellFiles.urls(in: directories.packageRoot)
    if cellFiles.isEmpty {
      let settings = directories.packageRoot.appendingPathComponent("snap.json")
      try others.add(settings, as: "package/snap.json")
    } else {
      try others.addListed(in: directories.packageRoot, besides: cellFiles, environment)
    }
    let left = [directories.references, directories.pending].map(\.path)
    // Behind links, cell files are not looked for.
    let found = Set(cellFiles.map(\.path))
    let isOther = { (path: String) in
      CellFile.suffixes.contains(where: path.hasSuffix) && !found.contains(path)
    }
    return references.items.filter { !unwanted.contains(directories.relativePath(of: $0.file)) }
      + others.items.filter { item in
        !sources.contains(item.file.pathExtension.lowercased()) && item.file.path != output.path
          && !isOther(item.file.path) && !left.contains { item.file.path.hasPrefix($0 + "/") }
      }
  }

  /// Adds what git does not ignore in a package, and its cell files; without git all that is visible.
  private mutating func addListed(
    in package: URL, besides cellFiles: [URL], _ environment: [String: String]
  ) throws {
    guard let repository = try GitRepository.ifAny(around: package, environment: environment) else {
      return try addFolder(package, as: "package")
    }
    let root = package.path + "/"
    let realRoot = package.resolvingSymlinksInPath().path + "/"
    let listed = try repository.workingFiles().map { "\(repository.root.path)/\($0)" }
      .filter { $0.hasPrefix(realRoot) }.map { String($0.dropFirst(realRoot.count)) }
    let own = cellFiles.map { String($0.path.dropFirst(root.count)) }
    for path in Set(listed + own).sorted()
    where !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
      try add(package.appendingPathComponent(path), as: "package/\(path)")
    }
  }
}
