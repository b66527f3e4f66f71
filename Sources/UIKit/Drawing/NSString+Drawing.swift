public import Foundation
internal import Typography

extension NSAttributedString {
  /// Draws the text in the current context with its top left at a point, without wrapping.
  public func draw(at point: CGPoint) {
    draw(layout(width: nil), in: CGRect(origin: point, size: .zero))
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
    let isFromTop = options.contains(.usesLineFragmentOrigin)
    let layout = layout(
      width: isFromTop && rect.width > 0 ? rect.width : nil,
      scale: context?.actualScaleFactor ?? 1,
      height: options.contains(.truncatesLastVisibleLine) ? rect.height : nil)
    var place = rect
    if !isFromTop {
      place.origin.y += measured.minY
      place.size.height = 0
    }
    draw(layout, in: place)
  }

  private func layout(width: CGFloat?, scale: CGFloat = 1, height: CGFloat? = nil) -> TextLayout {
    let traits = UITraitCollection.current
    var builder = AttributedTextBuilder(
      traits: traits, font: .systemFont(ofSize: UIFont.smallSystemFontSize), color: .black)
    builder.fontScale = scale
    builder.usesFontLeading = false
    let shaped = ShapedText(
      builder.text(self), direction: writingDirection, locale: traits.localeIdentifier)
    guard let width else { return shaped.layout() }
    let whole = shaped.layout(width: width)
    guard let height, whole.size.height > height else { return whole }
    let fitting = whole.lines.count { $0.top + $0.height <= height }
    return shaped.layout(width: width, maximumNumberOfLines: max(1, fitting))
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
