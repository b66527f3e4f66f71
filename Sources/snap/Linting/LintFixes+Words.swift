import Fixtures
import LayoutModel
import SnapReport

extension LintFixes.Obstacle {
  /// Why a finding stays, as a sentence.
  var words: String {
    switch self {
    case .needsDecision: "It depends on what the cell is meant to be; the hint says what to choose."
    case .stays: "Nothing that was tried mends it in all configurations."
    case .moves(let element): "What mends it would move \(element), which is right."
    case .newFinding(let kind, let view):
      "What mends it would cause \(kind.rawValue) of \(view.isEmpty ? "the cell" : view)."
    case .isNamed(let element):
      "The constraint \(element) would have to go, and an outlet or a variation names it."
    }
  }
}

extension LintFixes.Rest {
  /// The finding in a line, and why it stays.
  var text: String {
    let place = ["\(finding.file):\(finding.line)", finding.kind.rawValue, finding.place]
      .filter { !$0.isEmpty }.joined(separator: ": ")
    return "\(place.visibleLine): not fixed. \(obstacle.words.visible)"
  }
}
