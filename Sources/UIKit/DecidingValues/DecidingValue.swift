/// A value that references store as text.
protocol DecidingValue: Equatable {
  /// The value as text, exactly.
  var decidingText: String { get }
  /// Reads such a text; nil for another one.
  init?(decidingText: String)
}

extension RawRepresentable where RawValue == Int {
  /// The case with a name; nil without one.
  init?(caseName: String) {
    // Enumerations of UIKit have few cases, with small numbers.
    let cases = (-1...120).lazy.compactMap { Self(rawValue: $0) }
    guard let value = cases.first(where: { "\($0)" == caseName }) else { return nil }
    self = value
  }
}
