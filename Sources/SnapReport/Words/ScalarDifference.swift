/// Where two names differ that may look the same, as do K and the sign of kelvin.
enum ScalarDifference {
  /// Returns the numbers of the first characters that differ, such as ` (U+004B and U+212A)`; empty if both are of ASCII.
  static func words(_ one: String, _ two: String) -> String {
    let pairs = zip(one.unicodeScalars, two.unicodeScalars)
    guard let (left, right) = pairs.first(where: { $0 != $1 }), !left.isASCII || !right.isASCII
    else { return "" }
    return " (\(codePoint(left)) and \(codePoint(right)))"
  }

  private static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
