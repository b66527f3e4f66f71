import Foundation
import LayoutModel
import SnapReport
import SnapshotRecords
import SnapshotReferences

/// The references written by a recording run, or by a dry run if it were not dry.
struct RecordingSummary {
  let results: [SnapshotResult]
  let mode: RecordingMode
  let isDryRun: Bool
  let directories: SnapshotDirectories
  let before: ReferenceSizes

  var isComplete: Bool { !results.contains { $0.status == .error } }

  /// A line for each reference written, each that could not be written, and the counts.
  var text: String {
    let written = results.filter(isWritten)
    let refreshed = results.filter(\.isRefreshed)
    let errors = results.filter { $0.status == .error }
    let lines =
      written.map(line) + refreshed.map(line)
      + errors.map { "error      \($0.key): \($0.message ?? "not judged")" }
      + brokenLayouts.map(\.text)
    let verb = isDryRun ? "would be written" : "written"
    var counts = ["\(written.count) \(verb)\(isDryRun ? "" : bytes(of: written))"]
    if !refreshed.isEmpty { counts.append("\(refreshed.count) refreshed") }
    // A reference can be written and then be found to have the key of another fixture.
    let left = recordsDifferences ? 0 : results.count(where: isLeftDifferent)
    let rest = results.count { !isWritten($0) && !$0.isRefreshed && $0.status != .error } - left
    // Only a run that records compares the layouts in equal pictures.
    let isUnknown = isDryRun && mode.recordMode.recordsLayouts
    counts.append("\(rest) \(isUnknown ? "with equal pictures" : "unchanged")")
    if left > 0 { counts.append("\(left) left, with other differences") }
    if !errors.isEmpty { counts.append("\(errors.count) could not be compared") }
    return (lines + [counts.joined(separator: ", ")]).joined(separator: "\n")
  }

  /// Whether the mode is for references that differ or are missing, whatever the reason.
  private var recordsDifferences: Bool { mode != .engine && mode != .layouts }

  /// The layout errors, once per cause.
  private var brokenLayouts: [BrokenLayout] {
    var found: [BrokenLayout] = []
    for result in results {
      for diagnostic in result.diagnostics where diagnostic.severity == .error {
        guard !diagnostic.isAllowed else { continue }
        let layout = BrokenLayout(diagnostic, of: result.key)
        if let place = found.firstIndex(where: { $0.hasCause(of: layout) }) {
          found[place].keys += layout.keys
        } else {
          found.append(layout)
        }
      }
    }
    return found
  }

  /// The total size of the references before and after, if more than one was written.
  private func bytes(of written: [SnapshotResult]) -> String {
    guard written.count > 1 else { return "" }
    // Digests of a suite are in one file.
    let files = Set(written.map { directories.url(ofRelativePath: $0.reference) })
    let old = files.reduce(0) { $0 + (before[$1] ?? 0) }
    let new = files.reduce(0) { $0 + (ReferenceSizes.size(of: $1) ?? 0) }
    return " (\(old) → \(new) bytes)"
  }

  /// Whether a snapshot differs, or is new, and a run for the engine or the layouts left it alone.
  private func isLeftDifferent(_ result: SnapshotResult) -> Bool {
    switch result.status {
    case .different, .sizeChanged, .missing: !isWritten(result)
    case .passed, .recorded, .error: false
    }
  }

  private func isWritten(_ result: SnapshotResult) -> Bool {
    guard isDryRun else {
      return !result.isRefreshed && (result.status == .recorded || result.isRecorded)
    }
    switch result.status {
    case .missing: return recordsDifferences
    case .different, .sizeChanged:
      return mode == .engine
        ? result.hasEngineDrift == true : recordsDifferences && mode != .missing
    case .passed, .recorded, .error: return false
    }
  }

  private func line(_ result: SnapshotResult) -> String {
    let file = directories.url(ofRelativePath: result.reference)
    let old = before[file].map { "\($0)" } ?? "none"
    if isDryRun { return "would write  \(result.reference)  (\(reason(result)))" }
    let new = ReferenceSizes.size(of: file).map { "\($0) bytes" } ?? "none"
    let verb = result.isRefreshed ? "refreshed " : "written   "
    return "\(verb) \(result.reference)  \(old) → \(new)"
  }

  private func reason(_ result: SnapshotResult) -> String {
    switch result.status {
    case .missing: "no reference yet"
    case .sizeChanged: "another size"
    case .different, .passed, .recorded, .error: "differs"
    }
  }
}
