import Foundation
import Graphics

/// A reference whose seal says that it holds an actual's pixels, so that it need not be decoded.
///
/// Decoding a picture costs about a hundred times what comparing it does, and most pictures are equal.
struct SealedReference {
  private let data: Data
  private let name: String

  /// Nil if the file is not sealed, was altered since, or holds other pixels.
  init?(_ data: Data, name: String, holding pixels: Digest) {
    guard PNG.sealedDigest(of: data) == pixels else { return nil }
    self.data = data
    self.name = name
  }

  /// Whether recording would write the same content, the engine's version aside.
  ///
  /// A file without a layout is not the same, and is left to those who decode it.
  func isSameContent(as actual: Snapshot) -> Bool {
    guard let chunks = try? PNG.readText(data, name: name),
      let stored = try? SnapshotText(chunks: chunks, name: name),
      let written = try? SnapshotText(snapshot: actual)
    else { return false }
    return stored.isSameContent(as: written)
  }
}
