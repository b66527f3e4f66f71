// Alignment and size across the axis.
extension StackArrangement {
  private var cross: NSLayoutConstraint.Axis { axis.crossing }

  /// Baselines can only be aligned in a row; a column aligns its views at the leading edge instead.
  private var alignment: UIStackView.Alignment {
    switch stack.alignment {
    case .firstBaseline, .lastBaseline: axis == .vertical ? .leading : stack.alignment
    default: stack.alignment
    }
  }

  mutating func align() {
    guard let first = visible.first else {
      fitEmptyCanvas(cross)
      return
    }
    if alignment == .fill {
      fill(first)
    } else if visible.count == 1 {
      alignOnly(first)
    } else {
      alignAll(to: first)
      span()
    }
  }

  private mutating func fill(_ first: UIView) {
    add(.canvasConnection, canvas, cross.start, .equal, first, cross.start)
    add(.canvasConnection, canvas, cross.end, .equal, first, cross.end)
    for view in visible.dropFirst() {
      add(.alignment, view, cross.start, .equal, first, cross.start)
      add(.alignment, view, cross.end, .equal, first, cross.end)
    }
  }

  private mutating func alignOnly(_ view: UIView) {
    let touchesStart = alignment == .leading || alignment == .firstBaseline
    let touchesEnd = alignment == .trailing || alignment == .lastBaseline
    add(
      .canvasConnection, canvas, cross.start, touchesStart ? .equal : .lessThanOrEqual, view,
      cross.start)
    add(
      .canvasConnection, canvas, cross.end, touchesEnd ? .equal : .greaterThanOrEqual, view,
      cross.end)
    if alignment == .center {
      add(.canvasConnection, canvas, cross.center, .equal, view, cross.center)
    }
    add(.canvasFit, canvas, cross.size, .equal, 0, StackPriority.canvasFit)
    suppressAmbiguity(of: view)
  }

  /// The attribute at which all views are aligned.
  private var sharedAttribute: NSLayoutConstraint.Attribute {
    switch alignment {
    case .fill, .leading: cross.start
    case .trailing: cross.end
    case .center: cross.center
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }

  private mutating func alignAll(to first: UIView) {
    for view in visible.dropFirst() {
      add(.alignment, view, sharedAttribute, .equal, first, sharedAttribute)
    }
    switch alignment {
    case .leading, .trailing, .center:
      add(.canvasConnection, canvas, sharedAttribute, .equal, first, sharedAttribute)
    case .fill, .firstBaseline, .lastBaseline: break
    }
  }

  // MARK: The spanner

  private mutating func span() {
    let spanner = addGuide(StackSpanner.self, "UISV-alignment-spanner")
    if alignment != .leading {
      add(.canvasConnection, canvas, cross.start, .equal, spanner, cross.start)
    }
    if alignment != .trailing {
      add(.canvasConnection, canvas, cross.end, .equal, spanner, cross.end)
    }
    add(.spanningFit, spanner, cross.size, .equal, 0, StackPriority.spanningFit)
    for view in visible {
      bound(spanner, view)
      suppressAmbiguity(of: view)
    }
  }

  private mutating func bound(_ spanner: StackSpanner, _ view: UIView) {
    if alignment == .leading {
      add(
        .spanningBoundary, spanner, cross.start, .equal, view, cross.start, StackPriority.spanning)
    } else {
      add(.spanningBoundary, spanner, cross.start, .lessThanOrEqual, view, cross.start)
    }
    if alignment == .trailing {
      add(.spanningBoundary, spanner, cross.end, .equal, view, cross.end, StackPriority.spanning)
    } else {
      add(.spanningBoundary, spanner, cross.end, .greaterThanOrEqual, view, cross.end)
    }
    guard alignment == .firstBaseline || alignment == .lastBaseline else { return }
    let edge = alignment == .firstBaseline ? cross.start : cross.end
    add(.ambiguitySuppression, spanner, edge, .equal, view, edge, StackPriority.baselineEdge)
  }
}
