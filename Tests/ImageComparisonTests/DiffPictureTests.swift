import Foundation
import Graphics
import ImageComparison
import Testing

struct DiffPictureTests {
  private let red = Pixel(red: 255, green: 0, blue: 0)

  @Test func `red marks differences, and the rest is faint`() throws {
    let reference = try bitmap(width: 3, height: 1) { x, _ in x == 0 ? .black : .white }
    var actual = reference
    actual[1, 0] = Pixel(red: 0, green: 0, blue: 0)
    let picture = ImageComparator.diffPicture(reference: reference, actual: actual)
    #expect(picture[0, 0] == Pixel(red: 217, green: 217, blue: 217))
    #expect(picture[1, 0] == red)
    #expect(picture[2, 0] == Pixel(red: 255, green: 255, blue: 255))
  }

  @Test func `the red and yellow pixels match the counts`() throws {
    let (scene, moved) = (try StoredPictures.bitmap("scene"), try StoredPictures.bitmap("moved"))
    let options = ComparisonOptions(threshold: 0.1)
    let difference = ImageComparator.compare(reference: scene, actual: moved, options: options)
    let picture = ImageComparator.diffPicture(reference: scene, actual: moved, options: options)
    let pixels = (0..<picture.height).flatMap { y in (0..<picture.width).map { picture[$0, y] } }
    let yellow = Pixel(red: 255, green: 255, blue: 0)
    #expect(pixels.filter { $0 == red }.count == difference.differentPixels)
    #expect(pixels.filter { $0 == yellow }.count == difference.antialiasedPixels)
  }

  /// Checked by eye when recorded: the scene in faint grey, its edges red and yellow, a green hatched column at the
  /// right, a red hatched row at the bottom, white in the corner.
  @Test func `a change of size is hatched`() throws {
    let scene = try StoredPictures.bitmap("scene")
    let moved = try StoredPictures.bitmap("moved")
    let actual = try bitmap(width: 140, height: 60) { x, y in
      guard x < moved.width else { return Color(white: 0.4) }
      let pixel = moved[x, y]
      return Color(
        red: Double(pixel.red) / 255, green: Double(pixel.green) / 255,
        blue: Double(pixel.blue) / 255)
    }
    let picture = ImageComparator.diffPicture(
      reference: scene, actual: actual, options: ComparisonOptions(threshold: 0.1))
    #expect(picture == (try StoredPictures.expected(picture, named: "diff-of-sizes")))
  }
}
