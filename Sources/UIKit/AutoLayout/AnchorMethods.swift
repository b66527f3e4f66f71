public import Foundation

// The methods that make constraints, in exactly the form that Apple's have. The others have parameters for the place of
// the call, so that they neither fulfil the requirements of an app's protocol nor can be passed as functions.

extension NSLayoutAnchor {
  /// Returns a constraint that makes this anchor equal to another one.
  @_disfavoredOverload
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: 0, origin: .system)
  }

  /// Returns a constraint that makes this anchor equal to another one plus a constant.
  @_disfavoredOverload
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: c, origin: .system)
  }

  /// Returns a constraint that makes this anchor at least another one.
  @_disfavoredOverload
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  {
    relate(.greaterThanOrEqual, to: anchor, constant: 0, origin: .system)
  }

  /// Returns a constraint that makes this anchor at least another one plus a constant.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: c, origin: .system)
  }

  /// Returns a constraint that makes this anchor at most another one.
  @_disfavoredOverload
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
  {
    relate(.lessThanOrEqual, to: anchor, constant: 0, origin: .system)
  }

  /// Returns a constraint that makes this anchor at most another one plus a constant.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: c, origin: .system)
  }
}

extension NSLayoutDimension {
  /// Returns a constraint that makes this size equal to a constant.
  @_disfavoredOverload
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    limit(.equal, c, .system)
  }

  /// Returns a constraint that makes this size equal to a multiple of another one.
  @_disfavoredOverload
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, multiplier: m, constant: 0, origin: .system)
  }

  /// Returns a constraint that makes this size equal to a multiple of another one plus a constant.
  @_disfavoredOverload
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, multiplier: m, constant: c, origin: .system)
  }

  /// Returns a constraint that makes this size at least a constant.
  @_disfavoredOverload
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    limit(.greaterThanOrEqual, c, .system)
  }

  /// Returns a constraint that makes this size at least a multiple of another one.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, multiplier: m, constant: 0, origin: .system)
  }

  /// Returns a constraint that makes this size at least a multiple of another one plus a constant.
  @_disfavoredOverload
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c, origin: .system)
  }

  /// Returns a constraint that makes this size at most a constant.
  @_disfavoredOverload
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    limit(.lessThanOrEqual, c, .system)
  }

  /// Returns a constraint that makes this size at most a multiple of another one.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, multiplier: m, constant: 0, origin: .system)
  }

  /// Returns a constraint that makes this size at most a multiple of another one plus a constant.
  @_disfavoredOverload
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, multiplier: m, constant: c, origin: .system)
  }
}
