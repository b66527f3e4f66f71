public import ImageComparison

/// How a snapshot is judged, and what its record says besides.
public struct VerifyOptions: Sendable {
  /// What counts as a different pixel, and how many are acceptable; the default accepts none.
  public var comparison: ComparisonOptions
  /// When rendering began, for the record's `milliseconds`; nil leaves them at 0.
  public var started: ContinuousClock.Instant?

  /// Creates options.
  public init(comparison: ComparisonOptions = .exact, started: ContinuousClock.Instant? = nil) {
    self.comparison = comparison
    self.started = started
  }
}
