public import Foundation

/// An attribute of an item for making constraints; its type determines which attributes it can be related to.
@preconcurrency @MainActor public class NSLayoutAnchor<AnchorType: AnyObject> {
  let item: any LayoutItem
  let attribute: NSLayoutConstraint.Attribute

  private let identity: Identity

  private struct Identity: Hashable {
    let item: ObjectIdentifier
    let attribute: NSLayoutConstraint.Attribute
  }

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    identity = Identity(item: ObjectIdentifier(item), attribute: attribute)
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

extension NSLayoutAnchor: Hashable {
  /// Returns whether both are the same attribute of the same item.
  public nonisolated static func == (lhs: NSLayoutAnchor, rhs: NSLayoutAnchor) -> Bool {
    lhs.identity == rhs.identity
  }

  /// Hashes the item's identity and the attribute.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// A horizontal position of an item.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this position to one that follows it, as a size.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(AnchorDistance(from: self, to: otherAnchor), .width)
  }
}

/// A vertical position of an item.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this position to one below it, as a size.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(AnchorDistance(from: self, to: otherAnchor), .height)
  }
}
