public import Foundation
internal import Graphics

/// How a text layer aligns its lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By the direction of the text.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  fileprivate var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}

/// Where a text layer leaves out text that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nowhere: the text is cut by the bounds.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")

  fileprivate var lineBreakMode: NSLineBreakMode {
    switch self {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    default: .byClipping
    }
  }
}

/// A layer that draws a text from the top of its bounds, and nothing beyond them.
@preconcurrency @MainActor open class CATextLayer: CALayer {
  /// The text, a `String` or an `NSAttributedString`; anything else draws nothing.
  open var string: Any?
  /// The font of a text without attributes: a `UIFont`, whose size is ignored, or a font's name; Helvetica by default.
  open var font: Any?
  /// The size of the font in points; 36 by default.
  open var fontSize: CGFloat = 36
  /// The colour of a text without attributes; opaque white by default.
  open var foregroundColor: CGColor? = CGColor(color: .white)
  /// Whether lines are broken at the width of the bounds; false by default.
  open var isWrapped = false
  /// Where a line that is not wrapped leaves out text that does not fit.
  open var truncationMode: CATextLayerTruncationMode = .none
  open var alignmentMode: CATextLayerAlignmentMode = .natural
  /// Whether subpixels of a display are used, which no snapshot does.
  open var allowsFontSubpixelQuantization = false

  open override func draw(in ctx: CGContext) {
    super.draw(in: ctx)
    guard let text = attributedText, bounds.width > 0, bounds.height > 0 else { return }
    ctx.saveGState()
    ctx.clip(to: bounds)
    text.draw(in: bounds)
    ctx.restoreGState()
  }

  private var attributedText: NSAttributedString? {
    if let text = string as? NSAttributedString { return text }
    guard let text = string as? String else { return nil }
    let style = NSMutableParagraphStyle()
    style.alignment = alignmentMode.alignment
    style.lineBreakMode = isWrapped ? .byWordWrapping : truncationMode.lineBreakMode
    return NSAttributedString(
      string: text,
      attributes: [
        .font: shownFont, .paragraphStyle: style,
        .foregroundColor: foregroundColor.map { UIColor(cgColor: $0) } ?? .clear,
      ])
  }

  private var shownFont: UIFont {
    if let font = font as? UIFont { return font.withSize(fontSize) }
    let name = font as? String ?? "Helvetica"
    return UIFont(name: name, size: fontSize) ?? .systemFont(ofSize: fontSize)
  }
}
