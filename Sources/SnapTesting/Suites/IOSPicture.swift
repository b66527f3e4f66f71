#if !canImport(Darwin)
internal import Fixtures
package import Foundation

/// A picture that another library recorded on iOS; only read.
package struct IOSPicture: Hashable, Sendable {
  /// The absolute path of its file.
  package let path: String
  /// The size in pixels.
  package let width: Int
  package let height: Int
  /// Pixels per point as the file's name has it; nil if it does not.
  package let namedScale: CGFloat?

  /// Finds the size of a picture; nil for what is not the file of a PNG, such as a Git LFS pointer.
  package init?(path: String) {
    guard let picture = SuitePicture(path: path) else { return nil }
    self.path = path
    (width, height, namedScale) = (picture.width, picture.height, picture.namedScale)
  }
}

extension IOSPicture {
  /// Pixels per point of a picture of a view with a width in points.
  ///
  /// A fraction means that the width here is not iOS's; the scale is then the nearest of iOS's screens.
  package func scale(ofWidth points: CGFloat) -> CGFloat {
    if let namedScale { return namedScale }
    guard points > 0 else { return scaleOfScreen }
    return min(max((CGFloat(width) / points).rounded(), 1), 3)
  }

  /// Pixels per point of a picture of a whole screen: those of the screen with these pixels.
  package var scaleOfScreen: CGFloat {
    if let namedScale { return namedScale }
    // Phones with three pixels per point are at least 1080 pixels wide, iPads and others have two.
    let (short, long) = (min(width, height), max(width, height))
    let isTallPhone = short >= 1080 && Double(long) / Double(short) > 1.7
    return isTallPhone ? 3 : 2
  }

  /// The size in points of a picture of a whole screen.
  package var screenSize: CGSize {
    CGSize(width: CGFloat(width) / scaleOfScreen, height: CGFloat(height) / scaleOfScreen)
  }
}
#endif
