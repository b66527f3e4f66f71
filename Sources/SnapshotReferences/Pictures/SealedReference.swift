import Foundation
import Graphics
import ImageComparison
internal import LayoutChanges
internal import LayoutModel
import SnapshotRecords

/// A reference with the pixels of the actual, by its seal, and where that is not trusted by its decoded pixels, too.
///
/// Most pictures are equal. Then neither the layout in the file is read nor two bitmaps are compared, both of which take
/// longer than decoding.
struct SealedReference: ArtifactComparison {
  private let data: Data
  private let name: String
  private let actual: Snapshot
  /// The live views, which know their places in files.
  private let views: (any CounterfactualLayout)?

  /// Nil if the file is not sealed, was altered since, has other pixels or cannot be decoded, or if parts are masked.
  init?(_ data: Data, name: String, of artifact: PictureArtifact, trustingSeal: Bool) {
    guard artifact.masks.isEmpty, artifact.comparison.maskedAreas.isEmpty,
      PNG.sealedDigest(of: data) == artifact.digest,
      trustingSeal || (try? PNG.pixelDigest(of: data, name: name)) == artifact.digest
    else { return nil }
    self.data = data
    self.name = name
    actual = artifact.snapshot
    views = artifact.counterfactual
  }

  var isAccepted: Bool { true }

  /// A file without a layout is not equal.
  var isSameContent: Bool { text?.isSameContent(as: actual) == true }

  var isSameLayout: Bool { text?.isSameLayout(as: actual) == true }

  private var text: SnapshotText? {
    guard let chunks = try? PNG.readText(data, name: name) else { return nil }
    return try? SnapshotText(chunks: chunks, name: name)
  }

  func encodedDifference() -> Data? { nil }

  func explain(in record: inout SnapshotResult) {
    record.referenceSize = actual.size
    // The layout is read only where the test fails.
    if record.hasErrorDiagnostic {
      let layout = try? text?.storedLayout()
      record.noteKnownDiagnostics(of: actual.tree, in: layout?.tree)
      record.explainNewErrors(of: actual, since: layout, views)
    }
  }
}
