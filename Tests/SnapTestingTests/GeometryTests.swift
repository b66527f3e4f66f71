import Foundation
import SnapTesting
import Testing

/// Rectangles as CoreGraphics compares them, in a process of tests.
struct GeometryTests {
  private let rect = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test(arguments: [
    (CGRect(x: 0, y: 10, width: 10, height: 10), false),
    (CGRect(x: 10, y: 0, width: 5, height: 5), false),
    (CGRect(x: -5, y: 2, width: 5, height: 5), false),
    (CGRect(x: 10, y: 10, width: 5, height: 5), false),
    (CGRect(x: 0, y: 9.5, width: 10, height: 10), true),
    (CGRect(x: 2, y: 2, width: 5, height: 5), true),
    (CGRect(x: 11, y: 0, width: 5, height: 5), false),
    (CGRect(x: 5, y: 15, width: 5, height: -10), true),
    (CGRect(x: 5, y: 5, width: 0, height: 0), true),
    (CGRect.null, false),
  ])
  func `rectangles that touch have nothing in common`(other: CGRect, intersects: Bool) {
    #expect(rect.intersects(other) == intersects)
    #expect(other.intersects(rect) == intersects)
    #expect(rect.intersection(other).isNull == !intersects)
  }

  @Test func `what rectangles have in common is a rectangle`() {
    let other = CGRect(x: 4, y: -2, width: 20, height: 5)
    #expect(rect.intersection(other) == CGRect(x: 4, y: 0, width: 6, height: 3))
    #expect(other.intersection(rect) == rect.intersection(other))
  }
}
