internal import Foundation
internal import Snapshots

/// What the environment of the test process says about this run; read here and nowhere below.
struct RunSettings: Sendable {
  let environment: [String: String]

  /// The settings of this process.
  static let process = RunSettings(environment: ProcessInfo.processInfo.environment)

  /// The keys that this process has verified.
  private static let registry = KeyRegistry()

  func store(for site: CallSite, record: RecordMode?) throws -> SnapshotStore {
    let directories = try SnapshotDirectories(
      containing: site.filePath.description,
      referenceDirectory: environment["SNAP_REFERENCE_DIR"])
    let mode = try RecordMode.resolve(argument: record, trait: nil, environment: environment)
    return SnapshotStore(
      directories: directories, mode: mode, run: environment["SNAP_RUN"], registry: Self.registry)
  }
}
