public import Foundation

extension NSObject {
  /// Returns whether the object is of a class or of one that inherits from it.
  public func isKind(of aClass: AnyClass) -> Bool {
    var ancestor: AnyClass? = type(of: self)
    while let current = ancestor {
      if current == aClass { return true }
      ancestor = _getSuperclass(current)
    }
    return false
  }

  /// Returns whether the object is of a class, and not of one that inherits from it.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}
