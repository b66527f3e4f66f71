public import Foundation
package import Typography

/// A typeface at a size.
///
/// The system font is a bundled substitute with Apple's metrics; see `Research/FontWidths.md`. Fonts of an app must be
/// registered with ``register(contentsOf:)`` before use. It is not an `NSObject`, for the same reason as
/// ``NSParagraphStyle``.
public final class UIFont: Hashable, Sendable {
  package let font: Font
  package let request: FontRequest
  /// How the size follows the user's text size, if ``UIFontMetrics`` created the font.
  let scaling: FontScaling?
  /// Whether the font's size depends on the user's text size.
  package var followsTextSize: Bool { scaling != nil || request.followsContentSizeCategory }
  /// The requested font, if it was missing and this one is a substitute.
  package let replacedName: String?
  /// Whether the weight is that of bold text, heavier than the requested one.
  let isEmboldened: Bool

  init(
    _ font: Font, request: FontRequest, scaling: FontScaling? = nil, replacedName: String? = nil,
    isEmboldened: Bool = false
  ) {
    self.font = font
    self.request = request
    self.scaling = scaling
    self.replacedName = replacedName
    self.isEmboldened = isEmboldened
  }

  /// Creates the font of a registered or bundled file, or the stand-in for a font of iOS; nil if none has that
  /// name.
  ///
  /// A stand-in has the name and the line metrics of the font, and the diagnostic `missingFont`.
  /// After nil, the system font created instead, or a label whose font is set to nil, has the diagnostic `missingFont`.
  ///
  /// - Parameters:
  ///   - fontName: The PostScript name, such as `Inter-SemiBold`, or the name of a family.
  ///   - fontSize: The size in points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(name: fontName, size: fontSize, in: nil)
  }

  /// Creates a font by its name as above, or else that of a file in a folder.
  package convenience init?(name fontName: String, size fontSize: CGFloat, in folder: FontFolder?) {
    var request = FontRequest(source: .named(fontName), size: fontSize)
    request.folder = folder
    guard let (font, isInFolder) = request.namedFont(fontName) else {
      MissedLookup.font.record(MissingFont(name: "“\(fontName)”", size: fontSize))
      return nil
    }
    if !isInFolder { request.folder = nil }
    MissedLookup.font.forget()
    self.init(
      font, request: request, replacedName: font.isStandIn ? "“\(font.name)”" : nil)
  }

  /// Creates the font of a descriptor, at a size in points; 0 means the descriptor's own.
  ///
  /// A missing font is replaced by the system font, and each view that shows it has the diagnostic `missingFont`.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var request = descriptor.request
    if pointSize > 0 { request.size = pointSize }
    self.init(request, traits: .current)
  }

  package convenience init(_ request: FontRequest, traits: UITraitCollection) {
    var request = request
    // A descriptor of this font must find it again, whatever the traits at that time.
    if request.textStyle != nil, request.category == nil {
      request.category = traits.preferredContentSizeCategory
    }
    let (font, replacedName) = request.resolved(for: traits)
    self.init(
      font, request: request, replacedName: replacedName,
      isEmboldened: request.isEmboldened(for: traits))
  }

  /// Returns a system font that records the missing font of the previous lookup.
  static func standIn(_ request: FontRequest, traits: UITraitCollection = .current) -> UIFont {
    let font = UIFont(request, traits: traits)
    // The size of a text style may differ from that of the missing font.
    guard let missing = MissedLookup.font.take(),
      request.textStyle != nil || missing.size == font.pointSize
    else { return font }
    return UIFont(
      font.font, request: font.request, replacedName: missing.name, isEmboldened: font.isEmboldened)
  }

  /// Returns the regular system font at a size in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font at a size in points and a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    standIn(FontRequest(size: fontSize, weight: weight))
  }

  /// Returns the bold system font at a size in points.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the italic system font at a size in points.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    standIn(FontRequest(size: fontSize, isItalic: true))
  }

  /// Returns the system font with monospaced digits.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    standIn(FontRequest(size: fontSize, weight: weight, hasMonospacedDigits: true))
  }

  /// Returns the monospaced system font.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    standIn(FontRequest(source: .system(.monospaced), size: fontSize, weight: weight))
  }

  /// The size of labels, 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// The standard size of text, 14 points.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of small text, 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of buttons, 18 points.
  public class var buttonFontSize: CGFloat { 18 }

  public var fontName: String { font.name }
  public var familyName: String { font.familyName }
  /// The size in points.
  public var pointSize: CGFloat { font.pointSize }
  /// The distance from the baseline up to the top of a line, in points.
  public var ascender: CGFloat { font.ascender }
  /// The distance from the baseline down to the bottom of a line, in points and negative.
  public var descender: CGFloat { font.descender }
  /// The extra distance between lines in points.
  public var leading: CGFloat { font.leading }
  /// The height of capital letters in points.
  public var capHeight: CGFloat { font.capHeight }
  /// The height of lowercase letters in points.
  public var xHeight: CGFloat { font.xHeight }
  /// The height of one line in points.
  public var lineHeight: CGFloat { font.lineHeight }
  /// The font's descriptor.
  public var fontDescriptor: UIFontDescriptor {
    var request = request
    if request.textStyle == nil { request.size = pointSize }
    return UIFontDescriptor(request)
  }

  /// Returns the same typeface at another size in points, independent of the text size setting.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var request = request
    request.size = fontSize
    return UIFont(
      font.withSize(fontSize), request: request, replacedName: replacedName,
      isEmboldened: isEmboldened)
  }

  /// Returns whether both are the same typeface at the same size, and follow text sizes in the same way.
  public static func == (lhs: UIFont, rhs: UIFont) -> Bool {
    lhs.font == rhs.font && lhs.request == rhs.request && lhs.scaling == rhs.scaling
  }

  /// Hashes typeface and size.
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}
