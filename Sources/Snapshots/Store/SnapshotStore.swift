/// The store of references, pending artifacts and result records of one package.
///
/// ```swift
/// let store = SnapshotStore(directories: directories, mode: mode, run: run, registry: registry)
/// let result = try store.verify(snapshot, key: key, diagnostics: diagnostics, source: source)
/// if result.isFailure { report(FailureMessage(result).text) }
/// ```
///
/// | task | files |
/// | --- | --- |
/// | compares an artifact with its reference | `SnapshotStore+Verify` |
/// | writes references, pending artifacts and records | `SnapshotStore+Writing`; the bytes come from `Artifacts/` |
/// | detects two fixtures with one key | `SnapshotStore+Keys` |
/// | reads records | `SnapshotStore+Results` |
/// | accepts, rejects, undoes | `SnapshotStore+Review`, `SnapshotStore+Undo` |
/// | begins and ends a run, merges and prunes | `Runs/` |
///
/// A ``SnapshotArtifact`` defines what is compared and how; a ``RecordWording`` writes the sentences of a record.
///
/// # Guarantees
/// - Files are replaced atomically: any reader, even after an interruption, sees the old or the new one.
/// - Only a recording run, ``accept(_:)`` and its undo, and pruning change references.
public struct SnapshotStore: Sendable {
  /// The package's folders.
  public let directories: SnapshotDirectories
  /// When references are written.
  public let mode: RecordMode
  /// The token of this run, which distinguishes its records from older ones: the value of `SNAP_RUN`.
  public let run: String?
  let registry: KeyRegistry
  let wording: any RecordWording

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - directories: the package's folders.
  ///   - mode: when references are written.
  ///   - run: the token of this run: the value of `SNAP_RUN`; an empty text counts as none.
  ///   - registry: the keys that this process has verified, one registry for all its stores.
  ///   - wording: turns findings into the sentences of records; `SnapReport` has an initializer that passes its own.
  public init(
    directories: SnapshotDirectories, mode: RecordMode, run: String? = nil,
    registry: KeyRegistry = KeyRegistry(), wording: any RecordWording
  ) {
    self.directories = directories
    self.mode = mode
    self.run = run.flatMap { $0.isEmpty ? nil : $0 }
    self.registry = registry
    self.wording = wording
  }
}
