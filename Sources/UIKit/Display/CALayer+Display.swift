internal import Foundation
package import Graphics

extension UIView {
  /// Returns the drawing commands of the view and its subviews, in points from its top left.
  package func displayList() -> DisplayList {
    let traits = traitCollection
    var canvas = Canvas(traits: traits)
    canvas.origin = CGPoint(x: -boundsOrigin.x, y: -boundsOrigin.y)
    traits.performAsCurrent { layer.draw(into: &canvas) }
    return DisplayList(size: bounds.size, commands: canvas.commands)
  }
}

extension CALayer {
  /// Draws the layer and its sublayers; the canvas's origin is the layer's origin.
  ///
  /// From the back: shadow, background, contents, sublayers, border. Mask and opacity apply to all of
  /// these together.
  func draw(into canvas: inout Canvas) {
    let opacity =
      ownAnimations?.shownOpacity.map(Double.init) ?? view.map { Double($0.alpha) }
      ?? Double(ownOpacity)
    guard !isHidden, opacity > 0, isDoubleSided || facesFront else { return }
    guard !canvas.isTooDeep else { return }
    guard canvas.depth <= LayoutDepth.limit else {
      nearestView?.noteTooDeep()
      canvas.isTooDeep = true
      return
    }
    if isTooDeep { nearestView?.noteTooDeep() }
    canvas.depth += 1
    defer { canvas.depth -= 1 }
    if view == nil { layoutIfNeeded() }
    call(.draw) {
      if !drawRasterized(opacity, into: &canvas) { drawGroup(opacity, into: &canvas) }
    }
  }

  func drawGroup(_ opacity: Double, into canvas: inout Canvas) {
    // Before the layer's properties are read: what a drawing method sets is shown at once on iOS, too.
    let drawn = canvas.drawing(of: self)
    if opacity < 1 { canvas.append(.pushLayer(opacity: opacity)) }
    let isMasked = drawMask(into: &canvas)
    let outline = outline(of: canvas.toRoot(bounds))
    let throwsShadowOfAll = drawShadow(of: outline, into: &canvas)
    drawBody(outline, drawn, into: &canvas)
    if throwsShadowOfAll { canvas.append(.popLayer) }
    if isMasked { canvas.append([.popLayer, .popClip]) }
    if opacity < 1 { canvas.append(.popLayer) }
  }

  /// Draws a sublayer, whose frame is in this layer's coordinates.
  private func draw(_ layer: CALayer, into canvas: inout Canvas) {
    if let toOuter = layer.toSuperlayer {
      // The origin of the bounds is that of the new coordinates, so that pixels fit it.
      let start = layer.bounds.origin
      let moved = CGAffineTransform(translationX: start.x, y: start.y).concatenating(toOuter)
      return canvas.draw(in: moved) {
        $0.origin = CGPoint(x: -start.x, y: -start.y)
        layer.draw(into: &$0)
      }
    }
    let outer = canvas.origin
    let frame = layer.plainFrame
    canvas.origin = CGPoint(
      x: outer.x + frame.minX - layer.bounds.minX, y: outer.y + frame.minY - layer.bounds.minY)
    layer.draw(into: &canvas)
    canvas.origin = outer
  }

  private func drawBody(_ outline: LayerOutline, _ drawn: Canvas, into canvas: inout Canvas) {
    if let color = background, color.alpha > 0 { canvas.fill(outline, color) }
    if masksToBounds { canvas.pushClip(outline) }
    drawContents(into: &canvas)
    canvas.append(drawingOf: drawn)
    for copy in sublayerCopies { drawSublayers(copy, into: &canvas) }
    if masksToBounds { canvas.popClip(outline) }
    drawBorder(of: outline, into: &canvas)
  }

  private func drawSublayers(_ copy: SublayerCopy, into canvas: inout Canvas) {
    guard copy.opacity > 0 else { return }
    if copy.opacity < 1 { canvas.append(.pushLayer(opacity: copy.opacity)) }
    if let transform = copy.transform {
      canvas.draw(in: transform) {
        for layer in drawnChildren { draw(layer, into: &$0) }
      }
    } else {
      for layer in drawnChildren { draw(layer, into: &canvas) }
    }
    if copy.opacity < 1 { canvas.append(.popLayer) }
  }

  var background: Color? {
    if let shown = ownAnimations?.shownBackgroundColor { return shown?.color }
    guard let view else { return ownBackgroundColor?.color }
    return view.backgroundColor?.resolved(with: view.traitCollection)
  }

  private func drawBorder(of outline: LayerOutline, into canvas: inout Canvas) {
    guard borderWidth > 0, let color = borderColor?.color, color.alpha > 0 else { return }
    canvas.append(.fill(outline.ring(width: borderWidth), color, rule: .evenOdd))
  }

