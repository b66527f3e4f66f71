public import Foundation

/// An attribute of an item from which constraints are made, typed by what it may be related to.
@preconcurrency @MainActor public class NSLayoutAnchor<AnchorType: AnyObject> {
  let item: any LayoutItem
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// Returns a constraint that makes this anchor equal to another one plus a constant.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: c, origin: SourceOrigin(fileID: fileID, line: line))
  }

  /// Returns a constraint that makes this anchor at least another one plus a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(
      .greaterThanOrEqual, to: anchor, constant: c,
      origin: SourceOrigin(fileID: fileID, line: line))
  }

  /// Returns a constraint that makes this anchor at most another one plus a constant.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(
      .lessThanOrEqual, to: anchor, constant: c, origin: SourceOrigin(fileID: fileID, line: line))
  }

  func relate(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat, origin: SourceOrigin
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      first: item, attribute: attribute, relation: relation, second: anchor.item,
      attribute: anchor.attribute, multiplier: multiplier, constant: constant, origin: origin)
  }
}

/// A horizontal position of an item.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A vertical position of an item.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
