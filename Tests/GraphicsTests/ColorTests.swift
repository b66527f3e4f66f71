import Graphics
import Testing

@Suite struct ColorTests {
  @Test(arguments: [
    (Color(red: 1, green: 0.5, blue: 0, alpha: 1), "#FF8000FF"),
    (Color.clear, "#00000000"),
    (Color.white.withAlpha(0.2), "#FFFFFF33"),
  ])
  func `a colour prints its bytes`(color: Color, text: String) {
    #expect(color.description == text)
  }

  @Test func `components are clamped, and what is not a number counts as 0`() {
    let color = Color(red: 2, green: -1, blue: .nan, alpha: .infinity)
    #expect(color == Color(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func `a translucent colour becomes a premultiplied pixel`() {
    let pixel = Pixel(Color(red: 1, green: 0.5, blue: 0, alpha: 0.5))
    #expect(pixel == Pixel(red: 128, green: 64, blue: 0, alpha: 128))
  }
}
