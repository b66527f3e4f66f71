/// The store of references, pending artifacts and result records of one package.
///
/// ```swift
/// let store = SnapshotStore(directories: directories, mode: mode, run: run, registry: registry)
/// let result = try store.verify(snapshot, key: key, diagnostics: diagnostics, source: source)
/// if result.isFailure { report(FailureMessage(result).text) }
/// ```
///
/// | what it does | where |
/// | --- | --- |
/// | compares an artifact with its reference | `SnapshotStore+Verify` |
/// | writes a reference, as a PNG or text | `SnapshotStore+References`; the bytes are of `Artifacts/` |
/// | keeps what did not match, and its record | `SnapshotStore+Pending` |
/// | notices two fixtures on one key | `SnapshotStore+Keys` |
/// | reads records | `SnapshotStore+Results` |
/// | accepts, rejects, takes back | `SnapshotStore+Review`, `SnapshotStore+Undo` |
/// | begins and ends a run, merges and prunes | `Runs/` |
///
/// What is compared, and how, is said by a ``SnapshotArtifact``; how a record words it, by a
/// ``RecordWording``.
///
/// # Guarantees
/// - Files are replaced as a whole: whoever reads one, and whenever a run is stopped, sees the old
///   or the new.
/// - Only a run that records touches a reference, and ``accept(_:)``.
public struct SnapshotStore: Sendable {
  /// The package's folders.
  public let directories: SnapshotDirectories
  /// When references are written.
  public let mode: RecordMode
  /// The token of this run, so that a tool tells its records from older ones: the value of
  /// `SNAP_RUN`.
  public let run: String?
  let registry: KeyRegistry
  let wording: any RecordWording
  /// Whether other processes of the run may verify snapshots at the same time.
  let sharesRun: Bool

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - directories: the package's folders.
  ///   - mode: when references are written.
  ///   - run: the token of this run: the value of `SNAP_RUN`; an empty text counts as none.
  ///   - registry: the keys that this process has verified, one registry for all its stores.
  ///   - sharesRun: whether other processes of the run may verify snapshots at the same time, so that
  ///     two fixtures on one key are noticed among all of them.
  ///   - wording: what puts findings into the words that records keep; `SnapReport` has an initializer
  ///     that hands in its own.
  public init(
    directories: SnapshotDirectories, mode: RecordMode, run: String? = nil,
    registry: KeyRegistry = KeyRegistry(), sharesRun: Bool = true, wording: any RecordWording
  ) {
    self.directories = directories
    self.mode = mode
    self.run = run.flatMap { $0.isEmpty ? nil : $0 }
    self.registry = registry
    self.sharesRun = sharesRun
    self.wording = wording
  }
}
