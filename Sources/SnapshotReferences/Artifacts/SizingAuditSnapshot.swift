public import Foundation
public import Graphics
public import SnapshotRecords

/// A table's sizing audit, stored as text; its record also contains the audit.
public struct SizingAuditSnapshot: SnapshotArtifact {
  public static let fileType = ArtifactFileType.text

  public let audit: SizingAudit
  /// The audit as lines of text.
  public let text: TextSnapshot

  /// Creates an artifact from an audit and its text.
  public init(_ audit: SizingAudit, text: TextSnapshot) {
    self.audit = audit
    self.text = text
  }

  /// The size of the table in points.
  public var size: SnapshotResult.Size { text.size }
  /// Pixels per point.
  public var scale: Double { text.scale }
  public var digest: Digest { text.digest }

  /// Adds the audit, which the report shows as a chart.
  public func describe(in record: inout SnapshotResult) { record.sizingAudit = audit }

  /// Returns the text as UTF-8.
  public func encoded() -> Data { text.encoded() }

  /// Compares the texts.
  public func compared(
    with reference: Data, name: String, trustingSeal: Bool
  ) throws -> any ArtifactComparison {
    try text.compared(with: reference, name: name, trustingSeal: trustingSeal)
  }
}
