#if canImport(Darwin) && canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
public import Testing
public import UIKit

/// What is stored of a view, and the environment in which it is laid out.
public struct SnapshotStrategy: Sendable {
  let configuration: Configuration
  /// The end of its keys.
  let keyEnding: String

  /// A picture, 320 points wide at 2x, with the constraints' fitting height.
  public static var image: SnapshotStrategy { image() }

  /// A picture.
  public static func image(
    width: CGFloat = 320, height: CGFloat? = nil, scale: CGFloat = 2
  ) -> SnapshotStrategy {
    image(Configuration(width: width, height: height, scale: scale))
  }

  /// A picture in an environment.
  public static func image(_ configuration: Configuration) -> SnapshotStrategy {
    SnapshotStrategy(configuration: configuration, keyEnding: "")
  }

  /// The tree of views with frames and texts as lines of text, in a cell of 320 points.
  public static var layout: SnapshotStrategy { layout() }

  /// The tree of views with frames and texts as lines of text.
  public static func layout(
    width: CGFloat = 320, height: CGFloat? = nil, scale: CGFloat = 2
  ) -> SnapshotStrategy {
    layout(Configuration(width: width, height: height, scale: scale))
  }

  /// The tree of views with frames and texts as lines of text, in an environment.
  public static func layout(_ configuration: Configuration) -> SnapshotStrategy {
    SnapshotStrategy(configuration: configuration, keyEnding: ".layout")
  }
}

/// A requirement that is checked on Linux.
public struct FixtureExpectation: Hashable, Sendable {
  /// The configurations to which an expectation applies.
  public enum Condition: Hashable, Sendable {
    /// Those with a width in points, at one text size or at any.
    case width(CGFloat, contentSize: UIContentSizeCategory? = nil)
    /// The one with a name, such as `320-dark`.
    case configuration(String)
  }

  /// Expects the exact height of the cell in points.
  public static func height(_ height: CGFloat, at condition: Condition? = nil) -> Self { Self() }
}

/// When a run on Linux writes references.
public enum RecordMode: String, Sendable, CaseIterable {
  /// Writes every reference whose content differs or is missing.
  case all
  /// Writes the references that differ or are missing.
  case failed
  /// Writes the references that are missing.
  case missing
  /// Writes the references that only another engine draws differently.
  case engine
  /// Writes no reference.
  case never
}

/// A trait for runs on Linux.
public struct SnapshotsTrait: TestTrait, SuiteTrait {}

extension Trait where Self == SnapshotsTrait {
  /// Sets when references are written on Linux.
  public static func snapshots(record: RecordMode) -> SnapshotsTrait { SnapshotsTrait() }
}

/// A diagnostic that is allowed on Linux.
public struct AllowedDiagnostic: Hashable, Sendable {
  /// Allows conflicting required constraints.
  public static func unsatisfiableConstraints(_ view: String? = nil) -> Self { Self() }
  /// Allows a cell whose constraints determine no height.
  public static func zeroHeight(_ view: String? = nil) -> Self { Self() }
  /// Allows a cell or row that has another height after each layout.
  public static func unsettledHeight(_ view: String? = nil) -> Self { Self() }
  /// Allows a position or size that the constraints do not determine.
  public static func ambiguousLayout(_ view: String? = nil) -> Self { Self() }
  /// Allows an unsatisfied optional constraint.
  public static func brokenConstraint(_ view: String? = nil) -> Self { Self() }
  /// Allows truncated text.
  public static func truncatedText(_ view: String? = nil) -> Self { Self() }
  /// Allows text that is clipped at an edge.
  public static func clippedText(_ view: String? = nil) -> Self { Self() }
  /// Allows overlapping contents; the view is the one in front.
  public static func overlap(_ view: String? = nil) -> Self { Self() }
  /// Allows a view outside the bounds of its container.
  public static func outOfBounds(_ view: String? = nil) -> Self { Self() }
  /// Allows a view in perspective, which is drawn without it.
  public static func perspective(_ view: String? = nil) -> Self { Self() }
  /// Allows text with little contrast to its background.
  public static func lowContrast(_ view: String? = nil) -> Self { Self() }
  /// Allows a control that is too small to tap.
  public static func smallHitTarget(_ view: String? = nil) -> Self { Self() }
  /// Allows priorities of 0, which have no effect.
  public static func zeroPriority(_ view: String? = nil) -> Self { Self() }
  /// Allows characters that no font contains.
  public static func missingGlyph(_ view: String? = nil) -> Self { Self() }
  /// Allows an image that is missing or replaced by a placeholder.
  public static func missingImage(_ view: String? = nil) -> Self { Self() }
  /// Allows fonts without a registered file.
  public static func missingFont(_ view: String? = nil) -> Self { Self() }
  /// Allows rows whose height depends on the previous content of a reused cell.
  public static func heightDependsOnReuse() -> Self { Self() }
  /// Allows rows that are measured at a different width from their final one.
  public static func measuredAtOtherWidth() -> Self { Self() }
}
#endif
