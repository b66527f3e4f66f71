public import Foundation

/// A place that a tab leads to.
open class NSTextTab: NSObject {
  /// Which part of the text up to the next tab stands at the place: its start, middle or end.
  public let alignment: NSTextAlignment
  /// Points from the edge where reading starts.
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

  /// Returns whether the other object is an equal stop.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }

  /// Hashes alignment and place.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(alignment)
    hasher.combine(location)
    return hasher.finalize()
  }
}
