public import Foundation

extension NSAttributedString {
  /// Returns whether both have the same characters with the same attributes in the same stretches.
  ///
  /// Foundation's `isEqual` on Linux stops the process if an attribute is an `NSObject` of an app's class.
  package func hasSameContents(as other: NSAttributedString) -> Bool {
    guard self !== other else { return true }
    guard string == other.string else { return false }
    var position = 0
    while position < length {
      var mine = NSRange(location: 0, length: 0)
      var theirs = mine
      let attributes = attributes(at: position, effectiveRange: &mine)
      let others = other.attributes(at: position, effectiveRange: &theirs)
      guard mine == theirs, attributes.count == others.count,
        attributes.allSatisfy({ Self.areEqual($0.value, others[$0.key]) })
      else { return false }
      position = mine.location + max(mine.length, 1)
    }
    return true
  }

  private static func areEqual(_ value: Any, _ other: Any?) -> Bool {
    guard let value = value as? any Hashable, let other = other as? any Hashable else {
      return false
    }
    return AnyHashable(value) == AnyHashable(other)
  }
}

extension NSAttributedString {
  /// Creates an empty string; Foundation has `NSAttributedString()` only on Apple's platforms.
  ///
  /// - Parameter nothing: Omitted by callers.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
