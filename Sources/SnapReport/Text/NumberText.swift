extension Double {
  /// The number rounded to thousandths, without trailing zeros and without a locale.
  package var pointText: String {
    let rounded = (self * 1000).rounded() / 1000
    guard rounded.isFinite, rounded.magnitude < 1e15 else { return "\(self)" }
    return rounded == rounded.rounded() ? "\(Int64(rounded))" : "\(rounded)"
  }
}

extension Int {
  /// The number and a noun that a bare `s` makes plural, such as `1 line` and `2 lines`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }

  /// The number with a space between each three digits, such as `30 000`.
  package var groupedText: String {
    var digits = String(magnitude)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return (self < 0 ? "-" : "") + ([digits] + groups).joined(separator: " ")
  }
}
