internal import Foundation

// Spacing and sizes along the axis.
extension StackArrangement {
  private var neighbours: [(UIView, UIView)] { Array(zip(visible, visible.dropFirst())) }

  /// Whether the spacing is only a minimum.
  private var hasFlexibleGaps: Bool {
    stack.distribution == .equalSpacing || stack.distribution == .equalCentering
  }

  mutating func addSpacings() {
    let isByBaseline = stack.isBaselineRelativeArrangement && axis == .vertical
    for (view, next) in neighbours {
      add(
        .spacing, next, isByBaseline ? .firstBaseline : axis.start,
        hasFlexibleGaps ? .greaterThanOrEqual : .equal, view,
        isByBaseline ? .lastBaseline : axis.end, constant: spacing(after: view))
      if isByBaseline, stack.usesSystemSpacing(after: view) {
        constraints.last?.keep(.ofAnchors(1))
      }
    }
  }

  mutating func addSizes() {
    switch stack.distribution {
    case .fill: separateTexts()
    case .fillEqually: equalizeSizes()
    case .fillProportionally: addProportions()
    case .equalSpacing: equalizeGaps(from: axis.end, to: axis.start, .required)
    case .equalCentering:
      equalizeGaps(from: axis.center, to: axis.center, StackPriority.equalCentering)
    }
  }

  private mutating func equalizeSizes() {
    guard let first = visible.first else { return }
    for view in visible.dropFirst() { add(.fillEqually, view, axis.size, .equal, first, axis.size) }
  }

  func spacing(after view: UIView) -> CGFloat {
    stack.spacing(after: view) + (nudge?.spacingChange(after: view, in: stack) ?? 0)
  }

  /// The sum of the distances between the visible views.
  private var spacing: CGFloat { visible.dropLast().reduce(0) { $0 + spacing(after: $1) } }

  // MARK: Gaps

  private mutating func equalizeGaps(
    from end: NSLayoutConstraint.Attribute, to start: NSLayoutConstraint.Attribute,
    _ priority: UILayoutPriority
  ) {
    var first: StackGapGuide?
    for (view, next) in neighbours {
      let gap = addGuide(StackGapGuide.self, "UISV-distributing")
      add(.distributingEdge, gap, axis.start, .equal, view, end)
      add(.distributingEdge, gap, axis.end, .equal, next, start)
      if let first { add(.fillEqually, gap, axis.size, .equal, first, axis.size, priority) }
      first = first ?? gap
    }
    if first != nil { add(.canvasFit, canvas, axis.size, .equal, 0, StackPriority.canvasFit) }
  }

  // MARK: Proportions

  /// A view's share is its part of all lengths of contents and spacings.
  ///
  /// The shares leave out the spacings, so each is weaker than the one before it and the last view takes the rest. A
  /// stack view counts with its fitting size. Beside a view without any size, contents decide instead. Rule
  /// `stack-proportions`.
  private mutating func addProportions() {
    let lengths = visible.compactMap { $0.proportionLength(axis, under: nudge) }
    guard visible.count > 1, lengths.count == visible.count else { return }
    let total = lengths.reduce(spacing) { $0 + max(0, $1) }
    for (index, (view, length)) in zip(visible, lengths).enumerated() where length > 0 {
      add(
        .fillProportionally, view, axis.size, .equal, canvas, axis.size,
        multiplier: length / total, UILayoutPriority(proportionPriority(at: index)))
    }
  }

  private func proportionPriority(at index: Int) -> Float {
    max(StackPriority.proportion.rawValue - Float(index), StackPriority.leastProportion.rawValue)
  }

  // MARK: Texts

  /// Texts of several lines could trade width for height with each other, so they get equal widths.
  ///
  /// Beside other views only rows along a baseline have the constraint. Rule `stack-text-widths`.
  private mutating func separateTexts() {
    guard stack.sharesWidthsOfTexts else { return }
    let count = CGFloat(visible.count)
    let spacings = spacing
    for view in visible where view.hasTextOfSeveralLines {
      let resistance = view.contentCompressionResistancePriority(for: .horizontal)
      add(
        .textWidthDisambiguation, view, .width, .equal, canvas, .width, multiplier: 1 / count,
        constant: -spacings / count, StackPriority.textWidth(resistance))
    }
  }
}

extension UIStackView {
  /// Whether texts of several lines get equal widths.
  var sharesWidthsOfTexts: Bool {
    let visible = visibleSubviews
    // With one view the contents are not looked at: a thousand stacks in each other would each look at all others.
    guard axis == .horizontal, distribution == .fill, visible.count > 1 else { return false }
    let count = visible.count { $0.hasTextOfSeveralLines }
    let isAlongBaseline = alignment == .firstBaseline || alignment == .lastBaseline
    return count > 1 && (isAlongBaseline || count == visible.count)
  }
}

extension UIStackView {
  /// Whether the stack should share its length in proportions, and one of its views has no size for that.
  ///
  /// Whether UIKit gives such views a length where their contents need none is not known.
  package var hasUnknownProportions: Bool {
    distribution == .fillProportionally
      && visibleSubviews.contains { ($0.proportionLength(axis) ?? 0) <= 0 }
  }
}

extension UIView {
  /// The length that a stack shares its own in proportion to; nil for a view without a size.
  fileprivate func proportionLength(
    _ axis: NSLayoutConstraint.Axis, under nudge: LayoutNudge? = nil
  ) -> CGFloat? {
    if self is UIStackView {
      let target = UIView.layoutFittingCompressedSize
      return
        (nudge.map { fittingSize(FittingTarget(size: target), under: $0) }
        ?? systemLayoutSizeFitting(target)).length(axis)
    }
    let size = layoutContentSize
    let length = (nudge?.applied(to: size, of: self) ?? size).length(axis)
    return length == UIView.noIntrinsicMetric ? nil : length
  }

  /// Whether the view is a label of several lines, or a stack view with one.
  fileprivate var hasTextOfSeveralLines: Bool {
    if let label = self as? UILabel { return label.numberOfLines != 1 }
    return (self as? UIStackView)?.visibleSubviews.contains { $0.hasTextOfSeveralLines } ?? false
  }
}
