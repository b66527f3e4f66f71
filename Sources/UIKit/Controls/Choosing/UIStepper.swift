public import Foundation
internal import Graphics

/// A control with a minus and a plus that changes a value in steps.
@preconcurrency @MainActor open class UIStepper: UIControl {
  private var storedValue = 0.0

  /// The value, clamped to the range.
  open var value: Double {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), maximumValue) }
  }
  /// The minimum value, 0 by default.
  open var minimumValue = 0.0 {
    didSet { value = storedValue }
  }
  /// The maximum value, 100 by default.
  open var maximumValue = 100.0 {
    didSet { value = storedValue }
  }
  /// The step of a touch, 1 by default.
  open var stepValue = 1.0
  /// Whether actions run while a finger holds a button; kept.
  open var isContinuous = true
  /// Whether a held button changes the value again and again; kept.
  open var autorepeat = true
  /// Whether the value wraps around at the ends; false by default.
  open var wraps = false

  private var size: CGSize { CGSize(width: 94, height: 32) }

  /// Creates a stepper of its fixed size, at a frame's origin.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    self.frame.size = size
  }

  /// Creates the view that an Interface Builder file describes; nil for any other archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUpParts() { contentPriorities = .fixedSize }

  /// 94 × 32 points.
  open override var intrinsicContentSize: CGSize { size }

  /// Returns the intrinsic size, whatever there is room for.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }

  override var accessibilityParts: [AccessibilityPart]? {
    let (left, right) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
    let (minus, plus) = readsRightToLeft ? (right, left) : (left, right)
    return [
      part(AccessibilityLabels.decrement, minus, isLive: wraps || value > minimumValue),
      part(AccessibilityLabels.increment, plus, isLive: wraps || value < maximumValue),
    ]
  }

  private func part(_ label: String, _ frame: CGRect, isLive: Bool) -> AccessibilityPart {
    let traits: UIAccessibilityTraits = isEnabled && isLive ? .button : [.button, .notEnabled]
    return AccessibilityPart(label: label, traits: traits, frame: frame)
  }

  override func drawContents(into canvas: inout Canvas) {
    let box = CGRect(origin: bounds.origin, size: size)
    canvas.dimmed(isEnabled ? 1 : 0.5) { canvas in
      canvas.fillRounded(box, radius: 8, resolved(.tertiarySystemFill))
      canvas.fill(
        CGRect(x: box.midX - 0.5, y: box.minY + 7, width: 1, height: 18), resolved(.systemFill))
      let isFirstMinus = !readsRightToLeft
      let minusX = box.minX + (isFirstMinus ? 23.5 : 70.5)
      let plusX = box.minX + (isFirstMinus ? 70.5 : 23.5)
      drawSign(atX: minusX, box, isPlus: false, isLive: wraps || value > minimumValue, &canvas)
      drawSign(atX: plusX, box, isPlus: true, isLive: wraps || value < maximumValue, &canvas)
    }
  }

  private func drawSign(
    atX x: CGFloat, _ box: CGRect, isPlus: Bool, isLive: Bool, _ canvas: inout Canvas
  ) {
    let color = resolved(isLive ? .label : .tertiaryLabel)
    let y = box.midY
    canvas.fillRounded(
      CGRect(x: x - 7.5, y: y - 0.75, width: 15, height: 1.5), radius: 0.75, color)
    guard isPlus else { return }
    // Two pieces, so that a translucent colour is not darker where they would overlap.
    for top in [y - 7.5, y + 0.75] {
      canvas.fillRounded(CGRect(x: x - 0.75, y: top, width: 1.5, height: 6.75), radius: 0.75, color)
    }
  }
}
