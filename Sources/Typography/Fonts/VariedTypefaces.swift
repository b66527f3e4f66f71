/// The recently used typefaces of variable fonts at values on their axes.
struct VariedTypefaces {
  private struct Key: Hashable {
    let name: String
    let axes: [FontAxis]
  }

  /// Bounded, as tests may draw every weight of a range.
  static let limit = 256

  private var known: [Key: (typeface: Typeface, use: Int)] = [:]
  private var uses = 0

  var count: Int { known.count }

  /// Returns a typeface, creating it if needed; beyond the limit, the least recently used one is dropped.
  mutating func typeface(
    of name: String, at axes: [FontAxis], make: () -> Typeface?
  ) -> Typeface? {
    let key = Key(name: name, axes: axes)
    uses += 1
    if let typeface = known[key]?.typeface {
      known[key]?.use = uses
      return typeface
    }
    guard let made = make() else { return nil }
    if known.count >= Self.limit, let oldest = known.min(by: { $0.value.use < $1.value.use }) {
      known[oldest.key] = nil
    }
    known[key] = (made, uses)
    return made
  }
}
