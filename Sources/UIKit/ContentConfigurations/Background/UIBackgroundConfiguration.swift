public import Foundation

/// The background of a cell or a button: a colour, an image and a stroke with rounded corners, or a view.
public struct UIBackgroundConfiguration: Hashable {
  var style = ListBackgroundStyle.none
  private(set) var missedImage: MissingResource?

  /// A view behind the contents, as large as the background.
  public var customView: UIView?
  /// The radius of the corners in points.
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges whose layout margins are added to `backgroundInsets`.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The background colour; nil for the tint colour.
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
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// An image above the colour.
  public var image: UIImage? {
    didSet { missedImage = MissedLookup.image.take(for: image) }
  }
  public var imageContentMode: UIView.ContentMode = .scaleToFill
  /// The stroke colour; nil for the tint colour.
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the stroke in points, inside the background.
  public var strokeWidth: CGFloat = 0
  /// The outward offset of the stroke in points.
  public var strokeOutset: CGFloat = 0

  init() {}

  init(_ style: ListBackgroundStyle) {
    self.style = style
    standardBackgroundColor = style.color(isMarked: false)
  }

  /// Returns a clear background.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  /// Returns the transformed background colour.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the transformed stroke colour.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Returns the background with the colour of a state, unless the app has set its own.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard style != .none else { return self }
    var updated = self
    var shownStyle = style
    if style == .anyCell, let list = (state as? UICellConfigurationState)?.listBackground {
      shownStyle = list.style
      if cornerRadius == 0 { updated.cornerRadius = list.cornerRadius }
    }
    updated.standardBackgroundColor = shownStyle.color(isMarked: StateLook(state).isMarked)
    return updated
  }
}
