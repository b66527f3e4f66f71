import Fixtures
import Foundation

/// A control's own length beside the stored one, along an axis that no constraint fixes.
struct OwnLength {
  let element: String
  let rule: String
  let stored: Double
  let ours: Double
}

extension KnownCell {
  /// The lengths of texts and controls that their contents decide.
  func ownLengths(of views: [ViewLayout]) -> [OwnLength] {
    var found: [OwnLength] = []
    root.forEachView { view in
      guard let id = view.id, let stored = view.frame, stored.count == 4,
        let ours = views.first(where: { $0.id == id })?.frame, view.isMeasured
      else { return }
      for (axis, old, new) in [
        ("height", stored[3], ours.height), ("width", stored[2], ours.width),
      ] {
        guard let rule = view.rule(for: axis, stored: old), !fixes(axis, of: view) else { continue }
        found.append(
          OwnLength(element: "\(view.el) \(axis)", rule: "\(rule) \(axis)", stored: old, ours: new))
      }
    }
    return found
  }

  /// Whether the view has a constraint of its own along an axis, or hangs between others.
  private func fixes(_ axis: String, of view: View) -> Bool {
    let ends =
      axis == "height"
      ? ["top", "bottom", "firstBaseline", "baseline"] : ["leading", "trailing", "left", "right"]
    var edges = 0
    var isFixed = (view.constraints ?? []).contains { $0.fa == axis || $0.sa == axis }
    root.forEachView { holder in
      for constraint in holder.constraints ?? [] where constraint.rel == "equal" {
        for (item, attribute) in [
          (constraint.first, constraint.fa), (constraint.second, constraint.sa ?? ""),
        ]
        where item == view.id {
          if attribute == axis { isFixed = true }
          if ends.contains(attribute) { edges += 1 }
        }
      }
      if holder.el == "stackView", holder.subviews.contains(where: { $0.id == view.id }) {
        isFixed = true
      }
    }
    return isFixed || edges > 1
  }
}

extension KnownCell.View {
  fileprivate var isMeasured: Bool { custom == nil && !(hidden ?? false) && font?.name == nil }

  /// The rule of a length; nil where contents that a rule cannot name decide it.
  fileprivate func rule(for axis: String, stored: Double) -> String? {
    let size = font.map {
      $0.style ?? $0.pointSize.map { String(format: "%g points", $0) } ?? "standard"
    }
    switch el {
    case "switch", "stepper", "pageControl", "activityIndicatorView": return el
    case "slider", "progressView", "segmentedControl", "datePicker", "pickerView":
      return axis == "height" ? el : nil
    case "textField": return axis == "height" ? "\(el) \(size ?? "standard")" : nil
    case "button":
      return axis == "height" ? "\(el) \(size ?? "standard")" : nil
    case "label":
      guard axis == "height", let points = font?.pointSize, stored < 1.6 * points else {
        return nil
      }
      return "line of \(size ?? "standard")"
    default: return nil
    }
  }
}
