public import Foundation

extension NSAttributedString {
  /// Creates an empty string, which Foundation has only on Apple's systems: `NSAttributedString()`.
  ///
  /// - Parameter nothing: Left out.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
