internal import Foundation
internal import NumberText

/// Advice for required constraints that cannot all hold.
@MainActor struct ConflictAdvice {
  private let conflict: LayoutConflict
  private let search: ConflictSearch
  private let names: ViewNames

  init(_ conflict: LayoutConflict, search: ConflictSearch, names: ViewNames) {
    self.conflict = conflict
    self.search = search
    self.names = names
  }

  var text: String {
    forgottenFlag ?? tooSmallHost ?? doubledSize ?? "\(negativeSize)\(choice)"
  }

  /// A frame became unwanted constraints.
  private var forgottenFlag: String? {
    conflict.viewPlacedByFrame.map { view in
      let name = names.name(of: view)
      return "Set \(name).translatesAutoresizingMaskIntoConstraints = false: without it the frame "
        + "\(view.plainFrame.shortDescription) of \(name) became constraints, which conflict with others."
    }
  }

  /// A container forces a size that the contents do not fit into.
  private var tooSmallHost: String? {
    for case .encapsulated(let reference, let part) in conflict.members {
      guard let view = reference.item as? UIView else { continue }
      switch part {
      case .height: return heightAdvice(for: view)
      case .width:
        return "They need a width other than the \(view.bounds.width.shortDescription) points "
          + "available. Change a constant, or give \(weakest) a priority of 999 or less."
      case .minX, .minY: continue
      }
    }
    return nil
  }

  private func heightAdvice(for view: UIView) -> String {
    let height = view.bounds.height.shortDescription
    let pixel = 1 / view.traitCollection.displayScale
    if let asked = search.askedHeight, abs(asked - view.bounds.height) < pixel {
      return
        "The constraints need a height of \(asked.shortDescription) points, but rows are whole "
        + "pixels: \(height). Give one of them, usually the one at the bottom, a priority of 999."
    }
    let asked = search.askedHeight.map { "need a height of \($0.shortDescription) points" }
    return "The constraints \(asked ?? "do not fit"), but the cell is \(height) high. Give it "
      + "that height, or give one of them, usually the one at the bottom, a "
      + "priority of 999."
  }

  /// Two constants for one size.
  private var doubledSize: String? {
    guard let (one, other) = conflict.doubledSize, let view = one.first?.layoutView else {
      return nil
    }
    return "Remove one of the two: \(names.name(of: view)).\(one.firstAttribute.name) is set to "
      + "\(one.constant.shortDescription) at \(one.place) and to "
      + "\(other.constant.shortDescription) at \(other.place)."
  }

  private var negativeSize: String {
    for case .nonNegative(let reference, let axis) in conflict.members {
      guard let view = reference.item as? UIView else { continue }
      return "Together they give \(names.name(of: view)) a negative \(axis.lengthName). "
    }
    return ""
  }

  private var choice: String {
    "Remove one of them, or let one give way: set the priority of \(weakest) below 1000."
  }

  private var weakest: String {
    guard case .constraint(let constraint) = conflict.broken else { return "one of them" }
    return "the constraint made at \(constraint.place)"
  }
}

extension LayoutConflict {
  /// The members created by the app.
  var appConstraints: [NSLayoutConstraint] {
    members.compactMap {
      if case .constraint(let constraint) = $0 { return constraint }
      return nil
    }
  }

  /// The two constraints of the app, and all there are, that set the same length to a constant.
  var doubledSize: (NSLayoutConstraint, NSLayoutConstraint)? {
    let made = appConstraints
    guard members.count == 2, made.count == 2, made[0].first === made[1].first,
      made[0].second == nil, made[1].second == nil,
      made[0].firstAttribute == made[1].firstAttribute
    else { return nil }
    return (made[0], made[1])
  }

  /// The view whose frame and autoresizing mask are involved.
  var viewPlacedByFrame: UIView? {
    for case .autoresizing(let reference, _) in members { return reference.item.layoutView }
    return nil
  }

  /// The views whose position or size is unreliable; with an external height, all of them.
  var views: [UIView] {
    members.flatMap { source -> [UIView] in
      switch source {
      case .constraint(let constraint):
        [constraint.first?.layoutView, constraint.second?.layoutView].compactMap { $0 }
          .filter { $0 !== constraint.installingView }
      case .encapsulated(let reference, .height), .contentSize(let reference, _, _),
        .autoresizing(let reference, _):
        [reference.item.layoutView].compactMap { $0 }
      case .encapsulated, .fittingTarget, .guide, .nonNegative: []
      }
    }
  }
}

extension NSLayoutConstraint {
  /// The file and line where it was made, such as `BasicCell.swift:31`.
  var place: String { "\(origin.file):\(origin.line)" }
}
