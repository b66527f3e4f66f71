#if !canImport(Darwin)
package import Foundation
internal import Graphics

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
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    guard let head = try? file.read(upToCount: Self.headLength), let size = PNG.size(of: head)
    else { return nil }
    self.path = path
    (width, height) = size
    namedScale = Self.scale(named: path)
  }

  /// A PNG's signature and the chunk with its size.
  private static let headLength = 33

  /// The scale in a name such as `test@3x.png`.
  private static func scale(named path: String) -> CGFloat? {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    guard name.hasSuffix("x"), let sign = name.lastIndex(of: "@") else { return nil }
    return Int(name[name.index(after: sign)...].dropLast()).flatMap {
      (1...4).contains($0) ? CGFloat($0) : nil
    }
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
