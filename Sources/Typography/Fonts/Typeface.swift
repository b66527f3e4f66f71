/// A font's design at a weight, independent of size, with one cut or several for ranges of sizes.
///
/// A library creates each typeface once, so that identity is equality.
final class Typeface: Sendable {
  /// A face for sizes from a minimum upwards, and its glyph spacing.
  struct Cut: Sendable {
    let minimumSize: Double
    let face: FontFace
    /// Nil for fonts other than the system font.
    let role: FontManifest.Cut?
    /// The width of all digits in em; nil if each has its own.
    var digitWidth: Double?
  }

  /// From the smallest sizes to the largest; never empty.
  private let cuts: [Cut]
  let metrics: FontMetrics
  let weight: FontWeight
  let isItalic: Bool
  let isSystem: Bool
  /// Whether a bundled face is drawn in place of a font of iOS.
  let isStandIn: Bool
  /// Turned on or off in every run.
  let features: [FontFeature]
  /// When the system font had these widths.
  let era: SystemFontEra
  /// What is added after characters of a fallback face; nil for nothing.
  private let fallbackSpaces: FallbackSpaces?
  /// Used for characters that the typeface's own face lacks.
  let fallbacks: FontFallbacks

  init(
    cuts: [Cut], metrics: FontMetrics, weight: FontWeight, isItalic: Bool, isSystem: Bool,
    isStandIn: Bool = false, features: [FontFeature] = [], era: SystemFontEra = .latest,
    fallbackSpaces: FallbackSpaces? = nil, fallbacks: FontFallbacks
  ) {
    precondition(!cuts.isEmpty, "A typeface needs at least one cut.")
    self.cuts = cuts
    self.metrics = metrics
    self.weight = weight
    self.isItalic = isItalic
    self.isSystem = isSystem
    self.isStandIn = isStandIn
    self.features = features
    self.era = era
    self.fallbackSpaces = fallbackSpaces
    self.fallbacks = fallbacks
  }

  /// Whether the widths depend on the release of iOS.
  var hasEras: Bool { cuts.contains { $0.role != nil } }

  private func cut(forSize size: Double) -> Cut {
    cuts.last { $0.minimumSize <= size } ?? cuts[0]
  }

  func face(forSize size: Double) -> FontFace { cut(forSize: size).face }

  /// The points added after characters at a size.
  func spacing(forSize size: Double) -> Spacing {
    let cut = cut(forSize: size)
    guard let role = cut.role else { return .none }
    let earlier = role.earlierLetters.flatMap { era.isBefore($0.before) ? $0.letters : nil }
    let digits = role.digits(size) + (role.earlierDigits?.space(in: era, size: size) ?? 0)
    return Spacing(
      tracking: role.tracking.value(size: size, weight: weight, era: era) * size,
      digits: digits * size, digitWidth: cut.digitWidth.map { $0 * size },
      spaces: role.spaces * size, letters: role.letters, earlierLetters: earlier, size: size)
  }

  /// The points added after characters of a fallback face.
  func fallbackSpacing(forSize size: Double) -> Spacing {
    fallbackSpaces?.spacing(size: size, era: era) ?? .none
  }
}

extension Typeface: Hashable {
  static func == (lhs: Typeface, rhs: Typeface) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
