public import Foundation
internal import Graphics

/// Returns the current context: that of the view being drawn, or of an image.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current }

/// Makes a context the current one until `UIGraphicsPopContext`.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.push(context) }

/// Restores the context from before the last `UIGraphicsPushContext`.
public func UIGraphicsPopContext() { GraphicsStack.pop() }

/// Begins a picture of a size in points, at one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture of a size in points; a scale of 0 means the display's.
///
/// An opaque picture begins black, otherwise transparent.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  GraphicsStack.push(CGContext(imageSize: size, isOpaque: opaque, scale: scale))
}

/// Returns the picture drawn so far; nil if none was begun or its size is out of range.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsStack.current?.image
}

/// Ends the innermost picture.
public func UIGraphicsEndImageContext() { GraphicsStack.pop() }

/// Fills a rectangle with the current fill colour.
public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle with the current fill colour in a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = GraphicsStack.current else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a frame of one point inside a rectangle with the current fill colour.
public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a frame of one point inside a rectangle in a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = GraphicsStack.current else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.addRect(rect)
  context.addRect(rect.insetBy(dx: 1, dy: 1))
  context.fillPath(using: .evenOdd)
  context.restoreGState()
}

/// Clips what follows to a rectangle.
public func UIRectClip(_ rect: CGRect) { GraphicsStack.current?.clip(to: rect) }

extension CGContext {
  convenience init(imageSize size: CGSize, isOpaque: Bool, scale: CGFloat) {
    let traits = UITraitCollection.current
    self.init(
      canvas: Canvas(traits: traits), size: size, scale: scale > 0 ? scale : traits.displayScale)
    if isOpaque { canvas.append(.fillRect(CGRect(origin: .zero, size: size), .black)) }
  }

  var image: UIImage? {
    makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }
}
