public import Foundation

/// What lies behind the contents of a cell or a button: a colour, a picture and a line with rounded
/// corners, or a view.
public struct UIBackgroundConfiguration: Hashable {
  var style = ListBackgroundStyle.none
  private(set) var missedImage: String?

  /// A view that lies behind the contents, as large as the background.
  public var customView: UIView?
  /// The radius of the corners in points.
  public var cornerRadius: CGFloat = 0
  /// The distance of the background from the edges.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges whose layout margins are added to `backgroundInsets`.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// What fills the background; nil for the tint colour.
  public var backgroundColor: UIColor? {
    get { hasOwnBackgroundColor ? ownBackgroundColor : standardBackgroundColor }
    set {
      ownBackgroundColor = newValue
      hasOwnBackgroundColor = true
    }
  }
  private var ownBackgroundColor: UIColor?
  private var hasOwnBackgroundColor = false
  private var standardBackgroundColor: UIColor?
  /// A change of the background's colour.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// A picture above the colour.
  public var image: UIImage? {
    didSet { missedImage = MissedLookup.image.take(for: image) }
  }
  /// How the picture is placed in the background.
  public var imageContentMode: UIView.ContentMode = .scaleToFill
  /// The colour of the line; nil for the tint colour.
  public var strokeColor: UIColor?
  /// A change of the line's colour.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the line in points, inside of the background.
  public var strokeWidth: CGFloat = 0
  /// How far outside of its usual place the line lies.
  public var strokeOutset: CGFloat = 0

  init() {}

  init(_ style: ListBackgroundStyle) {
    self.style = style
    standardBackgroundColor = style.color(isMarked: false)
  }

  /// Returns a background that shows nothing.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  /// Returns the colour of the background after its change.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the colour of the line after its change.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Returns the background with the colour of a state, where the app has not set its own.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard style != .none else { return self }
    var updated = self
    updated.standardBackgroundColor = style.color(isMarked: StateLook(state).isMarked)
    return updated
  }
}
