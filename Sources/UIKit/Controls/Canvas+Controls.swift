internal import Foundation
internal import Graphics

/// Shapes of controls in the coordinates of the view that is drawn.
extension Canvas {
  mutating func fill(_ path: Path, _ color: Color, rule: FillRule = .winding) {
    guard color.alpha > 0 else { return }
    append(.fill(path.translated(x: origin.x, y: origin.y), color, rule: rule))
  }

  mutating func fillRounded(_ rect: CGRect, radius: Double, _ color: Color) {
    fill(Path(roundedRect: rect, cornerRadius: radius), color)
  }

  mutating func fillEllipse(in rect: CGRect, _ color: Color) {
    fill(Path(ellipseIn: rect), color)
  }

  /// Draws the outline of a rounded rectangle, inside it.
  mutating func strokeRounded(_ rect: CGRect, radius: Double, width: Double, _ color: Color) {
    var path = Path(roundedRect: rect, cornerRadius: radius)
    path.append(
      Path(
        roundedRect: rect.insetBy(dx: width, dy: width), cornerRadius: max(0, radius - width)))
    fill(path, color, rule: .evenOdd)
  }

  mutating func drawShadow(_ shadow: ControlShadow, of path: Path) {
    append(
      .shadow(
        path.translated(x: origin.x, y: origin.y), Color(white: 0, alpha: shadow.opacity),
        offset: CGSize(width: 0, height: shadow.y), blurRadius: shadow.blur))
  }

  /// Draws lines with round ends through points.
  mutating func stroke(_ points: [CGPoint], width: Double, _ color: Color) {
    guard color.alpha > 0 else { return }
    let path = Path(points, isClosed: false).translated(x: origin.x, y: origin.y)
    append(.stroke(path, color, StrokeStyle(width: width, cap: .round, join: .round)))
  }

  /// Draws everything inside a rounded rectangle.
  mutating func clipped(
    toRounded rect: CGRect, radius: Double, _ draw: (inout Canvas) -> Void
  ) {
    let path = Path(roundedRect: rect, cornerRadius: radius)
    append(.pushClip(path.translated(x: origin.x, y: origin.y)))
    append(.pushLayer(opacity: 1))
    draw(&self)
    append(.popLayer)
    append(.popClip)
  }

  /// Draws everything inside a group with an opacity.
  mutating func dimmed(_ opacity: Double, _ draw: (inout Canvas) -> Void) {
    guard opacity < 1 else { return draw(&self) }
    append(.pushLayer(opacity: opacity))
    draw(&self)
    append(.popLayer)
  }
}

/// A shadow below a part of a control that can be moved; chosen by eye, see `Documentation/Controls.md`.
struct ControlShadow {
  let opacity: Double
  let y: Double
  let blur: Double

  /// What lifts a part off its track.
  static let lifted = ControlShadow(opacity: 0.12, y: 3, blur: 4)
  /// What sets a knob's edge off from a light track.
  static let edge = ControlShadow(opacity: 0.08, y: 1, blur: 1)
}

extension UIView {
  /// Returns the components of a colour in the view's traits.
  func resolved(_ color: UIColor) -> Color { color.resolved(with: traitCollection) }

  var readsRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The device pixels of the view's screen.
  var pixelGrid: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }
}
