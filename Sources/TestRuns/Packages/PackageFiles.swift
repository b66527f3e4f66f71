import FileAccess
import Foundation
import Graphics
import Revisions
import SnapshotReferences

/// The files that determine what the test targets of a package do.
///
/// 1. A file in a target's folder counts for that target and for all that depend on it. Ignored and hidden files count
///    too: a generator may have written them.
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
  /// The digest of the manifests in this environment, this package's and those of ``dependencies``; nil without targets.
  let manifest: Digest?
  /// The links when this value was made.
  private var links: [LinkedFiles.Link] = []

  /// Reads the manifests of a package and of those on which it depends by their paths.
  ///
  /// - Parameters:
  ///   - directories: the package's folders.
  ///   - outputs: what the run writes besides.
  ///   - isWithTargets: whether the package's targets count, so that its manifest is read.
  ///   - environment: the tool's.
  /// - Throws: ``PackageManifest/Problem``, `FileError` if a folder cannot be read, ``SnapError`` if git fails.
  init(
    of directories: SnapshotDirectories, writing outputs: [URL],
    withTargets isWithTargets: Bool = true, environment: [String: String]
  ) throws {
    let root = directories.packageRoot.resolvingSymlinksInPath()
    self.root = root
    self.environment = environment
    let manifests = isWithTargets ? try Self.manifests(of: root, environment) : []
    targets = manifests.first?.manifest.targets ?? []
    folders = targets.flatMap { target in
      target.possibleFolders.map { root.appendingPathComponent($0).standardizedFileURL }
        .first { Files.isFolder($0) }.map { [(path: $0.path, target: target.name)] } ?? []
    }.sorted { ($1.path.utf8.count, $0.target) < ($0.path.utf8.count, $1.target) }
    dependencies = manifests.dropFirst().map(\.folder)
    let texts = try manifests.map { try $0.manifest.canonical(in: root) }
    manifest = texts.isEmpty ? nil : Digest(of: Data(texts.joined(separator: [0])))
    left = ([directories.references, directories.pending] + outputs).map {
      $0.standardizedFileURL.resolvingSymlinksInPath().path
    }
    links = try allFiles().links
  }

  /// The package's manifest, and those of the packages on which it depends by their paths.
  private static func manifests(
    of root: URL, _ environment: [String: String]
  ) throws -> [(folder: URL, manifest: PackageManifest)] {
    var found: [(folder: URL, manifest: PackageManifest)] = []
    var open = [root]
    while let next = open.popLast()?.resolvingSymlinksInPath() {
      guard !found.contains(where: { $0.folder.path == next.path }) else { continue }
      found.append((next, try PackageManifest(of: next, environment: environment)))
      open += found.last?.manifest.localDependencies ?? []
    }
    return found.prefix(1) + found.dropFirst().sorted { $0.folder.path < $1.folder.path }
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
    let files = try all.paths.sorted().map(\.text).filter { !isLeft($0) }.map { path in
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
    try addTargets(to: &all)
    for name in ["Package.swift", "Package.resolved", "snap.json"] {
      try all.add("\(root.path)/\(name)")
    }
    for folder in [root] + dependencies { try Self.addFiles(in: folder, to: &all, environment) }
    return all
  }

  private func addTargets(to all: inout LinkedFiles) throws {
    // Sources of dependencies that are being edited are there, and most repositories ignore it.
    for place in folders.map(\.path) + ["\(root.path)/Packages"] {
      try all.addFolder(URL(fileURLWithPath: place, isDirectory: true), withHidden: true)
    }
  }

  /// Adds the files of a package's folder that git does not ignore; without git all but hidden ones.
  private static func addFiles(
    in folder: URL, to all: inout LinkedFiles, _ environment: [String: String]
  ) throws {
    guard let repository = try GitRepository.ifAny(around: folder, environment: environment) else {
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

  /// Whether a path is below a folder.
  static func isIn(_ folder: String, _ path: String) -> Bool {
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

/// What two machines compare, whose checkouts are at different places.
extension PackageFiles {
  /// Returns the digests of the files that git tracks, nil without git, and of others: those in the targets' folders, cell
  /// files, and without git Interface Builder files.
  ///
  /// Other files than these, such as what a job has downloaded, are not the same on all machines.
  ///
  /// - Parameter cellFiles: the package's cell files.
  /// - Returns: both digests.
  /// - Throws: `FileError` if a file cannot be read, ``SnapError`` if git fails.
  func contents(with cellFiles: [URL]) throws -> (tracked: Digest?, others: Digest) {
    var (tracked, others) = (LinkedFiles(), LinkedFiles())
    var hasGit = false
    try addTargets(to: &others)
    for name in ["Package.swift", "snap.json"] { try others.add("\(root.path)/\(name)") }
    for file in cellFiles { try others.add(file.path) }
    for folder in [root] + dependencies {
      if let repository = try GitRepository.ifAny(around: folder, environment: environment) {
        hasGit = hasGit || folder == root
        for path in try repository.trackedFiles().map({ "\(repository.root.path)/\($0)" })
        where Self.isIn(folder.path, path) { try tracked.add(path) }
      } else if folder != root {
        try others.addFolder(folder)
      }
    }
    if !hasGit, !cellFiles.isEmpty {
      var visible = LinkedFiles()
      try visible.addFolder(root)
      for path in visible.paths.map(\.text) where Self.nibs.contains(where: path.hasSuffix) {
        try others.add(path)
      }
    }
    // The build may change it.
    let resolved: Set = [BytePath("\(root.path)/Package.resolved")]
    return (
      hasGit ? try digest(of: tracked.paths.subtracting(resolved)) : nil,
      try digest(of: others.paths.subtracting(tracked.paths).subtracting(resolved))
    )
  }

  private static let nibs = [".storyboard", ".xib"]

  private func digest(of paths: Set<BytePath>) throws -> Digest {
    try Self.digest(of: paths.filter { !isLeft($0.text) }, in: root.path)
  }

  /// Returns the digest of a package's references.
  ///
  /// - Throws: `FileError` if one cannot be read.
  static func digest(of directories: SnapshotDirectories) throws -> Digest {
    var references = LinkedFiles()
    try references.addFolder(directories.references)
    return try digest(
      of: references.paths, in: directories.references.resolvingSymlinksInPath().path)
  }

  /// Files outside of a folder, to which links lead, are at different places; they count by their names.
  private static func digest(of paths: Set<BytePath>, in folder: String) throws -> Digest {
    let lines = try paths.map(\.text).map { path in
      let name =
        isIn(folder, path)
        ? String(path.dropFirst(folder.count + 1)) : URL(fileURLWithPath: path).lastPathComponent
      return "\(name)\0\(Digest(of: try contents(of: path)))\n"
    }
    return Digest(of: Data(lines.map(BytePath.init).sorted().map(\.text).joined().utf8))
  }
}
