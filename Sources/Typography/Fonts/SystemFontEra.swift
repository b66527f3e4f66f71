/// The releases of iOS whose system font has the same widths, known by the release that ended them.
///
/// Before iOS 11 the font was SF UI, before iOS 14 it had two files with a step at 20 points; since then it is one file
/// that changes smoothly from 17 points on. Rule `font-eras`.
struct SystemFontEra: Hashable, Sendable {
  /// The number of the first release with other widths; nil without one.
  let end: Int?

  static let latest = SystemFontEra(end: nil)

  init(end: Int?) { self.end = end }

  /// The era of a release, among those that end with some releases.
  init(ofRelease release: Int, endingWith ends: [Int]) {
    end = ends.lazy.filter { $0 > release }.min()
  }

  /// Whether the releases are before one that ends an era.
  func isBefore(_ release: Int) -> Bool { end.map { $0 <= release } ?? false }
}

/// Space that releases of iOS before one have and later ones do not have.
struct EarlierSpacing: Sendable, Decodable {
  /// The number of the first release without it.
  let before: Int
  /// In em, by point size.
  let sizes: PiecewiseLinear
}

/// Spaces after letters that releases of iOS before one have and later ones do not have.
struct EarlierLetters: Sendable, Decodable {
  /// The number of the first release without them.
  let before: Int
  let letters: LetterSpacing
}

extension [EarlierSpacing] {
  /// The sum of those that an era has, in em.
  func space(in era: SystemFontEra, size: Double) -> Double {
    filter { era.isBefore($0.before) }.reduce(0) { $0 + $1.sizes(size) }
  }
}
