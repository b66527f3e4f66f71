import Foundation
import Graphics
import Testing

struct PathTests {
  @Test func `a rectangle runs clockwise from its top left corner`() {
    #expect(Path(rect: rect(1, 2, 10, 5)).description == "M 1 2 L 11 2 L 11 7 L 1 7 Z")
  }

  @Test func `a rounded rectangle stays within its rectangle`() {
    let path = Path(roundedRect: rect(10, 20, 30, 8), cornerRadius: 100)
    #expect(path.boundingBox == rect(10, 20, 30, 8))
  }

  @Test func `corner radii may differ`() {
    let path = Path(
      roundedRect: rect(0, 0, 10, 10), cornerRadii: Path.CornerRadii(topRight: 4))
    #expect(
      path.description
        == "M 0 0 L 6 0 C 8.2091 0 10 1.7909 10 4 L 10 10 L 0 10 L 0 0 Z")
  }

  @Test func `an ellipse touches its rectangle`() {
    #expect(Path(ellipseIn: rect(2, 3, 8, 4)).boundingBox == rect(2, 3, 8, 4))
  }

  @Test func `a moved path moves its controls too`() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addQuad(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 1))
    #expect(path.translated(x: 10, y: 20).description == "M 10 20 Q 11 21 12 20")
  }

  @Test func `a transform maps each point`() {
    var turn = AffineTransform(scaleByX: 2, byY: 3)
    turn.append(AffineTransform(translationByX: 1, byY: 0))
    #expect(Path(rect: rect(0, 0, 1, 1)).transformed(by: turn).boundingBox == rect(1, 0, 2, 3))
  }

  @Test func `an empty path has an empty bounding box`() {
    #expect(Path().boundingBox == .zero)
  }
}
