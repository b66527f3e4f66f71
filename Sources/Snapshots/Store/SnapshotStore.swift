import FileAccess
import Foundation
public import SnapshotRecords
public import SnapshotReferences

/// The store of references, pending artifacts and result records of one package.
///
/// ```swift
/// let store = SnapshotStore(directories: directories, mode: mode, run: run, session: session)
/// let result = try store.verify(PictureArtifact(snapshot), key: key, diagnostics: diagnostics)
/// if result.isFailure { report(FailureMessage(result).text) }
/// ```
///
/// | task | file |
/// | --- | --- |
/// | writes references and pending artifacts | this one, and `References/`; the bytes come from `SnapshotReferences` |
/// | writes and reads records | `SnapshotStore+Records`, with the logs in `Files/` |
/// | compares an artifact with its reference | `SnapshotStore+Verify` |
/// | detects two fixtures with one key | `SnapshotStore+Claims`, with what `Session/` remembers |
/// | accepts, rejects, undoes | `SnapshotStore+Review` |
/// | begins and ends a run, merges and prunes | `Runs/` |
///
/// A ``SnapshotArtifact`` defines what is compared and how; `SnapReport` makes the sentences about a record.
///
/// # Guarantees
/// - Files are replaced atomically: any reader, even after an interruption, sees the old or the new one.
/// - References are changed only by a recording run, ``accept(_:)`` and its undo, pruning, a conversion between pictures and digests, a
///   move to another name, and the resolution of disputed lines.
public struct SnapshotStore: Sendable {
  public let directories: SnapshotDirectories
  /// When references are written.
  public let mode: RecordMode
  /// The token of this run, which distinguishes its records from older ones: the value of `SNAP_RUN`.
  public let run: String?
  /// The running test as ``WorkInProgress/test`` has it; nil outside of tests.
  public var test: String?
  /// The framework of that test; nil if the text does not identify a test there.
  public var framework: TestFrameworkName?
  /// The part of the run to which this process belongs, if several processes share it: the value of `SNAP_JOB`.
  public var job: String?
  /// Which references are decoded although their seal says that their pixels are equal.
  public var decoding = SealTrust.none
  /// How often each snapshot is drawn.
  public var drawings = 1
  /// The absolute path of the picture that iOS made of what is verified next, if both are to be compared.
  package var iosPicture: String?
  /// Whether the files of this store are removed soon, and compared with each other only.
  ///
  /// They are written fast instead of small, without the engine's fingerprint.
  public var isTemporary = false
  let session: ProcessSession

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - directories: the package's folders.
  ///   - mode: when references are written.
  ///   - run: the token of this run: the value of `SNAP_RUN`; an empty text counts as none.
  ///   - session: the keys that this process has verified, one session for all its stores.
  public init(
    directories: SnapshotDirectories, mode: RecordMode, run: String? = nil,
    session: ProcessSession = ProcessSession()
  ) {
    self.directories = directories
    self.mode = mode
    self.run = run.flatMap { $0.isEmpty ? nil : $0 }
    self.session = session
  }
}

/// What a run writes.
extension SnapshotStore {
  var staging: StagingFolder { directories.staging }

  /// Makes git ignore `.snap/` and removes leftovers of interrupted runs, once per process.
  ///
  /// - Throws: `FileError`, also for a link in the folder: whoever put it there, what belongs in its place would be missing.
  func prepare() throws {
    guard session.isFirstUse(of: directories.paths.package) else { return }
    if let link = try directories.tree.linkError(in: directories.pending) { throw link }
    try staging.sweep()
    try removeOtherRunsClaims()
    // The tool looks at those of its own run.
    try removeAbandonedWork { $0.run == nil || $0.run != run }
    if try logs.all().count > Self.mostLogs { try logs.removeReplaced() }
    try directories.ignorePending()
  }

  /// The logs that plain runs of the tests leave until one removes those that later ones have replaced.
  private static let mostLogs = 8

  /// Writes the actual file, and the diff if there is one.
  func keepPending(
    _ artifact: some SnapshotArtifact, difference: Data?, in record: inout SnapshotResult
  ) throws {
    let (actualFile, diffFile) = (directories.actual(of: record), directories.diff(of: record))
    try staging.replace(actualFile, with: artifact.encoded())
    record.actual = directories.relativePath(of: actualFile)
    guard let difference else { return try directories.tree.remove(diffFile) }
    try staging.replace(diffFile, with: difference)
    record.diff = directories.relativePath(of: diffFile)
  }

  /// Removes the actual and the diff of this or an earlier run for the key.
  func removePending(of record: SnapshotResult) throws {
    let type = record.fileType
    for role in ["actual", "diff"] {
      let path = type.path(for: record.key, scale: record.scale, role: role)
      try directories.tree.remove(path: "\(directories.paths.pending)/\(path)")
    }
  }

  private func removeOtherRunsClaims() throws {
    guard run != nil else { return }
    for name in try directories.tree.names(in: claimsFolder) where name != claimsFolderName {
      // Another process may be removing the same folder; the rest is removed next time.
      try? directories.tree.removeFolder(claimsFolder.appendingPathComponent(name))
    }
  }

  /// Removes the claims of all runs; only for when this one has ended.
  func removeClaims() throws {
    try directories.tree.removeFolder(claimsFolder)
  }

  /// Writes the reference; the only place where a run does.
  func recordReference(_ artifact: some SnapshotArtifact, in record: inout SnapshotResult) throws {
    let reference = try reference(from: artifact.encoded(), of: record)
    try replaceReference(of: record, with: reference)
    record.status = .recorded
    record.isRecorded = true
    record.referenceDigest = reference.digest
    record.referencePicture = try referencePicture(of: record)
    try removePending(of: record)
  }
}
