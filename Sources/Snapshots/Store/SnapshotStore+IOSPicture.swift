import FileAccess
import Foundation
import SnapshotRecords
import SnapshotReferences

extension SnapshotStore {
  /// Judges an artifact by the picture that iOS made of it; nil without one, and for other kinds than pictures.
  ///
  /// - Throws: `FileError` if the file cannot be read.
  func pictureAgreement(of artifact: some SnapshotArtifact) throws -> PictureAgreement? {
    guard let iosPicture, let data = try Files.read(path: iosPicture) else { return nil }
    let name = directories.relativePath(of: URL(fileURLWithPath: iosPicture))
    return artifact.agreement(withPicture: data, name: name)
  }
}
