package import Foundation
import Graphics
package import SnapshotRecords

/// The comparison of an artifact with a reference of which only the digests are known.
package struct DigestComparison: ArtifactComparison {
  let reference: DigestLine
  let actual: DigestLine

  package init(reference: DigestLine, actual: DigestLine) {
    self.reference = reference
    self.actual = actual
  }

  package var isAccepted: Bool { reference.pixels == actual.pixels }

  package var isSameContent: Bool { reference == actual }

  package func encodedDifference() -> Data? { nil }

  package func explain(in record: inout SnapshotResult) {
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
