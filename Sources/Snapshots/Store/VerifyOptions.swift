/// How a snapshot is judged, and what its record says besides.
public struct VerifyOptions: Sendable {
  /// When rendering began, for the record's `milliseconds`; nil leaves them at 0.
  public var started: ContinuousClock.Instant?

  /// Creates options.
  public init(started: ContinuousClock.Instant? = nil) {
    self.started = started
  }
}
