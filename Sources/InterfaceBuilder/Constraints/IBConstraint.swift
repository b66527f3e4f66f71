/// A layout constraint: `first.attribute (relation) multiplier × second.attribute + constant`.
public struct IBConstraint: Hashable, Sendable {
  /// The item on one side of a constraint.
  public enum Item: Hashable, Sendable {
    /// The view that the constraint is listed under.
    case owner
    /// Another view or a layout guide, by identifier.
    case object(id: String)
  }

  /// How the two sides compare.
  public enum Relation: String, Hashable, Sendable {
    case equal
    /// The first side is at most the second.
    case lessThanOrEqual
    /// The first side is at least the second.
    case greaterThanOrEqual
  }

  /// An attribute of a view's geometry, by its name in Interface Builder.
  public enum Attribute: String, Hashable, Sendable, CaseIterable {
    /// An edge, a size or a centre.
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    /// A baseline of a text: `baseline` and `lastBaseline` are the same.
    case baseline, lastBaseline, firstBaseline
    /// An edge moved inwards by the view's layout margins.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    /// A centre between the view's layout margins.
    case centerXWithinMargins, centerYWithinMargins
  }

  public let element: IBElement
  public let firstItem: Item
  public let firstAttribute: Attribute
  /// How the sides compare; equal by default.
  public let relation: Relation
  /// The second side's view or guide, or `nil` for a constant size.
  public let secondItem: Item?
  /// The second side's attribute; `nil` if and only if ``secondItem`` is.
  public let secondAttribute: Attribute?
  /// The factor of the second side; 1 by default.
  public let multiplier: Double
  /// The points added to the second side; 0 by default.
  public package(set) var constant: Double
  /// How important the constraint is, from 0 to 1000; 1000 (required) by default.
  public let priority: Double
  /// Whether Interface Builder removes the constraint at build time.
  public package(set) var isPlaceholder: Bool

  /// The identifier that outlets and variations use.
  public var id: String? { element.id }
  /// The constraint's `NSLayoutConstraint.identifier`, set by the designer.
  public var identifier: String? { element["identifier"] }
  public var line: Int { element.line }
  /// Whether the constraint is active for the document's size classes; a placeholder is so only in Interface Builder.
  public var isInstalled: Bool { element.isInstalled }
}
