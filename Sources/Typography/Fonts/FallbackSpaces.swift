/// The spaces after the system font's characters that other faces have.
struct FallbackSpaces: Sendable, Decodable {
  /// Added after each Chinese character and sign, in em, by point size.
  let ideographs: PiecewiseLinear
  /// What earlier releases of iOS add to that.
  let earlierIdeographs: [EarlierSpacing]
  /// Added after each Korean syllable, in em.
  let syllables: Double

  func spacing(size: Double, era: SystemFontEra) -> Spacing {
    let earlier = earlierIdeographs.space(in: era, size: size)
    return Spacing(ideographs: (ideographs(size) + earlier) * size, syllables: syllables * size)
  }
}
