internal import LayoutModel

package struct InvolvedConstraint: Hashable, Sendable {
  package let source: Source
  /// The place where the app made it, such as `SongCell.xib:50`; nil for what the system adds.
  package let origin: String?
  /// The identifier of its element in an Interface Builder file.
  package let element: String?
  /// Whether the app ties an edge or the centre of a view that a stack view places.
  package let tiesArrangedView: Bool
  /// Whether it is the width of contents that also fit a smaller one, in more lines.
  package let isWidthOfWrappingContent: Bool
  /// The constraint in UIKit's console grammar.
  package let text: String

  /// The source of a constraint.
  package enum Source: Hashable, Sendable {
    case app
    case stack(StackConstraintRole)
    /// The contents of a view, with these priorities.
    case content(hugging: Double, compressionResistance: Double)
    /// A container such as a cell, which forces a part of a frame on a view.
    case container(FramePart)
    /// The frame of a view, with its autoresizing mask.
    case frame
    /// A fitting, a guide of the system, or that no length is negative.
    case system
  }

  package enum FramePart: Hashable, Sendable {
    case origin
    case width
    case height
  }

  @MainActor init(_ source: EquationSource, text: String) {
    self.source = Source(source)
    self.text = Wording.current(text)
    if case .constraint(let constraint) = source, !constraint.isSystem {
      origin = constraint.place
      element = constraint.origin.id
      tiesArrangedView =
        constraint.firstAttribute.kind != .size
        && [constraint.first, constraint.second].contains { $0?.isArranged ?? false }
    } else {
      origin = nil
      element = nil
      tiesArrangedView = false
    }
    if case .contentSize(let reference, .horizontal, _) = source {
      isWidthOfWrappingContent = (reference.item as? UIView)?.wrapsContent ?? false
    } else {
      isWidthOfWrappingContent = false
    }
  }
}

extension LayoutItem {
  /// Whether it is a view that a stack view places.
  fileprivate var isArranged: Bool {
    guard let view = self as? UIView, let stack = view.superview as? UIStackView else {
      return false
    }
    return stack.arrangedSubviews.contains { $0 === view }
  }
}

extension InvolvedConstraint.Source {
  @MainActor fileprivate init(_ source: EquationSource) {
    switch source {
    case .constraint(let constraint) where constraint.isSystem:
      let role = constraint.identifier.flatMap(StackConstraintRole.init)
      self = role.map { .stack($0) } ?? .system
    case .constraint: self = .app
    case .contentSize(let reference, let axis, _):
      let view = reference.item as? UIView
      self = .content(
        hugging: Double(view?.contentHuggingPriority(for: axis).rawValue ?? 0),
        compressionResistance: Double(
          view?.contentCompressionResistancePriority(for: axis).rawValue ?? 0))
    case .encapsulated(_, .width): self = .container(.width)
    case .encapsulated(_, .height): self = .container(.height)
    case .encapsulated(_, .minX), .encapsulated(_, .minY): self = .container(.origin)
    case .autoresizing: self = .frame
    case .fittingTarget, .guide, .nonNegative: self = .system
    }
  }
}
