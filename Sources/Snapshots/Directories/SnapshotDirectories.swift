public import Foundation

/// The folders of one package: its references in `Snapshots/`, and `.snap/` for the files of a run.
public struct SnapshotDirectories: Hashable, Sendable {
  /// The folder of `Package.swift`.
  public let packageRoot: URL
  /// The folder of the references.
  public let references: URL
  /// `.snap/`: pending pictures and result records, nothing that belongs under version control.
  public let pending: URL
  /// `.snap/results/`: one JSON record for each key.
  public let results: URL

  /// Creates the folders of a package.
  ///
  /// - Parameters:
  ///   - packageRoot: the folder of `Package.swift`.
  ///   - referenceDirectory: where the references are instead of `Snapshots/`, absolute or below
  ///     the package: the value of `SNAP_REFERENCE_DIR`. An empty text counts as none.
  public init(packageRoot: URL, referenceDirectory: String? = nil) {
    self.packageRoot = Self.folder(packageRoot.path, below: nil)
    pending = Self.folder(".snap", below: self.packageRoot)
    results = Self.folder("results", below: pending)
    if let referenceDirectory, !referenceDirectory.isEmpty {
      references = Self.folder(referenceDirectory, below: self.packageRoot)
    } else {
      references = Self.folder("Snapshots", below: self.packageRoot)
    }
  }

  /// The folders of the same package, with another place for a run's files.
  init(_ other: SnapshotDirectories, pending: URL) {
    packageRoot = other.packageRoot
    references = other.references
    self.pending = pending
    results = Self.folder("results", below: pending)
  }

  /// Finds the package of a test by walking up from its file to the nearest `Package.swift`.
  ///
  /// If the package is not on this machine (a test built elsewhere), a reference folder replaces it: its parent becomes
  /// the root.
  ///
  /// - Parameters:
  ///   - file: the path of a source file, from `#filePath`.
  ///   - referenceDirectory: the value of `SNAP_REFERENCE_DIR`.
  /// - Throws: ``SnapshotsError/noPackage(file:)`` if no folder above the file contains a `Package.swift`.
  public init(containing file: String, referenceDirectory: String? = nil) throws {
    var folder = URL(fileURLWithPath: file).standardizedFileURL.deletingLastPathComponent()
    while !FileManager.default.fileExists(
      atPath: folder.appendingPathComponent("Package.swift").path)
    {
      guard folder.path != "/", !folder.path.isEmpty else {
        guard let referenceDirectory, referenceDirectory.hasPrefix("/") else {
          throw SnapshotsError.noPackage(file: file)
        }
        let root = URL(fileURLWithPath: referenceDirectory).deletingLastPathComponent()
        self.init(packageRoot: root, referenceDirectory: referenceDirectory)
        return
      }
      folder = folder.deletingLastPathComponent()
    }
    self.init(packageRoot: folder, referenceDirectory: referenceDirectory)
  }

  /// Returns the file of a picture's reference.
  public func reference(for key: SnapshotKey, scale: Double) -> URL {
    references.appendingPathComponent(key.referencePath(scale: scale))
  }

  /// Returns the file of the actual picture.
  public func actual(for key: SnapshotKey, scale: Double) -> URL {
    pendingPicture(for: key, scale: scale, role: "actual")
  }

  /// Returns the file of the diff.
  public func diff(for key: SnapshotKey, scale: Double) -> URL {
    pendingPicture(for: key, scale: scale, role: "diff")
  }

  /// Returns the file of the key's result record.
  public func record(for key: SnapshotKey) -> URL {
    results.appendingPathComponent(key.recordPath)
  }

  /// Returns the path relative to the package, or the absolute path of a file outside it.
  public func relativePath(of url: URL) -> String {
    let root = packageRoot.path == "/" ? "/" : packageRoot.path + "/"
    return url.path.hasPrefix(root) ? String(url.path.dropFirst(root.count)) : url.path
  }

  /// Returns the file of a path from ``relativePath(of:)``.
  public func url(ofRelativePath path: String) -> URL {
    path.hasPrefix("/")
      ? URL(fileURLWithPath: path) : packageRoot.appendingPathComponent(path)
  }

  private func pendingPicture(for key: SnapshotKey, scale: Double, role: String) -> URL {
    pending.appendingPathComponent(
      ArtifactFileType.picture.path(for: key, scale: scale, role: role))
  }

  private static func folder(_ path: String, below root: URL?) -> URL {
    URL(fileURLWithPath: path, isDirectory: true, relativeTo: root).absoluteURL.standardizedFileURL
  }
}
