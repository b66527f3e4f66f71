import Foundation
import Graphics

/// The comparison of an artifact with a reference of which only the digests are known.
struct DigestComparison: ArtifactComparison {
  let reference: DigestLine
  let actual: DigestLine

  var isAccepted: Bool { reference.pixels == actual.pixels }

  var isSameContent: Bool { reference == actual }

  func encodedDifference() -> Data? { nil }

  func explain(in record: inout SnapshotResult) {
    record.referenceSize = reference.size
    guard !isAccepted else { return }
    let isResized = reference.size != actual.size
    record.status = isResized ? .sizeChanged : .different
    record.isComparedByDigestOnly = true
    let size = isResized ? [ResultNote.sizeChange(from: reference.size, to: actual.size)] : []
    let isLayoutEqual = reference.layout == actual.layout
    let isDrift = isLayoutEqual && !isResized && reference.isDrawnOtherwise(than: actual)
    if isDrift { record.hasEngineDrift = true }
    record.notes = size + [isDrift ? .engineDrift : .onlyDigest(isLayoutEqual: isLayoutEqual)]
  }
}
