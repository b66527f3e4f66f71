internal import ConstraintSolver
internal import Foundation

extension UIView {
  var isAmbiguous: Bool { solvedEngine?.alternatives(for: self) != nil }

  func takeOtherFrame() {
    guard let engine = solvedEngine, let witnesses = engine.alternatives(for: self) else { return }
    let low = engine.frame(of: self, in: witnesses.low)
    let high = engine.frame(of: self, in: witnesses.high)
    place(plainFrame == low ? high : low)
  }

  func affectingConstraints(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    solvedEngine?.constraints(affecting: self, axis) ?? []
  }

  private var solvedEngine: LayoutEngine? {
    let root = layoutHost
    if root.layoutEngine?.isStale != false { root.layoutIfNeeded() }
    return root.layoutEngine
  }
}
