internal import Foundation
internal import SnapReport
internal import Snapshots

/// What the environment of the test process says about this run; read here and nowhere below.
struct RunSettings: Sendable {
  let environment: [String: String]
  /// The keys that this process has verified.
  private let registry = KeyRegistry()
  /// The part of the run that this process verifies; read once, as its plan is a file.
  private let part: Result<ShardAssignment?, any Error>

  /// The settings of this process.
  static let process = RunSettings(environment: ProcessInfo.processInfo.environment)

  init(environment: [String: String]) {
    self.environment = environment
    part = Result { try ShardAssignment(environment: environment) }
  }

  /// How a person calls the tool: by the plugin, unless the tool itself runs these tests.
  var tool: ToolName { ToolName(environment: environment, default: .plugin) }

  func store(for site: CallSite, mode: RecordMode) throws -> SnapshotStore {
    let directories = try SnapshotDirectories(
      containing: site.filePath.description,
      referenceDirectory: environment["SNAP_REFERENCE_DIR"])
    return SnapshotStore(
      directories: directories, mode: mode, run: environment["SNAP_RUN"], registry: registry)
  }

  /// Returns whether this process verifies the fixture, which otherwise need not be rendered here.
  ///
  /// - Throws: an error of Snapshots if `SNAP_SHARD` cannot be understood.
  func verifies(_ key: SnapshotKey, in store: SnapshotStore) throws -> Bool {
    try !store.skips(key, outside: part.get())
  }

  /// Chooses the record mode of one assertion.
  ///
  /// 1. The code decides before the environment, the assertion before what encloses it.
  /// 2. In CI, and under a tool's run that promises to write nothing, the code cannot switch
  ///    recording on: a second run would find what the first one wrote, and pass.
  func recordMode(argument: RecordMode?, scope: RecordMode?) throws -> ResolvedRecordMode {
    let standard = try RecordMode.resolve(argument: nil, trait: nil, environment: environment)
    let (mode, origin) = try RecordMode.resolveWithOrigin(
      argument: argument, trait: scope, environment: environment)
    let isRefused = standard == .never && (environment.isSet("CI") || environment.isSet("SNAP_RUN"))
    return ResolvedRecordMode(
      mode: isRefused ? .never : mode, requested: mode, origin: origin, isUsual: mode == standard)
  }
}
