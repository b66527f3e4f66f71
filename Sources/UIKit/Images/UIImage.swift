public import Foundation
internal import Graphics

/// A picture with its scale.
///
/// Its pixels come from a file, from memory or from an asset catalogue; a symbol is drawn at the size
/// of its use.
public final class UIImage: Hashable, Sendable {
  let contents: ImageContents
  let attributes: ImageAttributes

  /// How the colours of a picture are used.
  public enum RenderingMode: Int, Sendable {
    /// As the place of use decides: system buttons tint, image views tint symbols only.
    case automatic = 0
    /// The picture's own colours.
    case alwaysOriginal = 1
    /// Only the opacity, filled with the tint colour.
    case alwaysTemplate = 2
  }

  /// How the part between the cap insets fills a larger area.
  public enum ResizingMode: Int, Sendable {
    /// Repeated.
    case tile = 0
    /// Scaled.
    case stretch = 1
  }

  /// Creates a picture without any pixels, whose size is zero.
  public convenience init() {
    self.init(contents: .bitmap(.empty), attributes: ImageAttributes(scale: 1))
  }

  init(contents: ImageContents, attributes: ImageAttributes) {
    self.contents = contents
    self.attributes = attributes
  }

  convenience init(source: ImageSource, scale: CGFloat, renderingMode: RenderingMode = .automatic) {
    self.init(
      contents: .bitmap(source),
      attributes: ImageAttributes(scale: scale, renderingMode: renderingMode))
  }

  /// The pixels; those of a symbol at the image's own scale.
  var source: ImageSource {
    switch contents {
    case .bitmap(let source): source
    case .symbol(let symbol): symbol.source(size: size, scale: scale, weight: symbolWeight)
    }
  }

  /// The weight of a symbol's strokes.
  var symbolWeight: SymbolWeight { attributes.symbolConfiguration?.weight.orRegular ?? .regular }

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
    }
  }

  /// Whether the picture shows its own colours or is filled with the tint.
  public var renderingMode: RenderingMode { attributes.renderingMode }
  /// The parts at the edges that keep their size when the picture is resized, in points.
  public var capInsets: UIEdgeInsets { attributes.capInsets }
  /// How the part between the cap insets fills a larger area.
  public var resizingMode: ResizingMode { attributes.resizingMode }
  /// The insets of the part that Auto Layout aligns.
  public var alignmentRectInsets: UIEdgeInsets { attributes.alignmentRectInsets }
  /// Whether image views and buttons mirror the picture where reading runs from right to left.
  public var flipsForRightToLeftLayoutDirection: Bool {
    attributes.flipsForRightToLeftLayoutDirection
  }
  /// Whether the picture is a symbol.
  public var isSymbolImage: Bool {
    if case .symbol = contents { true } else { false }
  }
  /// Whether the colour of the text around fills the picture.
  var isTemplateInText: Bool {
    renderingMode == .alwaysTemplate || renderingMode == .automatic && isSymbolImage
  }
  /// The distance of the baseline from the bottom in points; nil if the picture has none.
  public var baselineOffsetFromBottom: CGFloat? { attributes.baselineOffsetFromBottom }
  /// The variants of a picture that came from an asset catalogue or several files.
  public var imageAsset: UIImageAsset? { attributes.asset }
  /// The configuration of a symbol.
  public var symbolConfiguration: SymbolConfiguration? { attributes.symbolConfiguration }
  /// The configuration that the picture was made with.
  public var configuration: Configuration? { attributes.symbolConfiguration }

  /// Returns whether both show the same pixels at the same scale in the same way.
  public static func == (lhs: UIImage, rhs: UIImage) -> Bool {
    lhs === rhs || lhs.contents == rhs.contents && lhs.attributes == rhs.attributes
  }

  /// Hashes pixels, scale and rendering mode.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(contents)
    hasher.combine(attributes)
  }
}

extension ImageSource {
  /// A picture without pixels.
  static let empty = ImageSource(name: "", bitmap: .empty)
}

extension Bitmap {
  fileprivate static var empty: Bitmap {
    guard let bitmap = Bitmap(width: 0, height: 0) else {
      preconditionFailure("A bitmap may have no pixels.")
    }
    return bitmap
  }
}
