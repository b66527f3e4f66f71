internal import Graphics

extension UIColor {
  /// Makes this the colour of fills and lines in the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the colour of fills in the current context.
  public func setFill() {
    guard let context = GraphicsStack.current else { return }
    context.state.fillColor = resolved(with: context.canvas.traits)
  }

  /// Makes this the colour of lines in the current context.
  public func setStroke() {
    guard let context = GraphicsStack.current else { return }
    context.state.strokeColor = resolved(with: context.canvas.traits)
  }
}
