public import Foundation
public import Graphics

/// The audit of a table's rows, kept as a text; its record also holds the audit.
public struct SizingAuditSnapshot: SnapshotArtifact {
  /// Audits are kept as texts.
  public static let fileType = ArtifactFileType.text

  /// The audit.
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
  /// The digest of the text.
  public var digest: Digest { text.digest }

  /// Adds the audit, of which a report makes a chart.
  public func describe(in record: inout SnapshotResult) { record.sizingAudit = audit }

  /// Returns the text as UTF-8.
  public func encoded() -> Data { text.encoded() }

  /// Compares the texts.
  public func compared(with reference: Data, name: String) throws -> any ArtifactComparison {
    try text.compared(with: reference, name: name)
  }
}
