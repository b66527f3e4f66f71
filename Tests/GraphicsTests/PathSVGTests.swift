import Foundation
import Graphics
import Testing

struct PathSVGTests {
  @Test(arguments: [
    ("M 1 2 L 3 4 Z", "M 1 2 L 3 4 Z"), ("m1,2 3-4z", "M 1 2 L 4 -2 Z"),
    ("M0 0H10V5h-4v-1", "M 0 0 L 10 0 L 10 5 L 6 5 L 6 4"),
    ("M0 0 1 1 2 0", "M 0 0 L 1 1 L 2 0"), ("M.5.5l1e1-1E-1", "M 0.5 0.5 L 10.5 0.4"),
    ("M0 0C1 2 3 4 5 6S9 8 9 9", "M 0 0 C 1 2 3 4 5 6 C 7 8 9 8 9 9"),
    ("M0 0q1 2 3 4t3 0", "M 0 0 Q 1 2 3 4 Q 5 6 6 4"), ("M1 1Zl2 2", "M 1 1 Z L 3 3"),
    ("M0 0A0 5 0 0 1 4 4", "M 0 0 L 4 4"), ("", ""),
  ])
  func `a path in SVG's notation is read`(text: String, path: String) throws {
    #expect(try #require(Path(svg: text)).description == path)
  }

  @Test(arguments: [
    "L 1 2", "M 1", "M 1 2 L 3", "M 0 0 X 1", "M 0 0 A 1 1 0 2 0 3 3", "1 2", "M 0 0 C 1 2 3 4 5",
    "M 1e999 0", "M 0 0 Z 3", "M 0 0 L -", "M 0 0 ü",
  ])
  func `a malformed path is nil`(text: String) {
    #expect(Path(svg: text) == nil)
  }

  @Test(arguments: [
    ("M 0 10 A 10 10 0 0 1 20 10", CGRect(x: 0, y: 0, width: 20, height: 10)),
    ("M 0 10 A 10 10 0 0 0 20 10", CGRect(x: 0, y: 10, width: 20, height: 10)),
    ("M 0 0 A 1 1 0 0 1 20 0", CGRect(x: 0, y: -10, width: 20, height: 10)),
    ("M 10 0 a 10 10 0 1 1 -0.001 0 z", CGRect(x: 0, y: 0, width: 20, height: 20)),
    ("M 0 0 A 10 5 90 0 1 10 0", CGRect(x: 0, y: -10, width: 10, height: 10)),
  ])
  func `an arc lies where the circle is`(text: String, box: CGRect) throws {
    let found = try #require(Path(svg: text)).flattenedBox
    for (a, b) in [
      (found.minX, box.minX), (found.minY, box.minY), (found.maxX, box.maxX),
      (found.maxY, box.maxY),
    ] {
      #expect(abs(a - b) < 0.05)
    }
  }
}

extension Path {
  /// The bounding box of points on the curves.
  fileprivate var flattenedBox: CGRect {
    var points: [CGPoint] = []
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        points.append(point)
        current = point
      case .cubic(let end, let a, let b):
        for step in 0...20 {
          let t = Double(step) / 20
          let u = 1 - t
          func value(_ p: Double, _ q: Double, _ r: Double, _ s: Double) -> Double {
            u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s
          }
          points.append(
            CGPoint(
              x: value(current.x, a.x, b.x, end.x), y: value(current.y, a.y, b.y, end.y)))
        }
        current = end
      case .quad, .close: break
      }
    }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (minX, maxX) = (xs.min() ?? 0, xs.max() ?? 0)
    let (minY, maxY) = (ys.min() ?? 0, ys.max() ?? 0)
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