  /// Draws the mask if there is one, and begins a group that is masked as a whole.
  private func drawMask(into canvas: inout Canvas) -> Bool {
    guard let mask else { return false }
    canvas.append(.pushMask)
    draw(mask, into: &canvas)
    canvas.append([.clipToMask, .pushLayer(opacity: 1)])
    return true
  }

  /// Draws the shadow of a known shape, or begins a group whose opacity casts it and returns true.
  private func drawShadow(of outline: LayerOutline, into canvas: inout Canvas) -> Bool {
    guard shadowOpacity > 0, !masksToBounds, let color = shadowColor?.color, color.alpha > 0 else {
      return false
    }
    let shown = color.withAlpha(color.alpha * min(1, Double(shadowOpacity)))
    guard let shape = shadowPath.map({ $0.path.translated(canvas.origin) }) ?? solidShape(outline)
    else {
      canvas.append(.pushShadow(shown, offset: shadowOffset, blurRadius: shadowRadius))
      return true
    }
    canvas.append(.shadow(shape, shown, offset: shadowOffset, blurRadius: shadowRadius))
    return false
  }

  /// The shape of the layer and its sublayers, if its background is opaque and hides the rest.
  private func solidShape(_ outline: LayerOutline) -> Path? {
    guard let background, background.alpha == 1, !drawsBeyondBounds else { return nil }
    return outline.path
  }

  /// Whether content may be drawn outside the rounded bounds.
  private var drawsBeyondBounds: Bool {
    let radius = outline(of: bounds).radii.largest
    let inner = radius > 0 ? bounds.insetBy(dx: radius, dy: radius) : bounds
    return self is CAShapeLayer
      || children.contains { child in
        !child.isHidden
          && (child.shadowOpacity > 0 || !child.masksToBounds && child.drawsBeyondBounds
            || !bounds.contains(child.frame) || !inner.contains(child.frame) && child.isVisible)
      }
  }

  private var isVisible: Bool { (background?.alpha ?? 0) > 0 || borderWidth > 0 }

  /// Draws a picture positioned by the gravity.
  func draw(_ image: CGImage, into canvas: inout Canvas) {
    let scale = contentsScale > 0 ? contentsScale : 1
    let part = contentsRect
    let size = CGSize(
      width: Double(image.width) / scale * part.width,
      height: Double(image.height) / scale * part.height)
    guard size.width > 0, size.height > 0 else { return }
    let grid = PixelGrid(scale: canvas.traits.displayScale)
    let rect = contentsGravity.contentMode.rect(of: size, in: bounds)
    let shown = canvas.toRoot(grid.snapped(rect))
    guard part != CGRect(x: 0, y: 0, width: 1, height: 1) else {
      return canvas.append(.image(image.source, in: shown))
    }
    canvas.append(.pushClip(Path(rect: shown)))
    canvas.append(.image(image.source, in: shown.whole(ofPart: part)))
    canvas.append(.popClip)
  }
}

extension CGRect {
  /// Returns the rectangle of which this one is a part, in unit coordinates.
  fileprivate func whole(ofPart part: CGRect) -> CGRect {
    let size = CGSize(width: width / part.width, height: height / part.height)
    return CGRect(
      origin: CGPoint(x: minX - part.minX * size.width, y: minY - part.minY * size.height),
      size: size)
  }
}

extension Path {
  func translated(_ offset: CGPoint) -> Path { translated(x: offset.x, y: offset.y) }
}

extension Canvas {
  mutating func append(_ commands: [DisplayList.Command]) {
    for command in commands { append(command) }
  }

  /// Calls the drawing methods of a layer or its view, and returns what they draw.
  @MainActor fileprivate mutating func drawing(of layer: CALayer) -> Canvas {
    let traits = layer.view?.traitCollection ?? self.traits
    let context = CGContext(canvas: blank, scale: traits.displayScale)
    GraphicsStack.with(context) {
      layer.draw(in: context)
      if let view = layer.view { view.draw(view.bounds) }
    }
    let drawn = context.finish()
    isTooDeep = isTooDeep || drawn.isTooDeep
    return drawn
  }

  fileprivate mutating func fill(_ outline: LayerOutline, _ color: Color) {
    append(
      outline.isRectangle
        ? .fillRect(outline.rect, color) : .fill(outline.path, color, rule: .winding))
  }

  /// Clips what follows to an outline.
  ///
  /// A rounded or tilted one clips a finished group: if each drawing were clipped separately, the background would show through
  /// the soft edges of overlapping drawings.
  fileprivate mutating func pushClip(_ outline: LayerOutline) {
    append(.pushClip(outline.path))
    if !outline.isRectangle || !keepsAxes { append(.pushLayer(opacity: 1)) }
  }

  fileprivate mutating func popClip(_ outline: LayerOutline) {
    if !outline.isRectangle || !keepsAxes { append(.popLayer) }
    append(.popClip)
  }
}
