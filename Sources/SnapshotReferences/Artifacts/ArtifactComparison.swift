public import Foundation
import Graphics
import LayoutModel
public import SnapshotRecords

/// The comparison of an artifact with its reference.
public protocol ArtifactComparison {
  /// Whether the artifact passes: it is equal to its reference, or tolerances accept the difference.
  var isAccepted: Bool { get }

  /// Whether recording would write the same content, ignoring the engine.
  var isSameContent: Bool { get }

  /// Whether the reference's layout is the artifact's, in all that the version of Snap that wrote it knew of; by default
  /// ``isSameContent``.
  var isSameLayout: Bool { get }

  /// Returns a file of the same kind that shows the difference; nil if none can.
  ///
  /// - Throws: any error if it cannot be encoded.
  func encodedDifference() throws -> Data?

  /// Adds to a record the numbers of the comparison and, unless the artifact is accepted, the differences.
  ///
  /// - Parameter record: the record; its status is `passed`, which a comparison that is not accepted replaces.
  func explain(in record: inout SnapshotResult)
}

extension ArtifactComparison {
  public var isSameLayout: Bool { isSameContent }
}
