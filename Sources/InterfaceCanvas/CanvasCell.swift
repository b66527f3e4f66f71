internal import Foundation
internal import InterfaceBuilder
package import UIKit

/// A cell on the canvas.
@MainActor package struct CanvasCell {
  /// The views and what of the file they do not show.
  package let instance: NibInstance
  package var view: UIView { instance.view }

  init(_ instance: NibInstance) { self.instance = instance }

  /// Interface Builder shows a wheel that hides when it is stopped, and writes it as hidden (rule `canvas-stopped-wheel`).
  func showStoppedWheels() {
    for case let wheel as UIActivityIndicatorView in instance.views
    where wheel.hidesWhenStopped && wheel.superview is UIStackView { wheel.isHidden = false }
  }

  /// Gives a designable label the system font in the whole size whose line is as high as Xcode computed, unless the label's
  /// own font has such a line or it is the height of several lines.
  ///
  /// Only the label's code knows its font, which places its baseline. Rule `canvas-designed-font`.
  func useDesignedFonts(_ sizes: [String: IBPlaceholderSize]) {
    for case let label as UILabel in instance.views {
      let line = label.font.lineHeight
      guard let height = label.nibOrigin?.id.flatMap({ sizes[$0]?.height }),
        abs(height - line) >= 1, height < 1.5 * line
      else { continue }
      label.font = .systemFont(ofSize: (height * label.font.pointSize / line).rounded(.down))
    }
  }

  /// Keeps views at their stored frames where the file's constraints leave them free, as Interface Builder does.
  ///
  /// What keeps them are constraints weaker than all of an app, so that only lengths and places remain that nothing else
  /// decides; lengths come before places. Rule `canvas-rests`. Diagnostics are of the file's constraints: they are to be found before.
  ///
  /// - Returns: these constraints.
  @discardableResult package func rest() -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    for view in instance.views where view.superview != nil && !view.isHidden {
      guard let frame = view.nibOrigin?.storedFrame, !view.translatesAutoresizingMaskIntoConstraints
      else { continue }
      let rests = Rests(of: view, at: view.alignmentRect(forFrame: frame))
      NSLayoutConstraint.activate(rests.constraints)
      made += rests.constraints
    }
    return made
  }
}

/// The constraints that keep a view at a rectangle in its superview.
@MainActor private struct Rests {
  let view: UIView
  let rect: CGRect
  private(set) var constraints: [NSLayoutConstraint] = []

  init(of view: UIView, at rect: CGRect) {
    self.view = view
    self.rect = rect
    keepLength(.width, Self.length)
    keepLength(.height, Self.length)
    keepStart(.left, Self.place)
    keepStart(.top, Self.place)
    if let stack = view as? UIStackView { keepEmpty(stack) }
    if let stack = view.superview as? UIStackView { keepArranged(in: stack) }
  }

  // MARK: Priorities

  /// Weaker than all of an app's constraints.
  private static let length = UILayoutPriority(0.5)
  private static let place = UILayoutPriority(0.25)
  /// Instead of the stack's own wish to be as small as others allow, of 49.
  private static let emptyStack = UILayoutPriority(49.5)
  /// Instead of the stack's wish that a view of a row with aligned baselines lie at an edge, of 24.
  private static let baseline = UILayoutPriority(24.5)
  /// Just above 250, as contents hug, so that the stack is as large as a view without contents.
  private static let acrossStack = UILayoutPriority(250.5)

  // MARK: Stacks. Rule `canvas-rests-in-stacks`

  private mutating func keepEmpty(_ stack: UIStackView) {
    guard stack.arrangedSubviews.allSatisfy(\.isHidden),
      !stack.isLayoutMarginsRelativeArrangement
    else { return }
    keepLength(.width, Self.emptyStack)
    keepLength(.height, Self.emptyStack)
  }

  private mutating func keepArranged(in stack: UIStackView) {
    guard stack.alignment != .fill else { return }
    let isRow = stack.axis == .horizontal
    keepLength(isRow ? .height : .width, Self.acrossStack)
    if isRow, stack.alignment == .firstBaseline || stack.alignment == .lastBaseline {
      keepStart(.top, Self.baseline)
    }
  }

  // MARK: Making

  private mutating func keepLength(
    _ attribute: NSLayoutConstraint.Attribute, _ priority: UILayoutPriority
  ) {
    let constant = attribute == .width ? rect.width : rect.height
    add(
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: constant), priority)
  }

  private mutating func keepStart(
    _ attribute: NSLayoutConstraint.Attribute, _ priority: UILayoutPriority
  ) {
    let outer: AnyObject? =
      (view.superview as? UIScrollView)?.contentLayoutGuide ?? view.superview
    add(
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: outer, attribute: attribute,
        multiplier: 1, constant: attribute == .left ? rect.minX : rect.minY), priority)
  }

  private mutating func add(_ constraint: NSLayoutConstraint, _ priority: UILayoutPriority) {
    constraint.priority = priority
    constraints.append(constraint)
  }
}
