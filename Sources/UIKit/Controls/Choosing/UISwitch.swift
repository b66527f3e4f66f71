public import Foundation
internal import Graphics

/// A control that is on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
  open var isOn = false { didSet { keyValueObservers?.objectDidChange() } }
  /// The colour of the track when the switch is on; nil for the system's green.
  open var onTintColor: UIColor?
  /// The colour of the thumb; nil for white.
  open var thumbTintColor: UIColor?

  /// Creates a switch of its fixed size, at a frame's origin.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    self.frame.size = systemMetrics.switchSize
  }

  /// Creates the view that an Interface Builder file describes; nil for any other archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUpParts() { contentPriorities = .fixedSize }

  /// Turns the switch on or off; snapshots show the end of the animation.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The system's size, 51 × 31 points on iOS 18.
  open override var intrinsicContentSize: CGSize { systemMetrics.switchSize }

  override var accessibilityRole: AccessibilityRole? {
    AccessibilityRole(traits: [.button, .toggleButton]).enabled(isEnabled)
  }

  /// 1 if the switch is on, otherwise 0, whatever is set.
  open override var accessibilityValue: String? {
    get { isOn ? "1" : "0" }
    set { super.accessibilityValue = newValue }
  }

  /// The alignment rectangle excludes the last two points of the width (rule `switch-alignment`).
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { systemMetrics.switchSize }

  override func drawContents(into canvas: inout Canvas) {
    canvas.dimmed(isEnabled ? 1 : 0.5) { canvas in
      let track = CGRect(origin: bounds.origin, size: systemMetrics.switchSize)
      let color = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
      canvas.fillRounded(track, radius: track.height / 2, resolved(color))
      let isRight = isOn != readsRightToLeft
      let side = track.height - 4
      let knob = CGRect(
        x: isRight ? track.maxX - side - 2 : track.minX + 2, y: track.minY + 2, width: side,
        height: side)
      canvas.knob(in: knob, resolved(thumbTintColor ?? .white))
    }
  }
}

extension Canvas {
  /// Draws a round thumb with a shadow on its track.
  mutating func knob(in rect: CGRect, _ color: Color) {
    let path = Path(ellipseIn: rect)
    drawShadow(.lifted, of: path)
    drawShadow(.edge, of: path)
    fill(path, color)
  }
}
