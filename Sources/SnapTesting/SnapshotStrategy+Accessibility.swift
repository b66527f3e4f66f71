#if !canImport(Darwin)
public import ImageComparison
public import TestTerms

extension SnapshotStrategy {
  /// What VoiceOver reads of the view, in its order, as lines of text, in a cell of 320 points.
  ///
  /// It is stored as `Suite/Fixture.320.accessibility.txt` and compared line by line. What is hard for users of assistive
  /// technologies, such as a button without a label, is a diagnostic.
  public static var accessibility: SnapshotStrategy { accessibility(Configuration()) }

  /// What VoiceOver reads of the view, in its order, as lines of text, in an environment.
  public static func accessibility(_ configuration: Configuration) -> SnapshotStrategy {
    SnapshotStrategy(content: .accessibility, configuration: configuration)
  }

  /// A picture of the view with numbered regions, and a legend of what VoiceOver says of each, in a cell of 320 points.
  ///
  /// It is stored as `Suite/Fixture.320.accessibilityImage@2x.png`. The diagnostics are those of ``accessibility``.
  public static var accessibilityImage: SnapshotStrategy { accessibilityImage(Configuration()) }

  /// A picture of the view with numbered regions and a legend, in an environment.
  ///
  /// - Parameters:
  ///   - configuration: the environment.
  ///   - options: which pixels count as different, and how many are accepted; by default every pixel must be equal.
  /// - Returns: the strategy.
  public static func accessibilityImage(
    _ configuration: Configuration, comparing options: ComparisonOptions = .exact
  ) -> SnapshotStrategy {
    SnapshotStrategy(
      content: .accessibilityImage(comparing: options), configuration: configuration)
  }
}
#endif
