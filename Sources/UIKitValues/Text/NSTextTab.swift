public import Foundation

/// A tab stop.
open class NSTextTab: NSObject {
  /// Whether the text up to the next tab starts, is centred or ends at the stop.
  public let alignment: NSTextAlignment
  /// The distance from the leading edge in points.
  public let location: CGFloat

  /// Creates a tab stop.
  public init(textAlignment: NSTextAlignment, location: CGFloat) {
    alignment = textAlignment
    self.location = location
    super.init()
  }

  /// The stops of the default paragraph style.
  static var standardStops: [NSTextTab] {
    (1...12).map { NSTextTab(textAlignment: .left, location: 28 * CGFloat($0)) }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(alignment)
    hasher.combine(location)
    return hasher.finalize()
  }
}
