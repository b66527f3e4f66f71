public import Foundation
internal import Graphics

extension CGContext {
  /// Fills the path and empties it.
  public func fillPath(using rule: CGPathFillRule = .winding) { fill(taken(), rule.rule) }

  /// Strokes the path and empties it.
  public func strokePath() {
    stroke()
    path = Path()
  }

  /// Fills the path, strokes it, or both, and empties it.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill, .fillStroke: fill(path, .winding)
    case .eoFill, .eoFillStroke: fill(path, .evenOdd)
    case .stroke: break
    }
    switch mode {
    case .stroke, .fillStroke, .eoFillStroke: stroke()
    case .fill, .eoFill: break
    }
    path = Path()
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(Path(rect: rect).transformed(by: toCanvas), .winding) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Fills the ellipse that touches the sides of a rectangle.
  public func fillEllipse(in rect: CGRect) {
    fill(Path(ellipseIn: rect).transformed(by: toCanvas), .winding)
  }
  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { strokeOnly(Path(rect: rect)) }
  /// Strokes a rectangle with a line width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }
  /// Strokes the ellipse that touches the sides of a rectangle.
  public func strokeEllipse(in rect: CGRect) { strokeOnly(Path(ellipseIn: rect)) }
  /// Draws lines between the points of each pair.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    strokeOnly(path)
  }
  /// Erases a rectangle.
  public func clear(_ rect: CGRect) {
    let path = Path(rect: rect).transformed(by: toCanvas)
    blended(path, .winding, .clear) { $0.append(.fill(path, .black)) }
  }

  /// Draws a gradient between two points.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    draw(gradient, .axial(from: startPoint, to: endPoint), options)
  }

  /// Draws a gradient between two circles.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    draw(
      gradient,
      .radial(from: startCenter, radius: startRadius, to: endCenter, endRadius: endRadius), options)
  }

  /// Begins a separate drawing, which is then drawn with the alpha, shadow and blend mode set now.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    if let shadow = state.shadow { canvas.append(.pushShadow(shadow)) }
    canvas.append(.pushLayer(opacity: state.alpha, blend: state.blendMode.mode))
    openLayers += 1
    saveGState()
    state.alpha = 1
    state.shadow = nil
    state.blendMode = .normal
  }

  /// Ends what `beginTransparencyLayer` began.
  public func endTransparencyLayer() {
    restoreGState()
    canvas.append(.popLayer)
    if state.shadow != nil { canvas.append(.popLayer) }
    openLayers -= 1
    updateSharedMemory()
  }

  // MARK: In the current state

  func fill(_ path: Path, _ rule: FillRule) {
    let color = state.fillColor.withAlpha(state.fillColor.alpha * state.alpha)
    blended(path, rule) { $0.append(.fill(path, color, rule: rule)) }
  }

  private func strokeOnly(_ path: Path) {
    let kept = self.path
    self.path = path.transformed(by: toCanvas)
    stroke()
    self.path = kept
  }

  private func stroke() {
    let color = state.strokeColor.withAlpha(state.strokeColor.alpha * state.alpha)
    if state.blendMode == .normal, state.transform.affine.isSimilarity {
      let style = state.style.scaled(by: state.transform.affine.lengthFactor)
      return blended(path, .winding) { [path] in $0.append(.stroke(path, color, style)) }
    }
    let outline = strokedPath()
    blended(outline, .winding) { $0.append(.fill(outline, color)) }
  }

  private func draw(
    _ gradient: CGGradient, _ geometry: Gradient.Geometry, _ options: CGGradientDrawingOptions
  ) {
    let shown = Gradient(
      stops: gradient.stops, geometry: geometry,
      extendsBeforeStart: options.contains(.drawsBeforeStartLocation),
      extendsAfterEnd: options.contains(.drawsAfterEndLocation), transform: toCanvas.affine)
    blended(nil, .winding) { [state] canvas in
      if state.alpha < 1 { canvas.append(.pushLayer(opacity: state.alpha)) }
      canvas.append(.gradient(shown))
      if state.alpha < 1 { canvas.append(.popLayer) }
    }
  }

  /// Draws with the state's shadow and blend mode.
  ///
  /// A blend mode only affects the shape, so its layer is clipped to the shape.
  func blended(
    _ shape: Path?, _ rule: FillRule, _ mode: CGBlendMode? = nil,
    _ draw: (inout Canvas) -> Void
  ) {
    let mode = mode ?? state.blendMode
    if let shadow = state.shadow { canvas.append(.pushShadow(shadow)) }
    if mode == .normal {
      draw(&canvas)
    } else {
      if let shape { canvas.append(.pushClip(shape, rule: rule)) }
      canvas.append(.pushLayer(opacity: 1, blend: mode.mode))
      draw(&canvas)
      canvas.append(.popLayer)
      if shape != nil { canvas.append(.popClip) }
    }
    if state.shadow != nil { canvas.append(.popLayer) }
    updateSharedMemory()
  }
}

extension DisplayList.Command {
  static func pushShadow(_ shadow: CGContext.Shadow) -> DisplayList.Command {
    .pushShadow(shadow.color, offset: shadow.offset, blurRadius: shadow.blurRadius)
  }
}
