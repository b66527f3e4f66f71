import FileAccess
import Foundation
import Graphics
import Snapshots

/// The files that determine what the test targets of a package do.
///
/// 1. A file in a target's folder counts for that target and for all that depend on it. Ignored files count too: a
///    generator may have written them.
/// 2. A file in no target's folder counts for every target unless git ignores it, as a test can read it. So does a file
///    of a package on which this one depends by its path.
/// 3. The versions of other dependencies are in `Package.resolved`, which always counts.
/// 4. A link counts with all that it leads to, also outside of the package: for those for whom the link counts.
/// 5. References are not among them: those of each target are in ``PassingNotes``.
struct PackageFiles {
  let root: URL
  private let targets: [PackageManifest.Target]
  /// The targets' folders, the longest first: a file belongs to the innermost one.
  private let folders: [(path: String, target: String)]
  /// The folders of packages in other folders, which this one needs.
  private let dependencies: [URL]
  /// Folders and files that no target reads: references, the files of a run, and what this run writes.
  private let left: [String]
  private let environment: [String: String]
  /// The links when this value was made.
  private var links: [LinkedFiles.Link] = []

  /// Reads the manifests of a package and of those on which it depends by their paths.
  ///
  /// - Throws: ``PackageManifest/Problem``, `FileError` if a folder cannot be read, ``SnapError`` if git fails.
  init(
    of directories: SnapshotDirectories, writing outputs: [URL], environment: [String: String]
  ) throws {
    let root = directories.packageRoot.resolvingSymlinksInPath()
    self.root = root
    self.environment = environment
    let manifest = try PackageManifest(of: root, environment: environment)
    targets = manifest.targets
    folders = targets.flatMap { target in
      target.possibleFolders.map { root.appendingPathComponent($0).standardizedFileURL }
        .first { Files.isFolder($0) }.map { [(path: $0.path, target: target.name)] } ?? []
    }.sorted { ($1.path.utf8.count, $0.target) < ($0.path.utf8.count, $1.target) }
    dependencies = try Self.dependencies(of: manifest, besides: root, environment)
    left = ([directories.references, directories.pending] + outputs).map {
      $0.standardizedFileURL.resolvingSymlinksInPath().path
    }
    links = try allFiles().links
  }

  private static func dependencies(
    of manifest: PackageManifest, besides root: URL, _ environment: [String: String]
  ) throws -> [URL] {
    var found: [URL] = []
    var open = manifest.localDependencies
    while let next = open.popLast()?.resolvingSymlinksInPath() {
      guard next.path != root.path, !found.contains(where: { $0.path == next.path }) else {
        continue
      }
      found.append(next)
      open += try PackageManifest(of: next, environment: environment).localDependencies
    }
    return found.sorted { $0.path < $1.path }
  }

  /// The names of the test targets, in the manifest's order.
  var testTargets: [String] { targets.filter(\.isTest).map(\.name) }

  /// Returns the test target to which a source belongs; nil if it is in none.
  func testTarget(ofSource path: String) -> String? {
    let owners = owners(of: root.appendingPathComponent(path).standardizedFileURL.path)
    return testTargets.first(where: owners.contains)
  }

  /// Returns the first of the paths, in their order, that counts for a test target.
  func first(of paths: [String], countingFor target: String) -> String? {
    let closure = closure(of: target)
    return paths.first { counts($0, for: closure, through: links) }
  }

  /// Returns the digests of the files that count for each test target.
  ///
  /// - Throws: `FileError` if a file cannot be read, ``SnapError`` if git fails.
  func digests() throws -> [String: Digest] {
    let all = try allFiles()
    let files = try all.paths.filter { !isLeft($0) }.sorted().map { path in
      (path: path, digest: Digest(of: try Self.contents(of: path)))
    }
    return Dictionary(
      uniqueKeysWithValues: testTargets.map { target in
        let closure = closure(of: target)
        let lines = files.filter { counts($0.path, for: closure, through: all.links) }.map {
          "\($0.path)\0\($0.digest)\n"
        }
        return (target, Digest(of: Data(lines.joined().utf8)))
      })
  }

  private func counts(
    _ path: String, for closure: Set<String>, through links: [LinkedFiles.Link]
  ) -> Bool {
    guard !isLeft(path) else { return false }
    if countsByItsPlace(path, for: closure) { return true }
    // What a link leads to may hold the next link; each is followed once.
    let isInTarget = { (link: LinkedFiles.Link) in
      link.target == path || Self.isIn(link.target, path)
    }
    let others = links.filter { !isInTarget($0) }
    return links.contains { isInTarget($0) && counts($0.place, for: closure, through: others) }
  }

  private func countsByItsPlace(_ path: String, for closure: Set<String>) -> Bool {
    if Self.isIn(root.path, path) {
      let owners = owners(of: path)
      return owners.isEmpty || !closure.isDisjoint(with: owners)
    }
    return dependencies.contains { Self.isIn($0.path, path) }
  }

  private func isLeft(_ path: String) -> Bool {
    left.contains { $0 == path || Self.isIn($0, path) }
  }

  private func owners(of path: String) -> Set<String> {
    // The folder itself has an owner where it is a link.
    guard let inner = folders.first(where: { $0.path == path || Self.isIn($0.path, path) }) else {
      return []
    }
    return Set(folders.filter { $0.path == inner.path }.map(\.target))
  }

  /// A test target, what it depends on, and all plugins, which may be part of any build.
  private func closure(of target: String) -> Set<String> {
    var open = [target] + targets.filter { $0.type == "plugin" }.map(\.name)
    var closure: Set<String> = []
    while let name = open.popLast() {
      guard closure.insert(name).inserted else { continue }
      open += targets.first { $0.name == name }?.dependencies.map(\.name) ?? []
    }
    return closure
  }

  private func allFiles() throws -> LinkedFiles {
    var all = LinkedFiles()
    for name in ["Package.swift", "Package.resolved", "snap.json"] {
      try all.add("\(root.path)/\(name)")
    }
    for folder in [root] + dependencies { try Self.addFiles(in: folder, to: &all, environment) }
    // Sources of dependencies that are being edited are there, and most repositories ignore it.
    let places = folders.map(\.path) + ["\(root.path)/Packages"]
    for place in places { try all.addFolder(URL(fileURLWithPath: place, isDirectory: true)) }
    return all
  }

  /// Adds the files of a package's folder that git does not ignore; without git all but hidden ones.
  private static func addFiles(
    in folder: URL, to all: inout LinkedFiles, _ environment: [String: String]
  ) throws {
    guard let repository = try? GitRepository(around: folder, environment: environment) else {
      return try all.addFolder(folder)
    }
    for path in try repository.workingFiles().map({ "\(repository.root.path)/\($0)" })
    where isIn(folder.path, path) {
      try all.add(path)
    }
  }

  /// The bytes of a file; a missing one, which git may still list, has none, and a link to a folder neither.
  private static func contents(of path: String) throws -> Data {
    let file = URL(fileURLWithPath: path)
    return Files.isFolder(file) ? Data() : try Files.read(file, atMost: .max) ?? Data()
  }

  private static func isIn(_ folder: String, _ path: String) -> Bool {
    path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}

extension PackageManifest.Target {
  /// The folders in which SwiftPM looks for the target, the first that exists is its own.
  fileprivate var possibleFolders: [String] {
    if let path { return [path] }
    let sources = ["Sources", "Source", "src", "srcs"]
    let parents = isTest ? ["Tests"] + sources : type == "plugin" ? ["Plugins"] : sources
    return parents.map { "\($0)/\(name)" }
  }
}
