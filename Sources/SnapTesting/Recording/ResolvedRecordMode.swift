#if !canImport(Darwin)
internal import Foundation
internal import SnapReport
internal import SnapshotRecords
internal import SnapshotReferences
internal import Snapshots

/// When one assertion writes references, and what decided it.
struct ResolvedRecordMode: Sendable {
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
