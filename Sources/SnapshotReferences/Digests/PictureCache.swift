package import FileAccess
package import Foundation
import Graphics
import SnapshotRecords

/// The pictures behind digests, in a folder of this machine: each under the digests of its pixels and its layout.
///
/// It makes a difference visible, and decides nothing: whether a snapshot passes is known from its digest. A picture is
/// read only if it has the digests of its name, whoever wrote it.
package struct PictureCache {
  let folder: URL
  let staging: StagingFolder

  package init(folder: URL, staging: StagingFolder) {
    self.folder = folder
    self.staging = staging
  }

  /// Returns the picture's file, which need not exist.
  package func file(of line: DigestLine) -> URL {
    folder.appendingPathComponent(PictureContent(line).fileName)
  }

  package func holds(_ line: DigestLine) -> Bool { Files.exists(file(of: line)) }

  /// Returns a picture, nil if it is not there.
  ///
  /// A file with other content is removed.
  package func picture(of line: DigestLine) throws -> Data? {
    let file = file(of: line)
    guard let data = try staging.tree.read(file) else { return nil }
    let found = try? DigestLine(name: line.name, png: data, file: file.path)
    if found == line { return data }
    try staging.tree.remove(file)
    return nil
  }

  /// Keeps a picture, if it is not there.
  package func keep(_ line: DigestLine, _ encoded: () throws -> Data) throws {
    guard !holds(line) else { return }
    try staging.replace(file(of: line), with: encoded())
  }

  /// Removes the pictures of all other lines.
  package func removeAll(besides lines: [DigestLine]) throws {
    let kept = Set(lines.map { file(of: $0).lastPathComponent })
    for name in try staging.tree.names(in: folder) where !kept.contains(name) && Self.isName(name) {
      try staging.tree.remove(folder.appendingPathComponent(name))
    }
  }

  /// Whether a file of this name can be a picture's.
  package static func isName(_ name: String) -> Bool {
    let digests = name.dropLast(".png".count).split(separator: "-")
    return name.hasSuffix(".png") && digests.count == 2 && Digest(String(digests[0])) != nil
      && DigestPrefix(String(digests[1])) != nil
  }
}
