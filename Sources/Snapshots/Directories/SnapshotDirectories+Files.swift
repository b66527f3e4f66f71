public import Foundation

extension SnapshotDirectories {
  /// Returns the reference's file of a snapshot that is kept as text.
  public func textReference(for key: SnapshotKey) -> URL {
    references.appendingPathComponent("\(key).txt")
  }

  /// Returns the file of the text that did not match.
  public func textActual(for key: SnapshotKey) -> URL {
    pending.appendingPathComponent("\(key).actual.txt")
  }

  /// Returns the file of the difference of two texts.
  public func textDiff(for key: SnapshotKey) -> URL {
    pending.appendingPathComponent("\(key).diff.txt")
  }

  /// Returns the reference's file of a record, a picture or a text.
  ///
  /// It is made from the key: what a damaged record calls its files is never written to.
  func reference(of record: SnapshotResult) -> URL {
    record.isText ? textReference(for: record.key) : reference(for: record.key, scale: record.scale)
  }

  /// Returns the file of what did not match, a picture or a text.
  func actual(of record: SnapshotResult) -> URL {
    record.isText ? textActual(for: record.key) : actual(for: record.key, scale: record.scale)
  }

  /// Returns the file of the difference, a picture or a text.
  func diff(of record: SnapshotResult) -> URL {
    record.isText ? textDiff(for: record.key) : diff(for: record.key, scale: record.scale)
  }
}

extension SnapshotResult {
  /// Whether the snapshot is kept as text and not as a picture.
  var isText: Bool { reference.hasSuffix(".txt") }
}
