internal import Foundation
internal import Graphics

/// The crossed box in the place of a picture that exists and cannot be drawn.
enum ImagePlaceholder {
  /// The side in points if the file does not say its size: that of most icons.
  static let usualSide = 24.0

  /// Returns the box for a file at a scale, in pixels.
  static func source(
    name: String, pixels: UnusablePicture.PixelSize?, scale: CGFloat
  ) -> ImageSource {
    let usual = Int((usualSide * scale).rounded())
    let (width, height) = (pixels?.width ?? usual, pixels?.height ?? usual)
    guard width > 0, height > 0, width * height <= largest,
      let bitmap = try? Rasterizer(scale: 1).draw(box(width, height, line: scale))
    else { return width > 0 && height > 0 ? source(name: name, pixels: nil, scale: scale) : .empty }
    return ImageSource(name: name, bitmap: bitmap)
  }

  /// More pixels than any screen has.
  private static let largest = 1 << 24

  private static func box(_ width: Int, _ height: Int, line: CGFloat) -> DisplayList {
    let rect = CGRect(x: 0, y: 0, width: width, height: height).insetBy(
      dx: line / 2, dy: line / 2)
    var path = Path(rect: rect)
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    return DisplayList(
      size: CGSize(width: width, height: height),
      commands: [.stroke(path, Color(white: 0.5), StrokeStyle(width: line))])
  }
}
