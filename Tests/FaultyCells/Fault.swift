internal import UIKit

/// A mistake of an author at one place of a cell.
package struct Fault: CustomStringConvertible {
  package enum Kind: String, CaseIterable {
    case removedConstraint
    case wrongPriority
    case fixedWidth
    case equalInsteadOfAtLeast
    case oneLine
    case swappedHugging
    case leftInsteadOfLeading
  }

  package let kind: Kind
  /// Which constraint, label or pair of views it is, and for priorities and widths also which number.
  package let place: Int
  let number: Int

  package var description: String { "\(kind) at \(place), \(number)" }

  private static let priorities: [Float] = [999, 750, 749, 500, 250, 100]
  private static let widths: [CGFloat] = [60, 80, 100, 120, 160, 200, 240, 280]

  /// Returns the faults of a kind that a cell may have.
  @MainActor package static func all(_ kind: Kind, in cell: SoundCell) -> [Fault] {
    let numbers =
      switch kind {
      case .wrongPriority: priorities.indices
      case .fixedWidth: widths.indices
      default: 0..<1
      }
    return kind.places(in: cell).flatMap { place in
      numbers.map { Fault(kind: kind, place: place, number: $0) }
    }
  }

  /// Makes the mistake in a cell whose constraints are not active yet.
  @MainActor func change(_ cell: SoundCell) {
    switch kind {
    case .removedConstraint: cell.constraintsMade.remove(at: place)
    case .wrongPriority:
      cell.constraintsMade[place].priority = UILayoutPriority(Self.priorities[number])
    case .fixedWidth:
      let label = cell.labels[place]
      cell.constraintsMade.append(
        label.widthAnchor.constraint(equalToConstant: Self.widths[number]))
    case .equalInsteadOfAtLeast, .leftInsteadOfLeading:
      cell.constraintsMade[place] = changed(cell.constraintsMade[place])
    case .oneLine: cell.labels[place].numberOfLines = 1
    case .swappedHugging: cell.neighbours[place].swapHugging()
    }
  }

  @MainActor private func changed(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
    let isLeft = kind == .leftInsteadOfLeading
    let changed = NSLayoutConstraint(
      item: constraint.firstItem as Any,
      attribute: isLeft ? constraint.firstAttribute.fixed : constraint.firstAttribute,
      relatedBy: isLeft ? constraint.relation : .equal, toItem: constraint.secondItem,
      attribute: isLeft ? constraint.secondAttribute.fixed : constraint.secondAttribute,
      multiplier: constraint.multiplier, constant: constraint.constant)
    changed.priority = constraint.priority
    return changed
  }
}

extension Fault.Kind {
  @MainActor fileprivate func places(in cell: SoundCell) -> [Int] {
    let constraints = cell.constraintsMade
    return switch self {
    case .removedConstraint: Array(constraints.indices)
    case .wrongPriority: constraints.indices.filter { constraints[$0].priority == .required }
    case .fixedWidth: Array(cell.labels.indices)
    case .equalInsteadOfAtLeast: constraints.indices.filter { constraints[$0].relation != .equal }
    case .oneLine: cell.labels.indices.filter { cell.labels[$0].numberOfLines == 0 }
    case .swappedHugging: Array(cell.neighbours.indices)
    case .leftInsteadOfLeading:
      constraints.indices.filter {
        constraints[$0].firstAttribute != constraints[$0].firstAttribute.fixed
      }
    }
  }
}

/// Two views side by side or one below the other.
@MainActor private struct Neighbours {
  let first: UIView
  let second: UIView
  let axis: NSLayoutConstraint.Axis

  func swapHugging() {
    let priority = first.contentHuggingPriority(for: axis)
    first.setContentHuggingPriority(second.contentHuggingPriority(for: axis), for: axis)
    second.setContentHuggingPriority(priority, for: axis)
  }
}

extension SoundCell {
  fileprivate var labels: [UILabel] { titles + fitted.compactMap { $0 as? UILabel } }

  /// The siblings that a constraint places side by side, with different priorities.
  fileprivate var neighbours: [Neighbours] {
    constraintsMade.compactMap { constraint in
      guard let first = constraint.firstItem as? UIView,
        let second = constraint.secondItem as? UIView, first.superview === second.superview,
        constraint.firstAttribute == .leading,
        first.contentHuggingPriority(for: .horizontal)
          != second.contentHuggingPriority(for: .horizontal)
      else { return nil }
      return Neighbours(first: first, second: second, axis: .horizontal)
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The edge that stays where it is from right to left.
  fileprivate var fixed: Self {
    switch self {
    case .leading: .left
    case .trailing: .right
    default: self
    }
  }
}
