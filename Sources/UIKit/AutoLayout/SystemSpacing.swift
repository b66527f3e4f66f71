public import Foundation

/// The system's standard spacing.
struct SystemSpacing {
  /// The text that messages print around the distance.
  let name: String
  let multiplier: CGFloat

  /// The distance between adjacent views, in points.
  static let betweenSiblings: CGFloat = 8

  static let ofVisualFormat = SystemSpacing(name: "NSSpace", multiplier: 1)

  static func ofAnchors(_ multiplier: CGFloat) -> SystemSpacing {
    SystemSpacing(name: "NSLayoutAnchorConstraintSpace", multiplier: multiplier)
  }

  /// The distance between baselines as a multiple of the upper text's descent plus the lower text's ascent, which are 20.29
  /// points for the system font's 17 (rule `baseline-spacing`).
  private static let baselineFactor: CGFloat = 21.8 / 20.29

  /// Returns the distance that a constraint keeps; between baselines it depends on the fonts.
  @MainActor func length(of constraint: NSLayoutConstraint) -> CGFloat {
    let above = constraint.second.map { $0.reach(beyond: constraint.secondAttribute) } ?? 0
    let below = constraint.first.map { $0.reach(beyond: constraint.firstAttribute) } ?? 0
    return multiplier * max(Self.betweenSiblings, Self.baselineFactor * (above + below))
  }
}

extension LayoutItem {
  /// How far one line of text extends from its baseline towards the other text.
  fileprivate func reach(beyond attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .firstBaseline: firstBaselineFromTop
    case .lastBaseline: lastBaselineFromBottom
    default: 0
    }
  }
}

extension NSLayoutAnchor {
  fileprivate func space(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    _ multiplier: CGFloat, _ origin: SourceOrigin
  ) -> NSLayoutConstraint {
    let constraint = relate(relation, to: anchor, constant: 0, origin: origin)
    constraint.keep(.ofAnchors(multiplier))
    return constraint
  }
}

extension NSLayoutXAxisAnchor {
  /// Returns a constraint that keeps a multiple of the system's spacing after another anchor.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    space(.equal, anchor, multiplier, SourceOrigin(fileID: fileID, line: line))
  }

  /// Returns a constraint that keeps at least a multiple of the system's spacing after an anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    space(.greaterThanOrEqual, anchor, multiplier, SourceOrigin(fileID: fileID, line: line))
  }

  /// Returns a constraint that keeps at most a multiple of the system's spacing after an anchor.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    space(.lessThanOrEqual, anchor, multiplier, SourceOrigin(fileID: fileID, line: line))
  }
}

extension NSLayoutYAxisAnchor {
  /// Returns a constraint that keeps a multiple of the system's spacing below another anchor.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    space(.equal, anchor, multiplier, SourceOrigin(fileID: fileID, line: line))
  }

  /// Returns a constraint that keeps at least a multiple of the system's spacing below an anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    space(.greaterThanOrEqual, anchor, multiplier, SourceOrigin(fileID: fileID, line: line))
  }

  /// Returns a constraint that keeps at most a multiple of the system's spacing below an anchor.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    space(.lessThanOrEqual, anchor, multiplier, SourceOrigin(fileID: fileID, line: line))
  }
}
