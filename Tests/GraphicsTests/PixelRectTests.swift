import Graphics
import Testing

struct PixelRectTests {
  @Test func `rectangles that only touch share no pixel`() {
    let common = PixelRect(x: 0, y: 0, width: 4, height: 4)
      .intersection(PixelRect(x: 4, y: 0, width: 2, height: 2))
    #expect(common.isEmpty)
  }

  @Test func `an empty rectangle adds nothing to a union`() {
    let rect = PixelRect(x: 5, y: 6, width: 2, height: 3)
    #expect(rect.union(PixelRect(x: 0, y: 0, width: 0, height: 9)) == rect)
    #expect(PixelRect(x: 0, y: 0, width: 0, height: 0).union(rect) == rect)
  }

  @Test func `a union contains both`() {
    let union = PixelRect(x: 1, y: 2, width: 3, height: 1)
      .union(PixelRect(x: 0, y: 5, width: 2, height: 2))
    #expect(union == PixelRect(x: 0, y: 2, width: 4, height: 5))
  }
}
