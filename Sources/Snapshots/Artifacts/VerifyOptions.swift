public import ImageComparison

/// How a snapshot is judged, and what its record says besides.
public struct VerifyOptions: Sendable {
  /// What counts as a different pixel, and how many are acceptable; the default accepts none.
  public var comparison: ComparisonOptions
  /// Which parts of the picture are left out, by view or by rectangle.
  ///
  /// A view is left out where it is in the reference and where it is in the actual. Its name is its
  /// path or the end of its path; one that neither picture has is an error.
  public var masks: [ComparisonMask]
  /// When rendering began, for the record's `milliseconds`; nil leaves them at 0.
  public var started: ContinuousClock.Instant?

  /// Creates options.
  public init(
    comparison: ComparisonOptions = .exact, masks: [ComparisonMask] = [],
    started: ContinuousClock.Instant? = nil
  ) {
    self.comparison = comparison
    self.masks = masks
    self.started = started
  }
}
