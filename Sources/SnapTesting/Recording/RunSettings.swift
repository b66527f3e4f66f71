internal import Foundation
internal import Snapshots

/// What the environment of the test process says about this run; read here and nowhere below.
struct RunSettings: Sendable {
  let environment: [String: String]

  /// The settings of this process.
  static let process = RunSettings(environment: ProcessInfo.processInfo.environment)

  /// How a person calls the tool: by the plugin, unless the tool itself runs these tests.
  var tool: ToolName { ToolName(environment: environment, default: .plugin) }

  /// The keys that this process has verified.
  private static let registry = KeyRegistry()

  func store(for site: CallSite, mode: RecordMode) throws -> SnapshotStore {
    let directories = try SnapshotDirectories(
      containing: site.filePath.description,
      referenceDirectory: environment["SNAP_REFERENCE_DIR"])
    return SnapshotStore(
      directories: directories, mode: mode, run: environment["SNAP_RUN"], registry: Self.registry)
  }

  /// Chooses the record mode of one assertion.
  ///
  /// 1. The code decides before the environment, the assertion before what encloses it.
  /// 2. In CI, and under a tool's run that promises to write nothing, the code cannot switch
  ///    recording on: a second run would find what the first one wrote, and pass.
  func recording(argument: RecordMode?, scope: RecordMode?) throws -> Recording {
    let standard = try RecordMode.resolve(argument: nil, trait: nil, environment: environment)
    let (mode, origin) = try RecordMode.resolveWithOrigin(
      argument: argument, trait: scope, environment: environment)
    let isRefused = standard == .never && (environment.isSet("CI") || environment.isSet("SNAP_RUN"))
    return Recording(
      mode: isRefused ? .never : mode, asked: mode, origin: origin, isUsual: mode == standard)
  }
}
