extension Int {
  /// Creates the whole part of a number, moved into a range.
  ///
  /// Pixels, counts and steps are computed from numbers that an app, a file or a person chose. Those may be as large as
  /// a `Double` is, infinite or NaN, and `Int(_:)` ends the process for them.
  ///
  /// - Parameters:
  ///   - value: any number; NaN counts as 0.
  ///   - range: what the result lies in.
  package init(_ value: Double, clampedTo range: ClosedRange<Int>) {
    let number = value.isNaN ? 0 : value
    if number >= Double(range.upperBound) {
      self = range.upperBound
    } else if number <= Double(range.lowerBound) {
      self = range.lowerBound
    } else {
      self = Int(number)
    }
  }
}
