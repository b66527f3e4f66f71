public import Foundation
internal import Typography

extension NSAttributedString {
  /// Draws the text in the current context with its top left at a point, without wrapping.
  public func draw(at point: CGPoint) {
    draw(
      StringMeasurement(self, size: .zero, options: []).layout(scale: 1),
      in: CGRect(origin: point, size: .zero))
  }

  /// Draws the text in the current context, wrapped at a rectangle's width; lines below the rectangle are omitted.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: [.usesLineFragmentOrigin], context: nil)
  }

  /// Draws the text in the current context.
  ///
  /// - Parameters:
  ///   - rect: where the text is drawn.
  ///   - options: without `usesLineFragmentOrigin` the rectangle's origin is the first baseline's.
  ///   - context: how far the text may be shrunk; nil for not at all.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    let measured = boundingRect(with: rect.size, options: options, context: context)
    let layout = StringMeasurement(self, size: rect.size, options: options)
      .layout(scale: Double(context?.actualScaleFactor ?? 1))
    var place = rect
    if !options.contains(.usesLineFragmentOrigin) {
      place.origin.y += measured.minY
      place.size.height = 0
    }
    draw(layout, in: place)
  }

  /// Draws lines from the top of a rectangle; a rectangle without a height includes all of them.
  private func draw(_ layout: TextLayout, in rect: CGRect) {
    guard length > 0, let context = GraphicsStack.current else { return }
    let grid = PixelGrid(scale: context.scale)
    context.paint { canvas in
      for line in layout.lines where rect.height <= 0 || line.top < rect.height {
        canvas.draw(line.drawing(scale: grid.scale), at: rect.origin, grid)
      }
    }
  }
}

extension String {
  /// Draws the text with some attributes in the current context with its top left at a point.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// Draws the text with some attributes in the current context, wrapped at a rectangle's width.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }

  /// Draws the text with some attributes in the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}

extension NSString {
  /// Draws the text with some attributes in the current context with its top left at a point.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    description.draw(at: point, withAttributes: attributes)
  }

  /// Draws the text with some attributes in the current context, wrapped at a rectangle's width.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    description.draw(in: rect, withAttributes: attributes)
  }

  /// Draws the text with some attributes in the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    description.draw(with: rect, options: options, attributes: attributes, context: context)
  }
}
