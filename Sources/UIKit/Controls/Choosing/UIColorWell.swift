public import Foundation
internal import Graphics

/// A control that shows a colour in a ring of all hues; nothing opens to choose another one.
@preconcurrency @MainActor open class UIColorWell: UIControl {
  /// The title of the view in which a user chooses a colour; kept, as no picture shows that view.
  open var title: String?
  /// Whether a user may choose a translucent colour; kept, as no picture shows the view for it.
  open var supportsAlpha = true
  /// The colour in the ring; nil for none.
  open var selectedColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  private static let size = CGSize(width: 28, height: 28)

  /// Creates a well; its frame stays as it is.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates the view that an Interface Builder file describes; nil for any other archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUpParts() { contentPriorities = .fixedSize }

  /// 28 × 28 points.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// Returns 28 × 28 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  override var accessibilityRole: AccessibilityRole? {
    AccessibilityRole(label: title ?? AccessibilityLabels.colorWell, traits: .button)
      .enabled(isEnabled)
  }

  /// Draws the ring of hues, 3 points wide, and the colour at a distance of 2 points from it.
  override func drawContents(into canvas: inout Canvas) {
    let side = min(bounds.width, bounds.height)
    let box = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    canvas.dimmed(isEnabled ? 1 : 0.5) { canvas in
      let outer = canvas.toRoot(box)
      var ring = Path(ellipseIn: outer)
      ring.append(Path(ellipseIn: outer.insetBy(dx: 3, dy: 3)))
      canvas.append(.pushClip(ring, rule: .evenOdd))
      canvas.append(.gradient(Self.hues(around: CGPoint(x: outer.midX, y: outer.midY))))
      canvas.append(.popClip)
      if let selectedColor {
        canvas.append(
          .fill(Path(ellipseIn: outer.insetBy(dx: 5, dy: 5)), resolved(selectedColor)))
      }
    }
  }

  /// The hues from red at the top, clockwise.
  private static func hues(around center: CGPoint) -> Gradient {
    let components: [(Double, Double, Double)] = [
      (1, 0, 0), (1, 1, 0), (0, 1, 0), (0, 1, 1), (0, 0, 1), (1, 0, 1), (1, 0, 0),
    ]
    let stops = components.enumerated().map { index, color in
      Gradient.Stop(
        Color(red: color.0, green: color.1, blue: color.2, alpha: 1), at: Double(index) / 6)
    }
    return Gradient(stops: stops, geometry: .conic(center: center, angle: -.pi / 2))
  }
}
