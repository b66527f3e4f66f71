/// What draws and lays out a layer in its class's place.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  /// Draws the layer's contents; draws nothing by default.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Places the sublayers; does nothing by default.
  func layoutSublayers(of layer: CALayer)
  /// Returns what runs when a property changes; nil by default, and never called, as a snapshot shows the end.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Returns nil.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension UIView: CALayerDelegate {}
