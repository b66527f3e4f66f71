import Foundation
import LayoutModel
import NumberText
import SnapReport
import SnapshotRecords
import TestRuns

extension SourceFixes.Obstacle {
  /// Why a problem stays, as a sentence.
  var words: String {
    switch self {
    case .needsDecision:
      "It depends on what the cell is meant to be; the message of the snapshot says what to choose."
    case .stays: "Nothing that was tried mends it."
    case .doesNotBuild: "What mends it does not compile where it would be written."
    case .moves(let view, let key):
      "What mends it would move \(view) in \(key), which is right."
    case .newProblem(let kind, let view, let key):
      "What mends it would cause \(kind) of \(view.isEmpty ? "the cell" : view) in \(key)."
    case .otherFailure(let failure): "What mends it would make a test fail: \(failure)"
    case .lostSnapshot(let key): "What mends it would keep a test from taking \(key)."
    case .noSource(let file): "\(file), where it would be mended, is not in this package."
    case .severalSources(let file):
      "Several sources are called \(file) and make a constraint there, so it is not known which one to change."
    case .noConstraint(let file, let line):
      "\(file):\(line) makes the constraint together with others, by a visual format or a function for several "
        + "constraints. Change it there yourself."
    case .noName(let view):
      "No source has a name for \(view) where the change could be written. Keep it in a property of the cell."
    }
  }
}

extension SourceFixes {
  /// How many problems are gone, or would be.
  func summary(isWritten: Bool) -> String {
    let all = (fixes.count + rest.count).counted("problem")
    let changed = files.count.counted("file")
    return isWritten
      ? "Fixed \(fixes.count) of \(all) in \(changed)."
      : "\(fixes.count) of \(all) can be fixed, in \(changed). Nothing was written."
  }
}

extension Diagnostic {
  /// What and where it is, in a line.
  func place(in key: SnapshotKey) -> String {
    ["\(key)", kindName, view].filter { !$0.isEmpty }.joined(separator: ": ")
  }
}
