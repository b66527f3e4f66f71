import Foundation
import LayoutModel
import TestSupport
import Testing

/// What rectangles share is what Foundation says, and nothing where Foundation ends the process.
///
/// Rectangles that touch share an edge; in tests, Foundation says as Core Graphics does that they do not intersect.
struct SharedPartTests {
  @Test func `what finite rectangles share is their intersection`() {
    var random = SeededGenerator(trial: 1)
    func rect() -> CGRect {
      func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
      return CGRect(
        x: number(-5...5), y: number(-5...5), width: number(-4...4), height: number(0...4))
    }
    for _ in 0..<2000 {
      let (first, second) = (rect(), rect())
      let shared = first.sharedPart(second)
      if shared.width > 0, shared.height > 0 {
        #expect(shared == first.intersection(second), "\(first) \(second)")
      }
      if !first.touches(second) { #expect(!first.intersects(second), "\(first) \(second)") }
      let point = second.origin
      #expect(first.covers(point) == first.contains(point), "\(first) \(point)")
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func `an edge that is not a number is on nothing`(number: CGFloat) {
    let plain = CGRect(x: 0, y: 0, width: 10, height: 10)
    for rect in [
      CGRect(x: number, y: 0, width: 5, height: 5), CGRect(x: 0, y: -number, width: 5, height: 5),
    ] {
      #expect(!rect.touches(plain))
      #expect(plain.sharedPart(rect).isNull)
      #expect(!rect.covers(.zero))
    }
  }
}
