public import Foundation
internal import Typography

/// Options for measuring text without a view.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lines are wrapped, and the rectangle's origin is the top left corner, not the first baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The fonts' leading is added between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Only lines that fit the height are measured.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// How far text may be shrunk to fit, and the result.
public final class NSStringDrawingContext {
  /// The smallest factor of the fonts' size; 0, the default, and 1 keep the size.
  public var minimumScaleFactor: CGFloat = 0
  /// The factor that was used.
  public internal(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle that was measured.
  public internal(set) var totalBounds = CGRect.zero

  /// Creates a context that keeps the fonts' size.
  public init() {}
}

extension NSAttributedString {
  /// Returns the rectangle of the text in points, not rounded to pixels.
  ///
  /// A paragraph whose style clips or truncates is one line, other than in a label. Characters without a font have the system font at 12 points, instead of Helvetica, for the current traits'
  /// language and direction.
  ///
  /// - Parameters:
  ///   - size: The available size; a side of 0 or less is unlimited.
  ///   - options: Without `usesLineFragmentOrigin`, lines end only at separators.
  ///   - context: How far the text may be shrunk; nil for not at all.
  /// - Returns: The smallest rectangle around all lines.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let (rect, scale) = StringMeasurement(self, size: size, options: options)
      .rect(minimumScale: Double(context?.minimumScaleFactor ?? 0))
    context?.actualScaleFactor = scale
    context?.totalBounds = rect
    return rect
  }

  /// Returns the size of the text without wrapping, not rounded to pixels.
  public func size() -> CGSize {
    boundingRect(with: .zero, options: [.usesLineFragmentOrigin], context: nil).size
  }
}

extension String {
  /// Returns the rectangle of the text with some attributes, in points, not rounded to pixels.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Returns the size of the text with some attributes, in points, not rounded to pixels.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }
}

extension NSString {
  /// Returns the rectangle of the text with some attributes, in points, not rounded to pixels.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    description.boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }

  /// Returns the size of the text with some attributes, in points, not rounded to pixels.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attributes)
  }
}

/// One measurement or drawing of a text without a view.
///
/// Unlike a label, it does not wrap paragraphs that are clipped or truncated.
struct StringMeasurement {
  private let string: NSAttributedString
  private let width: Double
  private let height: Double
  private let options: NSStringDrawingOptions

  private static let scaleSteps = 100

  init(_ string: NSAttributedString, size: CGSize, options: NSStringDrawingOptions) {
    self.string = string
    self.options = options
    width = size.width > 0 ? size.width : .infinity
    height = size.height > 0 ? size.height : .infinity
  }

  /// Returns the rectangle, and the greatest factor at which the text fits, or the smallest allowed one.
  func rect(minimumScale: Double) -> (CGRect, scale: Double) {
    guard string.length > 0 else { return (.zero, 1) }
    var step = Self.scaleSteps
    var layout = layout(scale: 1)
    while minimumScale > 0, step > 1, !fits(layout),
      Double(step - 1) / Double(Self.scaleSteps) >= minimumScale
    {
      step -= 1
      layout = self.layout(scale: Double(step) / Double(Self.scaleSteps))
    }
    let isFromTop = options.contains(.usesLineFragmentOrigin)
    let top = isFromTop ? 0 : -(layout.lines.first?.baseline ?? 0)
    let rect = CGRect(x: 0, y: top, width: layout.size.width, height: layout.size.height)
    return (rect, Double(step) / Double(Self.scaleSteps))
  }

  private func fits(_ layout: TextLayout) -> Bool {
    !layout.isTruncated && layout.size.width <= width && layout.size.height <= height
  }

  /// Returns the lines; the last of a limited number is truncated.
  func layout(scale: Double, maximumNumberOfLines: Int = 0) -> TextLayout {
    let traits = UITraitCollection.current
    var builder = AttributedTextBuilder(
      traits: traits, font: .systemFont(ofSize: UIFont.smallSystemFontSize), color: .black)
    builder.fontScale = scale
    builder.usesFontLeading = options.contains(.usesFontLeading)
    let shaped = ShapedText(
      builder.text(string), direction: string.writingDirection,
      locale: traits.localeIdentifier)
    guard options.contains(.usesLineFragmentOrigin) else { return shaped.layout() }
    let whole = shaped.layout(
      width: width, maximumNumberOfLines: maximumNumberOfLines, wrapsAllModes: false)
    guard options.contains(.truncatesLastVisibleLine), whole.size.height > height else {
      return whole
    }
    let fitting = whole.lines.count { $0.top + $0.height <= height }
    return shaped.layout(
      width: width, maximumNumberOfLines: max(1, fitting), wrapsAllModes: false)
  }
}
