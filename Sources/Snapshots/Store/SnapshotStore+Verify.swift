extension SnapshotStore {
  /// Compares a picture with its reference, keeps what a person needs to judge it, and writes the
  /// record.
  ///
  /// - Equal to the reference: `passed`; what an earlier run kept for this key is removed.
  /// - Not equal: `different` or `sizeChanged`; actual, diff and record are kept below `.snap/`. In
  ///   the modes `all` and `failed` the reference is rewritten instead: `recorded`.
  /// - No reference: `missing`; in every mode but `never` the reference is then written.
  /// - A reference that cannot be read, or a second fixture on one key: `error`.
  ///
  /// - Parameters:
  ///   - actual: the picture and its layout.
  ///   - key: the snapshot's key, used by one fixture only.
  ///   - diagnostics: what is wrong with the layout, without what the assertion allows.
  ///   - source: where the assertion stands; the file as `#filePath` gives it, or relative to the
  ///     package.
  ///   - options: how to judge.
  /// - Returns: the record, as it was written.
  /// - Throws: ``SnapshotsError/fileSystem(action:path:reason:)`` if a file cannot be read or
  ///   written, `PNGError` if the picture has no pixels.
  public func verify(
    _ actual: Snapshot, key: SnapshotKey, diagnostics: [DiagnosticRecord] = [],
    source: SnapshotResult.Source? = nil, options: VerifyOptions = VerifyOptions()
  ) throws -> SnapshotResult {
    SnapshotResult(
      key: key, status: .error,
      reference: directories.relativePath(
        of: directories.reference(for: key, scale: actual.scale)),
      size: actual.size, scale: actual.scale)
  }
}
