import FileAccess
import Fixtures
package import Foundation
package import Revisions
import SnapReport
import SnapshotRecords
package import SnapshotReferences
import Snapshots

/// Finds the files of a bundle, each with its path there.
///
/// What a link leads to is packed in its place, if ``LinkTargets`` has it: other folders of the repository are not on the
/// machine that runs the bundle. A link back to a folder around it is left out.
package struct PackedFiles {
  package private(set) var items: [BundleContent.Item] = []
  /// The links, by their paths in the bundle, that lead to what must not be packed.
  package private(set) var leftOut: [String] = []
  private let targets: LinkTargets

  package init(linkingTo targets: LinkTargets) { self.targets = targets }

  /// Adds the visible files in a folder and below it.
  ///
  /// - Throws: `FileError` if a folder cannot be read.
  mutating func addFolder(_ folder: URL, as path: String) throws {
    try add(folder, as: path, within: [], isLinked: false)
  }

  /// Adds a file, or a folder with all that is visible in it; nothing for what does not exist.
  ///
  /// - Throws: `FileError` if a folder cannot be read.
  package mutating func add(_ file: URL, as path: String) throws {
    try add(file, as: path, within: [], isLinked: Files.isLink(file))
  }

  /// Adds a file or a folder that a project names by any path, if that is among the targets.
  ///
  /// - Throws: `FileError` if a folder cannot be read.
  package mutating func addOfProject(_ file: URL) throws {
    let name = file.lastPathComponent
    guard let real = Files.realPath(file) else { return }
    guard targets.mayEnter(real) else { return leftOut.append(file.path) }
    try add(file, as: name)
  }

  private mutating func add(
    _ file: URL, as path: String, within folders: [String], isLinked: Bool
  ) throws {
    guard let real = Files.realPath(file) else { return }
    guard Files.isFolder(file) else {
      guard !isLinked || targets.mayPack(real) else { return leftOut.append(path) }
      return items.append(BundleContent.Item(path: path, file: file))
    }
    guard !folders.contains(real) else { return }
    guard !isLinked || targets.mayEnter(real) else { return leftOut.append(path) }
    for name in try Files.names(in: file) where !name.hasPrefix(".") {
      let inner = file.appendingPathComponent(name)
      try add(
        inner, as: "\(path)/\(name)", within: folders + [real],
        isLinked: isLinked || Files.isLink(inner))
    }
  }
}

/// Choosing a package's files.
extension PackedFiles {
  /// Endings of sources, which no run needs.
  private static let sources: Set<String> = [
    "swift", "c", "cc", "cpp", "cxx", "h", "hpp", "m", "mm", "s", "o", "md", "tar",
  ]

  /// Where the references are in an archive, also those that a variable names in place of the package's.
  private static let referencePlace = "package/Snapshots"

  /// Returns the files of a package that a run reads: its references and settings, and if there are cell files, all that git
  /// does not ignore, except sources.
  ///
  /// References that no test wanted in the last whole run are left out, unless a source has changed since.
  ///
  /// - Parameters:
  ///   - directories: the package's folders.
  ///   - output: the archive, which is not packed into itself.
  ///   - environment: the tool's.
  /// - Returns: the files, the references first, and the links that are left out.
  /// - Throws: ``BundleError/linkedReferences(_:)``; `FileError` or ``SnapError`` if they cannot be listed.
  package static func ofPackage(
    _ directories: SnapshotDirectories, output: URL, _ environment: [String: String]
  ) throws -> (items: [BundleContent.Item], leftOut: [String]) {
    let package = directories.packageRoot
    let repository = try GitRepository.ifAny(around: package, environment: environment)
    // References in the package can be links of the repository; a folder that a variable names was chosen.
    let isNamed = SnapshotPlaces(environment: environment).references != nil
    let targets = try LinkTargets(
      of: package, in: repository, named: isNamed ? [directories.references] : [])
    var references = PackedFiles(linkingTo: targets)
    if isNamed {
      try references.addFolder(directories.references, as: referencePlace)
    } else {
      try references.add(directories.references, as: referencePlace)
    }
    guard references.leftOut.isEmpty else {
      throw BundleError.linkedReferences(references.leftOut.map(Self.pathInPackage))
    }
    let unwanted = try SnapshotStore(directories: directories, mode: .never).unwantedReferences()
    var others = PackedFiles(linkingTo: targets)
    let cellFiles = PackageFolder.cellFiles(in: package)
    if cellFiles.isEmpty {
      let settings = package.appendingPathComponent("snap.json")
      try others.add(settings, as: "package/snap.json")
    } else {
      try others.addListed(in: package, besides: cellFiles, repository)
    }
    let left = directories.pending.path + "/"
    // Behind links, cell files are not looked for.
    let found = Set(cellFiles.map(\.path))
    let isOther = { (path: String) in
      CellFile.suffixes.contains(where: path.hasSuffix) && !found.contains(path)
    }
    let items =
      references.items.filter { !unwanted.contains(directories.relativePath(of: $0.file)) }
      + others.items.filter { item in
        !sources.contains(item.file.pathExtension.lowercased()) && item.file.path != output.path
          && !isOther(item.file.path) && !item.file.path.hasPrefix(left)
          && !item.path.hasPrefix(referencePlace + "/")
      }
    return (items, others.leftOut.map(Self.pathInPackage))
  }

  private static func pathInPackage(_ path: String) -> String {
    String(path.dropFirst("package/".count))
  }

  /// Adds what git does not ignore in a package, and its cell files; without git all that is visible.
  private mutating func addListed(
    in package: URL, besides cellFiles: [URL], _ repository: GitRepository?
  ) throws {
    guard let repository else { return try addFolder(package, as: "package") }
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
