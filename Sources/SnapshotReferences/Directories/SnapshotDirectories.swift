package import FileAccess
public import Foundation
package import LayoutModel
package import SnapshotRecords

/// The folders of one package: its references in `Snapshots/`, and `.snap/` for the files of a run, or the places that
/// the environment names instead.
public struct SnapshotDirectories: Hashable, Sendable {
  /// The folder of `Package.swift`.
  public let packageRoot: URL
  public let references: URL
  /// `.snap/`: pending pictures and result records, nothing that belongs under version control.
  public let pending: URL
  /// `.snap/results/`: the logs of result records.
  public let results: URL
  /// `.snap/pictures/`: the pictures of references that are digests.
  public let pictures: URL

  /// The folder of `Package.swift` where the tests were built, from which sources know their paths.
  public let sources: URL
  /// The folders that the user named, below which no link is followed.
  package let tree: FileTree
  /// The folders' paths, which each snapshot needs several times.
  package let paths: Paths

  /// Creates the folders of a package.
  ///
  /// - Parameters:
  ///   - packageRoot: the folder of `Package.swift`.
  ///   - places: folders other than `Snapshots/` and `.snap/`.
  public init(packageRoot: URL, places: SnapshotPlaces = SnapshotPlaces()) {
    self.init(packageRoot: packageRoot, places: places, in: nil)
  }

  /// Creates the folders of a package that no user named, in a tree.
  package init(packageRoot: URL, in tree: FileTree) {
    self.init(packageRoot: packageRoot, places: SnapshotPlaces(), in: tree)
  }

  private init(packageRoot: URL, places: SnapshotPlaces, in tree: FileTree?) {
    self.packageRoot = Self.folder(packageRoot.path, below: nil)
    pending = Self.folder(places.state ?? ".snap", below: self.packageRoot)
    results = Self.folder("results", below: pending)
    references = Self.folder(places.references ?? "Snapshots", below: self.packageRoot)
    let own = pending.appendingPathComponent("pictures").path
    pictures = Self.folder(places.pictures ?? own, below: self.packageRoot)
    sources = places.sources.map { Self.folder($0, below: nil) } ?? self.packageRoot
    paths = Paths(package: self.packageRoot, references: references, pending: pending)
    let named = [
      (places.state, pending), (places.references, references), (places.pictures, pictures),
    ]
    self.tree =
      tree
      ?? FileTree(
        roots: [FileTree.Root(self.packageRoot, variables: SnapshotPlaces.variablesOfFolders)]
          + named.filter { $0.0 != nil }.map { FileTree.Root(ofNamed: $0.1) })
  }

  /// The folders of the same package, with another place for a run's files.
  package init(_ other: SnapshotDirectories, pending: URL) {
    packageRoot = other.packageRoot
    references = other.references
    pictures = other.pictures
    sources = other.sources
    tree = other.tree
    self.pending = pending
    results = Self.folder("results", below: pending)
    paths = Paths(package: packageRoot, references: references, pending: pending)
  }

  /// Finds the package of a test by walking up from its file to the nearest `Package.swift`.
  ///
  /// If the package is not on this machine (a test built elsewhere), the places name its folder, or an absolute folder of
  /// references replaces it: its parent becomes the root.
  ///
  /// - Parameters:
  ///   - file: the path of a source file, from `#filePath`.
  ///   - places: folders other than `Snapshots/` and `.snap/`.
  /// - Throws: ``ReferencesError/noPackage(file:)`` if no folder above the file contains a `Package.swift`.
  public init(containing file: String, places: SnapshotPlaces = SnapshotPlaces()) throws {
    if let package = places.package, let sources = places.sources, file.hasPrefix(sources + "/") {
      self.init(packageRoot: URL(fileURLWithPath: package, isDirectory: true), places: places)
      return
    }
    var folder = URL(fileURLWithPath: file).standardizedFileURL.deletingLastPathComponent()
    while !FileManager.default.fileExists(
      atPath: folder.appendingPathComponent("Package.swift").path)
    {
      guard folder.path != "/", !folder.path.isEmpty else {
        guard let references = places.references, references.hasPrefix("/") else {
          throw ReferencesError.noPackage(file: file)
        }
        let root = URL(fileURLWithPath: references).deletingLastPathComponent()
        self.init(packageRoot: root, places: places)
        return
      }
      folder = folder.deletingLastPathComponent()
    }
    self.init(packageRoot: folder, places: places)
  }

