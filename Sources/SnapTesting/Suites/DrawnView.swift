#if !canImport(Darwin)
internal import Fixtures
internal import Graphics
internal import ImageComparison
internal import SnapshotReferences
internal import UIKit

/// A picture of a view with the layout that it shows.
final class DrawnView: Sendable {
  let rendering: Rendering
  private let snapshot: Snapshot

  init(_ rendering: Rendering) throws {
    self.rendering = rendering
    snapshot = try rendering.snapshot()
  }

  /// The picture, which strategies may change into others.
  var image: UIImage {
    let image = UIImage(
      source: ImageSource(name: "snapshot", bitmap: snapshot.bitmap), scale: rendering.scale)
    objc_setAssociatedObject(image, Self.key, self, .OBJC_ASSOCIATION_RETAIN)
    return image
  }

  /// Returns what an image of ``image`` shows; nil for any other image.
  static func shown(in image: UIImage) -> DrawnView? {
    objc_getAssociatedObject(image, key) as? DrawnView
  }

  func inspection(comparing options: ComparisonOptions) -> Inspection {
    Inspection(rendering) { [snapshot] in $0.artifact(of: snapshot, comparing: options) }
  }

  /// An address that nothing else has.
  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}
#endif
