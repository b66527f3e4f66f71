public import Foundation
package import Graphics
internal import SymbolGlyphs

/// An image with a scale.
///
/// Its pixels come from a file, from memory or from an asset catalogue; a symbol is drawn at the size at which it is
/// used.
public final class UIImage: NSObject, Sendable {
  package let contents: ImageContents
  let attributes: ImageAttributes

  /// How the colours of an image are used.
  public enum RenderingMode: Int, Sendable {
    /// Determined by the context: system buttons tint images, image views tint only symbols.
    case automatic = 0
    case alwaysOriginal = 1
    /// Only the opacity, filled with the tint colour.
    case alwaysTemplate = 2
  }

  /// How the part between the cap insets fills a larger area.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }

  /// Creates an empty image, whose size is zero.
  public convenience override init() {
    self.init(contents: .bitmap(.empty), attributes: ImageAttributes(scale: 1))
  }

  init(contents: ImageContents, attributes: ImageAttributes) {
    self.contents = contents
    self.attributes = attributes
    super.init()
  }

  /// Creates an image of pixels; a scale with which it had no size is 1.
  package convenience init(
    source: ImageSource, scale: CGFloat, renderingMode: RenderingMode = .automatic
  ) {
    self.init(
      contents: .bitmap(source),
      attributes: ImageAttributes(
        scale: scale > 0 && scale.isFinite ? scale : 1, renderingMode: renderingMode))
  }

  /// The pixels; for a symbol at the image's own scale.
  package var source: ImageSource {
    switch contents {
    case .bitmap(let source): source
    case .symbol(let symbol):
      symbol.source(size: size, scale: scale, weight: symbolWeight)
    case .vector(let vector): vector.source(size: size, scale: scale)
    }
  }

  /// The pixels for a size in points at the image's own scale: a drawing keeps its shapes, pixels stay as they are.
  func source(drawnAt size: CGSize) -> ImageSource {
    guard case .vector(let vector) = contents, capInsets == .zero else { return source }
    return vector.source(size: size, scale: scale)
  }

  var symbolWeight: GlyphWeight { attributes.symbolConfiguration?.weight.ofGlyph ?? .regular }

  /// Pixels per point.
  public var scale: CGFloat { attributes.scale }

  /// The size in points.
  public var size: CGSize {
    switch contents {
    case .bitmap(let source):
      CGSize(
        width: Double(source.bitmap.width) / scale, height: Double(source.bitmap.height) / scale)
    case .symbol(let symbol):
      symbol.glyph.size(attributes.symbolConfiguration, grid: PixelGrid(scale: scale))
    case .vector(let vector): vector.size
    }
  }

  /// Whether the image shows its own colours or is filled with the tint.
  public var renderingMode: RenderingMode { attributes.renderingMode }
  /// The cap insets in points: the edges that keep their size when the image is resized.
  public var capInsets: UIEdgeInsets { attributes.capInsets }
  /// How the part between the cap insets fills a larger area.
  public var resizingMode: ResizingMode { attributes.resizingMode }
  /// The insets of the alignment rectangle for Auto Layout; that of a symbol is about as high as a line of its text.
  public var alignmentRectInsets: UIEdgeInsets {
    guard isSymbolImage, attributes.alignmentRectInsets == .zero else {
      return attributes.alignmentRectInsets
    }
    let inset = PixelGrid(scale: scale).snapped((size.height - lineOfSymbol) / 2)
    return UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
  }

  /// The height of a line of text beside a symbol.
  ///
  /// The frame of a symbol is higher or lower than the length of its constraint by what its picture differs from such a line,
  /// above and below rounded to pixels. Rule `symbol-line`.
  private var lineOfSymbol: CGFloat {
    let configuration = attributes.symbolConfiguration?.resolved(in: .current)
    return UIFont.systemFont(ofSize: configuration?.pointSize ?? 17).lineHeight
  }
  /// Whether image views and buttons mirror the image in right-to-left layout.
  public var flipsForRightToLeftLayoutDirection: Bool {
    attributes.flipsForRightToLeftLayoutDirection
  }
  /// Whether the image is a symbol.
  public var isSymbolImage: Bool {
    if case .symbol = contents { true } else { false }
  }
  /// Whether the image is filled with the colour of the surrounding text.
  var isTemplateInText: Bool {
    renderingMode == .alwaysTemplate || renderingMode == .automatic && isSymbolImage
  }
  /// The distance of the baseline from the bottom in points; nil if the image has none.
  public var baselineOffsetFromBottom: CGFloat? { attributes.baselineOffsetFromBottom }
  /// The variants of an image from an asset catalogue or several files.
  public var imageAsset: UIImageAsset? { attributes.asset }
  public var symbolConfiguration: SymbolConfiguration? { attributes.symbolConfiguration }
  /// The configuration that the image was created with.
  public var configuration: Configuration? { attributes.symbolConfiguration }

  /// Whether another object is an image with the same pixels, scale and rendering.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || contents == other.contents && attributes == other.attributes
  }

  /// A number that is the same for equal images.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(contents)
    hasher.combine(attributes)
    return hasher.finalize()
  }

  /// The name of the class, without an address: messages of two runs would differ.
  public override var description: String { "UIImage" }
}
