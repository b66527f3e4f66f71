public import Foundation
internal import Graphics

/// A wheel of eight spokes that indicates activity.
///
/// A snapshot shows its first frame, with the darkest spoke at the top, as a snapshot has no clock.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The sizes of the wheel.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
    case whiteLarge = 0
    /// Medium and white.
    case white = 1
    /// Medium and grey.
    case gray = 2
  }

  /// The size of the wheel.
  open var style = Style.medium {
    didSet {
      guard style != oldValue else { return }
      followStyleColor()
      invalidateIntrinsicContentSize()
    }
  }

  /// The colour of the spokes; grey by default.
  open var color: UIColor! = .systemGray
  /// Whether the wheel is hidden when stopped; true by default.
  open var hidesWhenStopped = true {
    didSet { updateVisibility() }
  }
  open private(set) var isAnimating = false

  /// Creates a wheel of its own size.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    followStyleColor()
  }

  /// Creates a medium wheel with a frame in its superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates the view that an Interface Builder file describes; nil for any other archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUpParts() {
    contentPriorities = .fixedSize
    updateVisibility()
  }

  /// Starts the animation and shows the wheel.
  open func startAnimating() {
    isAnimating = true
    updateVisibility()
  }

  /// Stops the animation, and hides the wheel if `hidesWhenStopped` is set.
  open func stopAnimating() {
    isAnimating = false
    updateVisibility()
  }

  /// The former styles set the colour too.
  private func followStyleColor() {
    switch style {
    case .white, .whiteLarge: color = .white
    case .gray: color = .gray
    case .medium, .large: break
    }
  }

  private func updateVisibility() {
    let hides = hidesWhenStopped && !isAnimating
    if isHidden != hides { isHidden = hides }
  }

  open override var intrinsicContentSize: CGSize { style.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  // Chosen by eye, not measured: see Documentation/Controls.md. Lengths are shares of the wheel's side.
  private static let spokes = 8
  private static let innerRadius = 0.24
  private static let spokeWidth = 0.11
  /// How much of the opacity each spoke loses against the one after it.
  private static let fading = 0.1

  override var accessibilityRole: AccessibilityRole? {
    let label =
      isAnimating ? AccessibilityLabels.inProgress : AccessibilityLabels.progressHalted
    return AccessibilityRole(label: label, traits: .updatesFrequently)
  }

  override func drawContents(into canvas: inout Canvas) {
    let color = resolved(color)
    let size = style.size.width
    let (inner, outer) = (size * Self.innerRadius, style.outerRadius)
    let width = size * Self.spokeWidth
    for spoke in 0..<Self.spokes {
      let angle = (Double(spoke) * 360 / Double(Self.spokes) - 90) * .pi / 180
      let points = [inner, outer - width / 2].map {
        CGPoint(x: bounds.midX + $0 * cos(angle), y: bounds.midY + $0 * sin(angle))
      }
      // The spoke at the top is the newest; each one before it has faded further.
      let age = Double((Self.spokes - spoke) % Self.spokes)
      canvas.stroke(points, width: width, color.withAlpha(color.alpha * (1 - age * Self.fading)))
    }
  }
}

extension UIActivityIndicatorView.Style {
  /// The medium wheel is 53 pixels of three per point across, the large one 35 points (rule `wheel-radius`).
  fileprivate var outerRadius: Double {
    switch self {
    case .medium, .white, .gray: 53.0 / 3 / 2
    case .large, .whiteLarge: 35.0 / 2
    }
  }

  fileprivate var size: CGSize {
    switch self {
    case .medium, .white, .gray: CGSize(width: 20, height: 20)
    case .large, .whiteLarge: CGSize(width: 37, height: 37)
    }
  }
}

extension ContentPriorities {
  /// Those of controls of one size.
  static var fixedSize: ContentPriorities {
    ContentPriorities(horizontalHugging: .defaultHigh, verticalHugging: .defaultHigh)
  }

  /// Those of controls of one height.
  static var fixedHeight: ContentPriorities { ContentPriorities(verticalHugging: .defaultHigh) }
}
