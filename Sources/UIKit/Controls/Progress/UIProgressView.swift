public import Foundation
internal import Graphics

/// A bar that shows progress.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The styles of the bar.
  public enum Style: Int, Sendable {
    /// 4 points high with round ends.
    case `default` = 0
    /// 2.5 points high, for bars.
    case bar = 1
  }

  /// The style of the bar.
  open var progressViewStyle = Style.default {
    didSet { if progressViewStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  private var storedProgress: Float = 0

  /// The progress, clamped to 0…1.
  open var progress: Float {
    get { storedProgress }
    set {
      storedProgress = min(max(newValue, 0), 1)
      keyValueObservers?.objectDidChange()
    }
  }
  /// The colour of the completed part; nil for the tint.
  open var progressTintColor: UIColor?
  /// The colour of the remaining part; nil for a grey.
  open var trackTintColor: UIColor?

  /// Creates a bar with a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    frame.size = CGSize(width: 150, height: styleHeight)
  }

  override func setUpParts() {
    contentPriorities = .fixedHeight
    isUserInteractionEnabled = false
  }

  /// Sets the progress; snapshots show the end of the animation.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// Any width and the height of the style.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: styleHeight)
  }

  /// Returns the given width and the height of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: styleHeight)
  }

  override var accessibilityRole: AccessibilityRole? {
    AccessibilityRole(
      label: AccessibilityLabels.progress, value: AccessibilityLabels.percent(Double(progress)),
      traits: .updatesFrequently)
  }

  override func drawContents(into canvas: inout Canvas) {
    let radius = progressViewStyle == .default ? bounds.height / 2 : 0
    canvas.fillRounded(bounds, radius: radius, resolved(trackTintColor ?? .systemFill))
    let width = pixelGrid.snapped(bounds.width * CGFloat(progress))
    guard width > 0 else { return }
    let done = CGRect(
      x: readsRightToLeft ? bounds.maxX - width : bounds.minX, y: bounds.minY, width: width,
      height: bounds.height)
    canvas.fillRounded(done, radius: radius, resolved(progressTintColor ?? tintColor))
  }

  private var styleHeight: CGFloat {
    progressViewStyle == .default ? systemMetrics.progressHeight : 2.5
  }
}
