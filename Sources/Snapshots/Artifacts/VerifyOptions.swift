public import ImageComparison

/// How a snapshot is compared, and additional information for its record.
public struct VerifyOptions: Sendable {
  /// What counts as a different pixel, and how many are acceptable; the default accepts none.
  public var comparison: ComparisonOptions
  /// The masked parts of the picture, by view or by rectangle.
  ///
  /// A view's area is ignored in the reference and in the actual. Its name is its path or the end of its path; a view
  /// in neither picture is an error.
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
