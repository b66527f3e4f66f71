public import Foundation
internal import NumberText
internal import SymbolGlyphs
internal import Typography

extension UIImage {
  /// A configuration for choosing or drawing an image; symbols have a subclass of it.
  public class Configuration: Hashable, @unchecked Sendable {
    // Unchecked because the class has only one subclass, whose properties are constants.
    init() {}

    /// Returns whether both configure images in the same way.
    public static func == (lhs: Configuration, rhs: Configuration) -> Bool { lhs.isEqual(rhs) }

    /// Hashes the configured values.
    public func hash(into hasher: inout Hasher) {}

    func isEqual(_ other: Configuration) -> Bool { type(of: self) == type(of: other) }
  }

  /// The weight of a symbol's strokes.
  public enum SymbolWeight: Int, Sendable {
    /// Determined by the context.
    case unspecified = 0
    case ultraLight = 1
    case thin = 2
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
    case black = 9

    var ofGlyph: GlyphWeight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }

    /// Returns the weight that matches a font's.
    init(_ weight: UIFont.Weight) {
      let steps: [(below: CGFloat, weight: SymbolWeight)] = [
        (-0.7, .ultraLight), (-0.5, .thin), (-0.2, .light), (0.11, .regular), (0.26, .medium),
        (0.35, .semibold), (0.48, .bold), (0.59, .heavy),
      ]
      self = steps.first { weight.rawValue < $0.below }?.weight ?? .black
    }
  }

  /// The scale of a symbol relative to text of its point size.
  public enum SymbolScale: Int, Sendable {
    /// Determined by the context.
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3

    /// The default scale, medium.
    public static var `default`: SymbolScale { .medium }

    /// Sizes relative to medium.
    var factor: Double {
      switch self {
      case .small: 0.79
      case .unspecified, .medium: 1
      case .large: 1.28
      }
    }
  }

  /// The size and weight of a symbol; unspecified values are determined by the context.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?
    let textStyle: UIFont.TextStyle?
    let weight: SymbolWeight
    let scale: SymbolScale
    /// The colours of the symbol's layers, of which the first is drawn; none for the tint.
    let colors: [UIColor]

    package init(
      pointSize: CGFloat? = nil, textStyle: UIFont.TextStyle? = nil,
      weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified, colors: [UIColor] = []
    ) {
      (self.pointSize, self.textStyle, self.weight, self.scale, self.colors) =
        (pointSize, textStyle, weight, scale, colors)
      super.init()
    }

    /// The specified values, such as `pointSize 12 weight bold`.
    package var words: String {
      let values: [(String, String?)] = [
        ("pointSize", pointSize?.shortDescription), ("textStyle", textStyle?.rawValue),
        ("weight", weight == .unspecified ? nil : "\(weight)"),
        ("scale", scale == .unspecified ? nil : "\(scale)"),
      ]
      let words = values.compactMap { name, value in value.map { "\(name) \($0)" } }
      return words.isEmpty ? "unspecified" : words.joined(separator: " ")
    }

    /// Reads specified values; nil for other words.
    package convenience init?(words: String) {
      let parts = words.split(separator: " ").map(String.init)
      guard words != "unspecified" else { return nil }
      let names = stride(from: 0, to: parts.count - 1, by: 2)
      let values = Dictionary(names.map { (parts[$0], parts[$0 + 1]) }) { first, _ in first }
      let size = values["pointSize"].flatMap(Double.init)
      let weight = (0...9).compactMap(SymbolWeight.init(rawValue:))
        .first { "\($0)" == values["weight"] }
      let scale = (0...3).compactMap(SymbolScale.init(rawValue:))
        .first { "\($0)" == values["scale"] }
      self.init(
        pointSize: size.map { CGFloat($0) },
        textStyle: values["textStyle"].map(UIFont.TextStyle.init(rawValue:)),
        weight: weight ?? .unspecified, scale: scale ?? .unspecified)
      guard self.words == words else { return nil }
    }

    /// Creates a configuration of a size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified)
    }

    /// Creates a configuration of a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// Creates a configuration of a size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, textStyle: nil, weight: weight, scale: scale)
    }

    /// Creates a configuration of a scale.
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: nil, textStyle: nil, weight: .unspecified, scale: scale)
    }

    /// Creates a configuration of a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, textStyle: nil, weight: weight, scale: .unspecified)
    }

    /// Creates a configuration of a text style's size, which follows Dynamic Type.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .unspecified)
    }

    /// Creates a configuration of a text style's size, which follows Dynamic Type, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(pointSize: nil, textStyle: textStyle, weight: .unspecified, scale: scale)
    }

    /// Creates a configuration of a font's size and weight.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Creates a configuration of a font's size and weight, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      let weight = SymbolWeight(UIFont.Weight(font.font.weight.rawValue))
      self.init(pointSize: font.pointSize, textStyle: nil, weight: weight, scale: scale)
    }

    /// Creates a configuration of layers in one colour, all of which are drawn opaque.
    public convenience init(hierarchicalColor: UIColor) { self.init(colors: [hierarchicalColor]) }

    /// Creates a configuration of layers in several colours; the symbol is drawn in the first one.
    public convenience init(paletteColors: [UIColor]) { self.init(colors: paletteColors) }

    /// A configuration that asks for the symbol's own colours; it is drawn in the tint, as symbols without colours are.
    public class func preferringMulticolor() -> SymbolConfiguration { unspecified }

    /// A configuration that asks for one colour, the tint.
    public class func preferringMonochrome() -> SymbolConfiguration { unspecified }

    public class var unspecified: SymbolConfiguration { SymbolConfiguration(scale: .unspecified) }

    /// Returns this configuration overridden by the specified values of another one.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      let hasSize = other.pointSize != nil || other.textStyle != nil
      return SymbolConfiguration(
        pointSize: hasSize ? other.pointSize : pointSize,
        textStyle: hasSize ? other.textStyle : textStyle,
        weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .unspecified ? scale : other.scale,
        colors: other.colors.isEmpty ? colors : other.colors)
    }

    /// Returns the configuration with the text style's size for some traits.
    func resolved(in traits: UITraitCollection) -> SymbolConfiguration {
      guard let textStyle else { return self }
      let font = UIFont.styled(textStyle, in: traits)
      let weight = SymbolWeight(UIFont.Weight(font.font.weight.rawValue))
      return SymbolConfiguration(
        pointSize: font.pointSize, weight: self.weight == .unspecified ? weight : self.weight,
        scale: scale, colors: colors)
    }

    override func isEqual(_ other: Configuration) -> Bool {
      guard let other = other as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && textStyle == other.textStyle
        && weight == other.weight && scale == other.scale && colors == other.colors
    }

    /// Hashes sizes, weight and scale.
    public override func hash(into hasher: inout Hasher) {
      hasher.combine(pointSize)
      hasher.combine(textStyle)
      hasher.combine(weight)
      hasher.combine(scale)
    }
  }
}
