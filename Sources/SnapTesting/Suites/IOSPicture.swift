#if !canImport(Darwin)
internal import Fixtures
package import Foundation

/// A picture that another library recorded on iOS; only read.
package struct IOSPicture: Hashable, Sendable {
  private let picture: SuitePicture
  /// The absolute path of its file.
  package var path: String { picture.path }

  /// Finds the size of a picture; nil for what is not the file of a PNG, such as a Git LFS pointer.
  package init?(path: String) {
    guard let picture = SuitePicture(path: path) else { return nil }
    self.picture = picture
  }
}

extension IOSPicture {
  /// Pixels per point of a picture of a view with a width in points.
  ///
  /// A fraction means that the width here is not iOS's; the scale is then the nearest of iOS's screens.
  package func scale(ofWidth points: CGFloat) -> CGFloat {
    if let named = picture.namedScale { return named }
    guard points > 0 else { return scaleOfScreen }
    return min(max((CGFloat(picture.width) / points).rounded(), 1), 3)
  }

  /// Pixels per point of a picture of a whole screen: those of the screen with these pixels.
  package var scaleOfScreen: CGFloat {
    if let named = picture.namedScale { return named }
    // Phones with three pixels per point are at least 1080 pixels wide, iPads and others have two.
    let short = min(picture.width, picture.height)
    let long = max(picture.width, picture.height)
    let isTallPhone = short >= 1080 && Double(long) / Double(short) > 1.7
    return isTallPhone ? 3 : 2
  }

  /// The size in points of a picture of a whole screen.
  package var screenSize: CGSize {
    CGSize(
      width: CGFloat(picture.width) / scaleOfScreen,
      height: CGFloat(picture.height) / scaleOfScreen)
  }
}
#endif
