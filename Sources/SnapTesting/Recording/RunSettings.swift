#if !canImport(Darwin)
internal import Foundation
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

  /// The settings of this process.
  static let process = RunSettings(environment: ProcessInfo.processInfo.environment)

  init(environment: [String: String]) {
    self.environment = environment
    part = Result { try ShardAssignment(environment: environment) }
  }

  /// The command that runs the tool: the plugin, unless the tool itself runs these tests.
  var tool: ToolName { ToolName(environment: environment, default: .plugin) }

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

/// When one assertion writes references, and what decided it.
struct ResolvedRecordMode: Sendable {
  /// The mode in effect.
  let mode: RecordMode
  /// The mode that was requested: another one only where recording is refused.
  let requested: RecordMode
  /// What requested it.
  let origin: RecordMode.Origin
  /// Whether the environment alone would have chosen the same mode.
  let isUsual: Bool

  /// The problem with recording from code, nil without one.
  ///
  /// A test that rewrites its own reference can never fail, so it does not pass either.
  func problem(rewritten: [SnapshotKey]) -> String? {
    guard let code else { return nil }
    if requested == .all {
      let effect =
        mode == .all ? "The references were recorded" : "Nothing was recorded in this run"
      return "\(code) is still in the code, so this test compares nothing. \(effect). "
        + "Remove it and run again; `SNAP_RECORD=all swift test` or `snap record --mode all` "
        + "records everything without a change to the code."
    }
    guard !isUsual, !rewritten.isEmpty else { return nil }
    return
      "\(code) has rewritten \(list(rewritten)). Look at what changed, and run again to verify "
      + "against it."
  }

  private func list(_ keys: [SnapshotKey]) -> String {
    keys.map(\.description).joined(separator: ", ")
  }

  /// The request in code, nil if it came from elsewhere.
  private var code: String? {
    switch origin {
    case .argument: "`record: .\(requested.rawValue)`"
    case .trait: "`.snapshots(record: .\(requested.rawValue))` or `withSnapshots(record:)`"
    case .environment, .standard: nil
    }
  }
}
#endif
