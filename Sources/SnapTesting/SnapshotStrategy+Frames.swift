#if !canImport(Darwin)
internal import Fixtures
public import Foundation
public import ImageComparison
public import TestTerms
public import UIKit

extension SnapshotStrategy {
  /// The moments of an animation on one picture, each below its time.
  ///
  /// ```swift
  /// assertSnapshot(
  ///   of: CardView(), as: .frames(at: [0, 0.1, 0.25, 0.5]) { (card: CardView) in card.expand() })
  /// ```
  ///
  /// It is stored as `Suite/Fixture.320.frames@2x.png`. The view is laid out and has its size before the animation begins, at 0
  /// seconds; completions run at their times and may begin others. No clock is read.
  ///
  /// - Parameters:
  ///   - times: in seconds, ascending.
  ///   - configuration: the environment; its height is that of all frames, where it has one.
  ///   - columns: the number of frames in a row, at least 1; nil for as many as fit into 1360 points.
  ///   - options: which pixels count as different, and how many are accepted; by default every pixel must be equal.
  ///   - begin: begins the animation of a view of this class.
  /// - Returns: the strategy.
  public static func frames<View: UIView>(
    at times: [TimeInterval], _ configuration: Configuration = Configuration(),
    columns: Int? = nil, comparing options: ComparisonOptions = .exact,
    animating begin: @escaping @MainActor @Sendable (View) -> Void
  ) -> SnapshotStrategy {
    precondition(columns ?? 1 >= 1, "A strip has at least one column.")
    let style = ContactSheet.Style(columns: columns, comparison: options)
    let content = SnapshotContent.frames(at: times, style: style) { view in
      guard let view = view as? View else {
        throw FrameError.otherView(view: "\(type(of: view))", wanted: "\(View.self)")
      }
      begin(view)
    }
    return SnapshotStrategy(content: content, configuration: configuration)
  }

  /// The moments of animations without an end, such as those of a view that waits, on one picture.
  ///
  /// - Parameters:
  ///   - times: in seconds, ascending; the animations begin at 0.
  ///   - configuration: the environment.
  /// - Returns: the strategy.
  public static func frames(
    at times: [TimeInterval], _ configuration: Configuration = Configuration()
  ) -> SnapshotStrategy {
    frames(at: times, configuration) { (_: UIView) in }
  }
}
#endif
