import Foundation
import Graphics
internal import LayoutModel

struct ReferenceFile {
  let bitmap: Bitmap
  /// Nil if the file was saved by another program that dropped the text.
  let text: SnapshotText?

  /// The layout; nil if the file contains none readable by this version.
  var layout: Layout? { try? text?.storedLayout() }

  /// Reads a reference.
  ///
  /// - Throws: an error that describes the problem with the file and what to do.
  init(_ data: Data, name: String) throws {
    let image = try PNG.decode(data, name: name)
    bitmap = image.bitmap
    text = try? SnapshotText(chunks: image.text, name: name)
  }

  static func digest(of data: Data) -> String {
    Digest(of: data).description
  }
}

/// A reference whose seal shows that its pixels equal the actual's, so that it need not be decoded.
///
/// Decoding a picture costs about a hundred times as much as comparing it, and most pictures are equal.
struct SealedReference: ArtifactComparison {
  private let data: Data
  private let name: String
  private let actual: Snapshot

  /// Nil if the file is not sealed, was altered since, or has other pixels.
  init?(_ data: Data, name: String, actual: Snapshot, pixels: Digest) {
    guard PNG.sealedDigest(of: data) == pixels else { return nil }
    self.data = data
    self.name = name
    self.actual = actual
  }

  var isAccepted: Bool { true }

  /// A file without a layout is not equal.
  var isSameContent: Bool { text?.isSameContent(as: actual) == true }

  private var text: SnapshotText? {
    guard let chunks = try? PNG.readText(data, name: name) else { return nil }
    return try? SnapshotText(chunks: chunks, name: name)
  }

  func encodedDifference() -> Data? { nil }

  func explain(in record: inout SnapshotResult, wording: any RecordWording) {
    record.referenceSize = actual.size
    // The layout is read only where the test fails.
    if record.hasErrorDiagnostic {
      record.noteKnownDiagnostics(of: actual.tree, in: try? text?.tree())
    }
  }
}