  /// The name in the package's manifest; nil if it cannot be seen there, or the manifest is missing.
  public var packageName: String? {
    // Only what the text shows: asking SwiftPM takes a second.
    let file = packageRoot.appendingPathComponent("Package.swift")
    guard let data = try? Files.read(file) else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    return text.firstMatch(of: /\bPackage\(\s*name:\s*"([^"\\]+)"/).map { String($0.output.1) }
  }

  /// Returns the path relative to the package, or the absolute path of a file outside it.
  public func relativePath(of url: URL) -> String { paths.relative(url.path) }

  /// Returns the file of a path from ``relativePath(of:)``.
  public func url(ofRelativePath path: String) -> URL {
    path.hasPrefix("/")
      ? URL(fileURLWithPath: path) : packageRoot.appendingPathComponent(path)
  }

  /// Returns where a file beside the sources is now, which differs only if the tests were built elsewhere.
  public func url(ofFileBesideSources file: URL) -> URL {
    let path = file.standardizedFileURL.path
    guard path.hasPrefix(sources.path + "/") else { return file }
    return packageRoot.appendingPathComponent(String(path.dropFirst(sources.path.count + 1)))
  }

  private static func folder(_ path: String, below root: URL?) -> URL {
    URL(fileURLWithPath: path, isDirectory: true, relativeTo: root).absoluteURL.standardizedFileURL
  }
}

extension SnapshotDirectories {
  /// Paths of folders, without a slash at the end.
  package struct Paths: Hashable, Sendable {
    package let package, references, pending: String
    /// What the path of a reference, as ``SnapshotDirectories/relativePath(of:)`` returns it, begins with.
    package private(set) var referencesPrefix = ""

    fileprivate init(package: URL, references: URL, pending: URL) {
      (self.package, self.references, self.pending) = (package.path, references.path, pending.path)
      referencesPrefix = relative(self.references + "/")
    }

    /// The path relative to the package, or the absolute path of a file outside it.
    fileprivate func relative(_ path: String) -> String {
      let root = package == "/" ? "/" : package + "/"
      return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
    }
  }
}

/// The folder of a run's files.
extension SnapshotDirectories {
  package var staging: StagingFolder {
    StagingFolder(url: pending.appendingPathComponent("tmp", isDirectory: true), in: tree)
  }

  /// Makes git ignore the folder, and creates it if it is missing.
  package func ignorePending() throws {
    let ignore = pending.appendingPathComponent(".gitignore")
    if try !tree.exists(ignore) { try staging.replace(ignore, with: Data("*\n".utf8)) }
  }
}

/// The files of a record.
///
/// They are derived from its key: paths in a damaged record are never written to.
extension SnapshotDirectories {
  package func reference(of record: SnapshotResult) -> URL {
    references.appendingPathComponent(path(of: record, role: nil))
  }

  package func actual(of record: SnapshotResult) -> URL {
    pending.appendingPathComponent(path(of: record, role: "actual"))
  }

  package func diff(of record: SnapshotResult) -> URL {
    pending.appendingPathComponent(path(of: record, role: "diff"))
  }

  /// Returns the path of a record's file, relative to the folder of its role.
  package func path(of record: SnapshotResult, role: String?) -> String {
    record.fileType.path(for: record.key, scale: record.scale, role: role)
  }

  /// Returns an element, with its file's path relative to the package.
  package func relativeToPackage(_ element: LayoutElement) -> LayoutElement {
    let file = URL(fileURLWithPath: element.file).standardizedFileURL
    return LayoutElement(
      view: element.view, file: relativePath(of: file), line: element.line, id: element.id)
  }

  /// Returns a source location, with the file's path relative to the package.
  package func relativeToPackage(_ source: SnapshotResult.Source) -> SnapshotResult.Source {
    guard source.file.hasPrefix("/") else { return source }
    let file = url(ofFileBesideSources: URL(fileURLWithPath: source.file).standardizedFileURL)
    return SnapshotResult.Source(file: relativePath(of: file), line: source.line)
  }
}
