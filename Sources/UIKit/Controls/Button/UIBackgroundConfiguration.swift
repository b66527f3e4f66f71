public import Foundation

/// What lies behind the contents of a button: a colour and a line with rounded corners.
public struct UIBackgroundConfiguration {
  /// The radius of the corners in points.
  public var cornerRadius: CGFloat = 0
  /// The distance of the background from the edges.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// What fills the background; nil for the tint colour.
  public var backgroundColor: UIColor?
  /// A change of the background's colour.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The colour of the line; nil for the tint colour.
  public var strokeColor: UIColor?
  /// A change of the line's colour.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the line in points, inside of the background.
  public var strokeWidth: CGFloat = 0
  /// How far outside of its usual place the line lies.
  public var strokeOutset: CGFloat = 0

  /// Returns a background that shows nothing.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }
}
