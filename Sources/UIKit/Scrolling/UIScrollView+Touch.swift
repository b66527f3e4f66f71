public import Foundation

// How a scroll view follows fingers. It is kept; a snapshot has none.
extension UIScrollView {
  /// When scrolling hides the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    /// When it begins.
    case onDrag = 1
    /// By following the finger.
    case interactive = 2
    /// When it begins, with the view above the keyboard.
    case onDragWithAccessory = 3
    /// By following the finger, with the view above the keyboard.
    case interactiveWithAccessory = 4
  }
  /// The colour of the indicators.
  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }

  /// How fast scrolling ends.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after a millisecond.
    public var rawValue: CGFloat

    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual one, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A fast one, 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// When scrolling hides the keyboard; never by default.
  public var keyboardDismissMode: KeyboardDismissMode {
    get { touchScrolling.keyboardDismissMode }
    set { touchScrolling.keyboardDismissMode = newValue }
  }

  /// The colour of the indicators.
  public var indicatorStyle: IndicatorStyle {
    get { touchScrolling.indicatorStyle }
    set { touchScrolling.indicatorStyle = newValue }
  }

  /// How fast scrolling ends.
  public var decelerationRate: DecelerationRate {
    get { touchScrolling.decelerationRate }
    set { touchScrolling.decelerationRate = newValue }
  }

  /// Whether touches of the content are delayed.
  public var delaysContentTouches: Bool {
    get { touchScrolling.delaysContentTouches }
    set { touchScrolling.delaysContentTouches = newValue }
  }

  /// Whether scrolling ends touches of the content.
  public var canCancelContentTouches: Bool {
    get { touchScrolling.canCancelContentTouches }
    set { touchScrolling.canCancelContentTouches = newValue }
  }

  /// Whether scrolling keeps to one direction.
  public var isDirectionalLockEnabled: Bool {
    get { touchScrolling.isDirectionalLockEnabled }
    set { touchScrolling.isDirectionalLockEnabled = newValue }
  }

  /// Whether zooming bounces at its limits.
  public var bouncesZoom: Bool {
    get { touchScrolling.bouncesZoom }
    set { touchScrolling.bouncesZoom = newValue }
  }

  /// The smallest scale.
  public var minimumZoomScale: CGFloat {
    get { touchScrolling.minimumZoomScale }
    set { touchScrolling.minimumZoomScale = newValue }
  }

  /// The greatest scale.
  public var maximumZoomScale: CGFloat {
    get { touchScrolling.maximumZoomScale }
    set { touchScrolling.maximumZoomScale = newValue }
  }

  /// The insets of the vertical indicator, which is not drawn.
  public var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { touchScrolling.verticalScrollIndicatorInsets }
    set { touchScrolling.verticalScrollIndicatorInsets = newValue }
  }

  /// The insets of the horizontal indicator, which is not drawn.
  public var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { touchScrolling.horizontalScrollIndicatorInsets }
    set { touchScrolling.horizontalScrollIndicatorInsets = newValue }
  }

  /// Whether the safe area is added to the indicators' insets.
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { touchScrolling.automaticallyAdjustsScrollIndicatorInsets }
    set { touchScrolling.automaticallyAdjustsScrollIndicatorInsets = newValue }
  }

  /// The insets of both indicators, which are not drawn.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Does nothing: indicators are not drawn.
  public func flashScrollIndicators() {}
}

/// How a scroll view follows fingers.
struct TouchScrolling {
  var pan: UIPanGestureRecognizer?
  var pinch: UIPinchGestureRecognizer?
  var keyboardDismissMode: UIScrollView.KeyboardDismissMode = .none
  var indicatorStyle: UIScrollView.IndicatorStyle = .default
  var decelerationRate: UIScrollView.DecelerationRate = .normal
  var scrollsToTop: Bool = true
  var delaysContentTouches: Bool = true
  var canCancelContentTouches: Bool = true
  var isDirectionalLockEnabled: Bool = false
  var bouncesZoom: Bool = true
  var minimumZoomScale: CGFloat = 1
  var maximumZoomScale: CGFloat = 1
  var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
  var automaticallyAdjustsScrollIndicatorInsets: Bool = true
}
