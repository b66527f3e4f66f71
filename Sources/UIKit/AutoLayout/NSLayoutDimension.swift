public import Foundation

/// A width or height of an item.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint that makes this size a constant.
  public func constraint(
    equalToConstant c: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    limit(.equal, c, SourceOrigin(fileID: fileID, line: line))
  }

  /// Returns a constraint that makes this size at least a constant.
  public func constraint(
    greaterThanOrEqualToConstant c: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    limit(.greaterThanOrEqual, c, SourceOrigin(fileID: fileID, line: line))
  }

  /// Returns a constraint that makes this size at most a constant.
  public func constraint(
    lessThanOrEqualToConstant c: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    limit(.lessThanOrEqual, c, SourceOrigin(fileID: fileID, line: line))
  }

  /// Returns a constraint that makes this size a multiple of another one plus a constant.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(
      .equal, to: anchor, multiplier: m, constant: c,
      origin: SourceOrigin(fileID: fileID, line: line))
  }

  /// Returns a constraint that makes this size at least a multiple of another one plus a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(
      .greaterThanOrEqual, to: anchor, multiplier: m, constant: c,
      origin: SourceOrigin(fileID: fileID, line: line))
  }

  /// Returns a constraint that makes this size at most a multiple of another one plus a constant.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(
      .lessThanOrEqual, to: anchor, multiplier: m, constant: c,
      origin: SourceOrigin(fileID: fileID, line: line))
  }

  func limit(
    _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat, _ origin: SourceOrigin
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      first: item, attribute: attribute, relation: relation, second: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: constant, origin: origin)
  }
}
