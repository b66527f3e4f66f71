/// The typefaces at places on the axes of variable fonts that were asked for last.
struct VariedTypefaces {
  private struct Key: Hashable {
    let name: String
    let axes: [FontAxis]
  }

  /// Tests that draw every weight of a range must not keep a face of each.
  static let limit = 256

  private var known: [Key: (typeface: Typeface, use: Int)] = [:]
  private var uses = 0

  var count: Int { known.count }

  /// Returns a typeface, made unless it is known; of too many the one that was asked for longest ago is
  /// forgotten.
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
