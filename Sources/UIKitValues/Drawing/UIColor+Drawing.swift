internal import Graphics

extension UIColor {
  /// Sets the colour of fills and strokes in the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the colour of fills in the current context.
  public func setFill() {
    guard let context = GraphicsStack.current else { return }
    context.state.fillColor = resolved(with: context.canvas.traits)
  }

  /// Sets the colour of strokes in the current context.
  public func setStroke() {
    guard let context = GraphicsStack.current else { return }
    context.state.strokeColor = resolved(with: context.canvas.traits)
  }
}
