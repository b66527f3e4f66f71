public import Foundation
internal import Graphics

/// A drawing context that records a display list.
///
/// As in UIKit's contexts, y points down and the origin is the top left of the view or image; in one that draws into bytes,
/// y points up and the origin is the bottom left.
public final class CGContext {
  package var canvas: Canvas
  package var state: State
  var savedStates: [State] = []
  /// The path under construction, in the canvas's coordinates.
  var path = Path()
  /// The size of an image context in points.
  let size: CGSize?
  let scale: CGFloat
  /// The bytes that it draws into, if the app reads them.
  let memory: BitmapMemory?
  /// From coordinates without a transform to those of the view or image.
  let base: CGAffineTransform
  /// The number of transparency layers that have not ended.
  var openLayers = 0

  /// The state saved by `saveGState`.
  package struct State {
    /// From the user's coordinates to those of the view or image.
    package var transform = CGAffineTransform.identity
    var fillColor = Color.black
    var strokeColor = Color.black
    var style = StrokeStyle()
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var interpolationQuality = CGInterpolationQuality.default
    var shadow: Shadow?
    /// How many clips to end when the state is restored.
    var clips = 0
  }

  struct Shadow {
    let color: Color
    let offset: CGSize
    let blurRadius: Double
  }

  package convenience init(canvas: Canvas, size: CGSize? = nil, scale: CGFloat) {
    self.init(canvas: canvas, size: size, scale: scale, memory: nil)
  }

  init(canvas: Canvas, size: CGSize?, scale: CGFloat, memory: BitmapMemory?) {
    self.canvas = canvas
    self.size = size
    self.scale = scale
    self.memory = memory
    let height = CGFloat(memory?.height ?? 0)
    base =
      memory == nil ? .identity : CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    state = State(transform: base)
  }

  /// From the user's coordinates to the canvas's.
  var toCanvas: CGAffineTransform {
    state.transform.concatenating(
      CGAffineTransform(translationX: canvas.origin.x, y: canvas.origin.y))
  }

  /// Ends all clips and states, which completes the canvas.
  package func finish() -> Canvas {
    while !savedStates.isEmpty { restoreGState() }
    endClips(state.clips)
    state.clips = 0
    return canvas
  }

  private func endClips(_ count: Int) {
    for _ in 0..<count { canvas.append(.popClip) }
  }

  // MARK: State

  /// Saves the state for `restoreGState`.
  public func saveGState() {
    savedStates.append(state)
    state.clips = 0
  }

  /// Restores the last saved state, including its clip.
  public func restoreGState() {
    guard let saved = savedStates.popLast() else { return }
    endClips(state.clips)
    state = saved
  }

  /// From the user's coordinates to those without a transform.
  public var ctm: CGAffineTransform { state.transform.concatenating(base.inverted()) }

  /// Applies a transform before the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Moves the origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales the coordinates.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates the coordinates by radians, clockwise.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Sets the opacity of all drawing, 0…1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

  /// Sets how drawing is combined with the backdrop.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Sets a black shadow with an opacity of a third, as Core Graphics does.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Sets the shadow of drawing; without a colour nothing casts one.
  ///
  /// The standard deviation is half of the blur, which extends as far as its length.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    // No transform of the app's turns a shadow.
    let offset = CGSize(width: offset.width, height: offset.height * base.d)
    state.shadow = color.flatMap {
      $0.color.alpha > 0 ? Shadow(color: $0.color, offset: offset, blurRadius: blur / 2) : nil
    }
  }

  // MARK: Colours and lines

  /// Sets the colour of fills.
  public func setFillColor(_ color: CGColor) { state.fillColor = color.color }
  /// Sets the colour of fills from sRGB components in 0…1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = Color(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the colour of fills to a grey in 0…1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = Color(white: gray, alpha: alpha)
  }
  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color.color }
  /// Sets the colour of lines from sRGB components in 0…1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = Color(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the colour of lines to a grey in 0…1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = Color(white: gray, alpha: alpha)
  }
  /// Sets the width of lines.
  public func setLineWidth(_ width: CGFloat) { state.style.width = width }
  /// Sets the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap.cap }
  /// Sets the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.style.join = join.join }
  /// Sets the miter limit in line widths; longer corners are cut off.
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }
  /// Sets the alternating lengths of dashes and gaps, and the offset of a line's start.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dash = lengths.map { Double($0) }
    state.style.dashPhase = phase
  }
}
