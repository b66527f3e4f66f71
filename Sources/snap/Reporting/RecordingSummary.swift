import Foundation
import LayoutModel
import Snapshots

/// What a recording run wrote, or a dry one would have.
struct RecordingSummary {
  let results: [SnapshotResult]
  let mode: RecordingMode
  let isDryRun: Bool
  let directories: SnapshotDirectories
  let before: ReferenceSizes

  /// Whether every snapshot could be judged.
  var isComplete: Bool { !results.contains { $0.status == .error } }

  /// A line for each reference that was written, each that could not be, and the counts.
  var text: String {
    let written = results.filter(isWritten)
    let errors = results.filter { $0.status == .error }
    let lines =
      written.map(line) + errors.map { "error      \($0.key): \($0.message ?? "not judged")" }
      + brokenLayouts.map(\.text)
    let verb = isDryRun ? "would be written" : "written"
    var counts = ["\(written.count) \(verb)\(isDryRun ? "" : bytes(of: written))"]
    counts.append("\(results.count - written.count - errors.count) unchanged")
    if !errors.isEmpty { counts.append("\(errors.count) could not be judged") }
    return (lines + [counts.joined(separator: ", ")]).joined(separator: "\n")
  }

  /// What is wrong with the layouts, once for each cause.
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

  /// What all references together took and take, if more than one was written.
  private func bytes(of written: [SnapshotResult]) -> String {
    guard written.count > 1 else { return "" }
    let files = written.map { directories.url(ofRelativePath: $0.reference) }
    let old = files.reduce(0) { $0 + (before[$1] ?? 0) }
    let new = files.reduce(0) { $0 + (ReferenceSizes.size(of: $1) ?? 0) }
    return " (\(old) → \(new) bytes)"
  }

  private func isWritten(_ result: SnapshotResult) -> Bool {
    guard isDryRun else { return result.status == .recorded || result.isRecorded }
    switch result.status {
    case .missing: return true
    case .different, .sizeChanged: return mode != .missing
    case .passed, .recorded, .error: return false
    }
  }

  private func line(_ result: SnapshotResult) -> String {
    let file = directories.url(ofRelativePath: result.reference)
    let old = before[file].map { "\($0)" } ?? "none"
    if isDryRun { return "would write  \(result.reference)  (\(reason(result)))" }
    let new = ReferenceSizes.size(of: file).map { "\($0) bytes" } ?? "none"
    return "written    \(result.reference)  \(old) → \(new)"
  }

  private func reason(_ result: SnapshotResult) -> String {
    switch result.status {
    case .missing: "no reference yet"
    case .sizeChanged: "another size"
    case .different, .passed, .recorded, .error: "differs"
    }
  }
}
