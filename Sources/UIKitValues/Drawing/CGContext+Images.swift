public import Foundation
internal import Graphics

extension CGContext {
  /// Draws a picture in a rectangle, upside down as in Core Graphics where y points down.
  ///
  /// `UIImage.draw(in:)` draws it upright.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard !byTiling else { return tile(image, in: rect) }
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    drawUpright(image.source, in: rect, tint: nil)
    restoreGState()
  }

  private func tile(_ image: CGImage, in rect: CGRect) {
    guard rect.width > 0, rect.height > 0, let clip = clipBounds else { return }
    let (left, top) = (
      ((clip.minX - rect.minX) / rect.width).rounded(.down),
      ((clip.minY - rect.minY) / rect.height).rounded(.down)
    )
    let start = CGPoint(x: rect.minX + left * rect.width, y: rect.minY + top * rect.height)
    let end = CGPoint(x: clip.maxX, y: clip.maxY)
    for corner in TiledCopies.corners(from: start, to: end, by: rect.size) {
      draw(image, in: CGRect(origin: corner, size: rect.size))
    }
  }

  /// The whole image context in the user's coordinates; nil in a view.
  private var clipBounds: CGRect? {
    size.map { CGRect(origin: .zero, size: $0).applying(state.transform.inverted()) }
  }

  /// Clips what follows to a picture's opacity, upside down like `draw(_:in:)`.
  public func clip(to rect: CGRect, mask: CGImage) {
    canvas.append(.pushMask)
    let kept = state
    state = State(transform: kept.transform)
    openLayers += 1
    draw(mask, in: rect)
    openLayers -= 1
    state = kept
    canvas.append(.clipToMask)
    state.clips += 1
  }

  /// Draws a picture upright where y points down.
  func drawUpright(_ source: ImageSource, in rect: CGRect, tint: Color?) {
    let source = interpolationQuality == .none ? withoutInterpolation(source, in: rect) : source
    paint(over: rect) { $0.append(.image(source, in: $0.toRoot(rect), tint: tint)) }
  }

  /// Draws content that fills a rectangle in the user's coordinates, in the current state.
  func paint(over rect: CGRect, _ draw: (inout Canvas) -> Void) {
    paint(Path(rect: rect).transformed(by: toCanvas), draw)
  }

  /// Draws layers or views, by a function, at the user's origin.
  package func paint(_ draw: (inout Canvas) -> Void) { paint(nil, draw) }

  private func paint(_ shape: Path?, _ draw: (inout Canvas) -> Void) {
    let transform = state.transform
    blended(shape, .winding) { canvas in
      if state.alpha < 1 { canvas.append(.pushLayer(opacity: state.alpha)) }
      if transform.isMove {
        let outer = canvas.origin
        canvas.origin = CGPoint(x: outer.x + transform.tx, y: outer.y + transform.ty)
        draw(&canvas)
        canvas.origin = outer
      } else {
        canvas.draw(in: transform, draw)
      }
      if state.alpha < 1 { canvas.append(.popLayer) }
    }
  }

  /// Returns the current picture of an image context; nil in a view.
  public func makeImage() -> CGImage? {
    // Bytes may hold less than was drawn, such as grey alone.
    if let memory, !memory.keepsAll { updateMemory() }
    let bitmap = memory.flatMap { $0.keepsAll ? nil : $0.bitmap } ?? drawing
    return bitmap.map { CGImage(source: ImageSource(name: "drawing", bitmap: $0)) }
  }

  /// The pixels that were drawn into an image context so far.
  var drawing: Bitmap? {
    guard let size else { return nil }
    var open = canvas
    let clips = savedStates.reduce(state.clips) { $0 + $1.clips }
    for _ in 0..<clips { open.append(.popClip) }
    let list = DisplayList(size: size, commands: open.commands)
    // This only fails for a size beyond a bitmap's, or drawing that was not finite.
    return try? Rasterizer(scale: scale).draw(list)
  }
}
