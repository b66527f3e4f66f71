public import Foundation

extension NSAttributedString {
  /// Creates an empty string; Foundation has `NSAttributedString()` only on Apple's platforms.
  ///
  /// - Parameter nothing: Omitted by callers.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
