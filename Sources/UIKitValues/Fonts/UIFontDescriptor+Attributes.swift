internal import Foundation
internal import Typography

extension UIFontDescriptor {
  /// The names of attributes.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `String`, the family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// A `String`, the PostScript name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// A number, the size in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary by ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// A `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// An array of dictionaries by ``FeatureKey``; digits of equal width take effect.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// Core Text's `kCTFontVariationAttribute`: numbers by the tags of axes.
    static let variation = AttributeName(rawValue: "NSCTFontVariationAttribute")
  }

  /// The names of traits.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The raw value of ``SymbolicTraits``.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A `UIFont.Weight` or its raw value.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// A number from −1 to 1, the slant; above 0 is italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The names of what a setting of a font's features says, by Apple's registry of font features.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The number of a group of features, such as `kNumberSpacingType`.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The number of a feature in its group, such as `kMonospacedNumbersSelector`.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The name of ``type`` before iOS 15.
    public static let featureIdentifier = type
    /// The name of ``selector`` before iOS 15.
    public static let typeIdentifier = selector
  }

  /// Named traits of typefaces.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    /// Creates traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Expanded; not bundled.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Condensed; not bundled.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Lines are 2 points closer.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines are 2 points farther apart.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The designs of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With rounded ends; not bundled.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs; not bundled.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    var design: FontRequest.Design? {
      switch self {
      case .default: .standard
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      default: nil
      }
    }
  }
}

extension FontRequest {
  /// Returns the request with some attributes set; a value of a wrong type counts as absent.
  func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontRequest {
    var request = self
    if let family = attributes[.family] as? String { request.source = .family(family) }
    if let name = attributes[.name] as? String { request.source = .named(name) }
    if let size = FontRequest.number(attributes[.size]) { request.size = size }
    switch attributes[.textStyle] {
    case let style as UIFont.TextStyle: request.textStyle = style
    case let name as String: request.textStyle = UIFont.TextStyle(rawValue: name)
    default: break
    }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
      request.apply(traits)
    }
    if let features = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] {
      for feature in features { request.apply(feature) }
    }
    if let places = attributes[.variation] as? [AnyHashable: Any] {
      request.axes = FontRequest.axes(places)
    }
    return request
  }

  private mutating func apply(_ traits: [UIFontDescriptor.TraitKey: Any]) {
    if let bits = FontRequest.number(traits[.symbolic]) {
      let symbolic = UIFontDescriptor.SymbolicTraits(rawValue: UInt32(exactly: bits) ?? 0)
      if symbolic.contains(.traitBold) { weight = textStyle?.emphasizedWeight ?? .bold }
      if symbolic.contains(.traitItalic) { isItalic = true }
    }
    if let named = traits[.weight] as? UIFont.Weight {
      weight = named
    } else if let number = FontRequest.number(traits[.weight]) {
      weight = UIFont.Weight(number)
    }
    if let slant = FontRequest.number(traits[.slant]) { isItalic = slant > 0 }
    // A face requested by name keeps its own weight; other weights need the family.
    if case .named(let name) = source, weight != nil || isItalic, let font = namedFont(name)?.font {
      source = .family(font.familyName)
    }
  }

  private mutating func apply(_ feature: [UIFontDescriptor.FeatureKey: Any]) {
    guard FontRequest.number(feature[.type]) == Double(kNumberSpacingType),
      let selector = FontRequest.number(feature[.selector])
    else { return }
    hasMonospacedDigits = selector == Double(kMonospacedNumbersSelector)
  }

  private static func axes(_ places: [AnyHashable: Any]) -> [FontAxis] {
    var values: [UInt32: Float] = [:]
    for (key, value) in places {
      guard let tag = number(key.base).flatMap({ UInt32(exactly: $0) }), let value = number(value),
        value.isFinite
      else { continue }
      values[tag] = Float(value)
    }
    return values.map { FontAxis(tag: $0.key, value: $0.value) }.sorted { $0.tag < $1.tag }
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    case let value as UInt32: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}
