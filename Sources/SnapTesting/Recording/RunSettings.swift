#if !canImport(Darwin)
internal import Foundation
internal import LayoutModel
internal import SnapReport
internal import SnapshotRecords
internal import SnapshotReferences
internal import Snapshots

/// The settings of this run from the test process's environment; read only here.
struct RunSettings: Sendable {
  let environment: [String: String]
  /// The keys that this process has verified.
  private let session = ProcessSession()
  /// The part of the run that this process verifies; read once, as its plan is a file.
  private let part: Result<ShardAssignment?, any Error>

  static let process = RunSettings(environment: ProcessInfo.processInfo.environment)

  init(environment: [String: String]) {
    self.environment = environment
    part = Result { try ShardAssignment(environment: environment) }
  }

  /// The command that runs the tool: the plugin, unless the tool itself runs these tests.
  var tool: ToolName { ToolName(environment: environment, default: .plugin) }

  /// Whether pictures are compared with those that iOS made.
  var comparesWithIOS: Bool { environment.isSet(PictureAgreement.variable) }

  /// Whether diagnostics say what may mend them in the sources.
  var wantsMendings: Bool { environment.isSet(CodeMending.variable) }

  /// Returns the store of the package that holds a source file.
  func store(forFile path: String, mode: RecordMode) throws -> SnapshotStore {
    let directories = try SnapshotDirectories(
      containing: path, places: SnapshotPlaces(environment: environment))
    let run = environment["SNAP_RUN"]
    var store = SnapshotStore(
      directories: directories.apart(fromRunsBut: run), mode: mode, run: run, session: session)
    store.job = environment[ShardAssignment.Variables.job.part]
    store.decoding = try SealTrust.resolve(environment: environment)
    store.drawings = try DrawingCount.resolve(environment: environment)
    return store
  }

  /// Returns whether this process verifies the fixture, which otherwise need not be rendered here.
  ///
  /// - Throws: an error of Snapshots if `SNAP_SHARD` is invalid.
  func verifies(_ key: SnapshotKey, in store: SnapshotStore) throws -> Bool {
    try !store.skips(key, outside: part.get())
  }

  /// Chooses the record mode of one assertion.
  ///
  /// 1. Code takes precedence over the environment, the assertion over its enclosing scopes.
  /// 2. In CI, and in a run of the tool that must not write, code cannot enable recording: a second run would find the
  ///    first one's references, and pass.
  func recordMode(argument: RecordMode?, scope: RecordMode?) throws -> ResolvedRecordMode {
    let standard = try RecordMode.resolve(argument: nil, trait: nil, environment: environment)
    let (mode, origin) = try RecordMode.resolveWithOrigin(
      argument: argument, trait: scope, environment: environment)
    let isRefused =
      standard == .never && (environment.isContinuousIntegration || environment.isSet("SNAP_RUN"))
    return ResolvedRecordMode(
      mode: isRefused ? .never : mode, requested: mode, origin: origin, isUsual: mode == standard)
  }
}
#endif
