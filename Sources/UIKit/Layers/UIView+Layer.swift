public import Foundation

extension UIView {
  /// Lays out the subviews and the layer's own sublayers.
  func performLayout() {
    call(.layoutSubviews, else: ()) {
      viewController?.viewWillLayoutSubviews()
      layer.layoutSublayers()
      traitCollection.performAsCurrent { layoutSublayers(of: layer) }
      viewController?.viewDidLayoutSubviews()
    }
  }

  /// Creates the layer of `layerClass`.
  func makeLayer() -> CALayer {
    guard let type = Self.layerClass as? CALayer.Type else {
      preconditionFailure(
        "\(Self.self).layerClass is \(Self.layerClass), which is not a subclass of CALayer.")
    }
    let layer = CALayer.make(type)
    layer.view = self
    layer.contentsScale = UITraitCollection.current.displayScale
    return layer
  }
}

extension CALayer {
  /// Draws the layer and its sublayers in a context.
  public func render(in ctx: CGContext) {
    view?.layoutIfNeeded()
    let start = bounds.origin
    ctx.saveGState()
    ctx.translateBy(x: -start.x, y: -start.y)
    ctx.paint { draw(into: &$0) }
    ctx.restoreGState()
  }
}

extension UIView {
  /// Draws the view and its subviews in a rectangle of the current context; returns whether there is a context.
  @discardableResult public func drawHierarchy(
    in rect: CGRect, afterScreenUpdates afterUpdates: Bool
  ) -> Bool {
    guard let context = GraphicsStack.current, bounds.width > 0, bounds.height > 0 else {
      return false
    }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    layer.render(in: context)
    context.restoreGState()
    return true
  }
}
