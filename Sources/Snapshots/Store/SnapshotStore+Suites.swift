import FileAccess
import Foundation
import SnapshotRecords
import SnapshotReferences

/// The folders in which references are: one for each suite, which can be in others.
extension SnapshotStore {
  /// A folder of references, with the names of what is in it.
  struct SuiteFolder {
    /// The path below the folder of all references; empty for that one itself.
    let suite: String
    let url: URL
    let names: [String]
    /// Whether it can be the folder of a suite.
    let canHoldReferences: Bool
    /// Whether files of digests can be in it.
    let canHoldDigests: Bool

    /// Returns the suite of a folder or a file of digests in this one.
    func suite(_ name: some StringProtocol) -> String {
      suite.isEmpty ? String(name) : "\(suite)/\(name)"
    }
  }

  /// Returns the folder of all references and those in it, each listed once; none behind a link to another folder.
  ///
  /// References are in folders as deep as the package's template says. Those right below the first one have the paths of packages without
  /// a template, which this one may have been.
  ///
  /// - Throws: `FileError` for a folder that cannot be read, ``ReferencesError/invalidSettings(file:_:)``
  func suiteFolders() throws -> [SuiteFolder] {
    var found: [SuiteFolder] = []
    let deepest = try pathTemplate().depth
    func add(_ url: URL, _ suite: String, depth: Int) throws {
      let folder = SuiteFolder(
        suite: suite, url: url, names: try Files.names(in: url).sorted(),
        canHoldReferences: depth == 1 || depth == deepest,
        canHoldDigests: depth == 0 || depth == deepest - 1)
      found.append(folder)
      for name in folder.names where depth < deepest && !Self.isFile(name) {
        let inner = url.appendingPathComponent(name, isDirectory: true)
        guard Files.isFolder(inner), !Files.isLink(inner) else { continue }
        try add(inner, folder.suite(name), depth: depth + 1)
      }
    }
    try add(directories.references, "", depth: 0)
    return found
  }

  /// Whether a name is that of a file, without a look at the disk, as there can be a hundred thousand.
  private static func isFile(_ name: String) -> Bool {
    [".png", ".txt", ".json", "." + ArtifactFileType.digestsExtension].contains(
      where: name.hasSuffix)
  }

  /// Returns the suite of a reference's file: the path of its folder below that of all references.
  func suite(ofFolder folder: URL) -> String {
    String(folder.standardizedFileURL.path.dropFirst(directories.references.path.count + 1))
  }
}
