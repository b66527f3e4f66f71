import Foundation
import Graphics

/// A reference whose seal says that it holds an actual's pixels, so that it need not be decoded.
///
/// Decoding a picture costs about a hundred times what comparing it does, and most pictures are equal.
struct SealedReference: ArtifactComparison {
  private let data: Data
  private let name: String
  private let actual: Snapshot

  /// Nil if the file is not sealed, was altered since, or holds other pixels.
  init?(_ data: Data, name: String, actual: Snapshot, pixels: Digest) {
    guard PNG.sealedDigest(of: data) == pixels else { return nil }
    self.data = data
    self.name = name
    self.actual = actual
  }

  var isAccepted: Bool { true }

  /// A file without a layout is not the same.
  var isSameContent: Bool {
    guard let chunks = try? PNG.readText(data, name: name),
      let stored = try? SnapshotText(chunks: chunks, name: name)
    else { return false }
    return stored.isSameContent(as: actual)
  }

  func encodedDifference() -> Data? { nil }

  func explain(in record: inout SnapshotResult, wording: any RecordWording) {
    record.referenceSize = actual.size
  }
}
