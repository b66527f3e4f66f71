import FileAccess
import Foundation
import SnapshotRecords
import SnapshotReferences

extension SnapshotStore {
  /// Compares an artifact's layout with the frames that iOS computed; nil without a file of them.
  ///
  /// - Throws: ``ArtifactRefusal`` if the file cannot be understood, `FileError` if it cannot be read.
  func agreement(of artifact: some SnapshotArtifact, _ key: SnapshotKey) throws -> FrameAgreement? {
    guard let layout = artifact.layout else { return nil }
    let path = IOSFrames.fileType.path(for: key, scale: 1, role: IOSFrames.role)
    guard let data = try Files.read(path: "\(directories.paths.references)/\(path)") else {
      return nil
    }
    guard let frames = try? JSONDecoder().decode(IOSFrames.self, from: data), frames.isSound else {
      let name = directories.paths.referencesPrefix + path
      let error = ReferencesError.invalidFrames(file: name)
      throw ArtifactRefusal(reason: error.description, subject: name)
    }
    return FrameAgreement(of: layout, with: frames)
  }
}
