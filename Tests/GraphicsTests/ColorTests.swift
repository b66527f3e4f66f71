import Graphics
import Testing

struct ColorTests {
  @Test(arguments: [
    (Color(red: 1, green: 0.5, blue: 0, alpha: 1), "#FF8000FF"),
    (Color.clear, "#00000000"),
    (Color.white.withAlpha(0.2), "#FFFFFF33"),
  ])
  func `a colour prints its bytes`(color: Color, text: String) {
    #expect(color.description == text)
  }

  @Test func `components are clamped, and NaN counts as 0`() {
    let color = Color(red: 2, green: -1, blue: .nan, alpha: .infinity)
    #expect(color == Color(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func `a translucent colour becomes a premultiplied pixel`() {
    let pixel = Pixel(Color(red: 1, green: 0.5, blue: 0, alpha: 0.5))
    #expect(pixel == Pixel(red: 128, green: 64, blue: 0, alpha: 128))
  }

  @Test(arguments: [0, 0.02, 0.04045, 0.04046, 0.5, 1])
  func `a component comes back from its light`(component: Double) {
    #expect(abs(ToneCurve.component(of: ToneCurve.light(of: component)) - component) < 1e-5)
  }

  @Test(arguments: [0, 0.2, 1])
  func `a grey is the same in sRGB and Display P3`(white: Double) {
    let color = Color(displayP3Red: white, green: white, blue: white, alpha: 0.5)
    for component in [color.red, color.green, color.blue] {
      #expect(abs(component - white) < 1e-5)
    }
    #expect(color.alpha == 0.5)
  }

  @Test func `what sRGB lacks of Display P3 is cut off`() {
    let red = Color(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red == Color(red: 1, green: 0, blue: 0))
  }
}
