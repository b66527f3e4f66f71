import Foundation
import Graphics
import Testing

struct ShadowTests {
  private func alphas(_ radius: Double, _ shape: CGRect, width: Double, height: Double) throws
    -> [[Int]]
  {
    let bitmap = try draw(
      width: width, height: height,
      .shadow(Path(rect: shape), .black, offset: .zero, blurRadius: radius))
    return (0..<bitmap.height).map { y in (0..<bitmap.width).map { Int(bitmap[$0, y].alpha) } }
  }

  @Test func `without blur a shadow is the offset shape`() throws {
    let bitmap = try draw(
      width: 3, height: 2,
      .shadow(
        Path(rect: rect(0, 0, 1, 1)), .black, offset: CGSize(width: 1, height: 1), blurRadius: 0))
    #expect(table(bitmap, \.alpha) == ["00 00 00", "00 FF 00"])
  }

  @Test(arguments: [1.0, 2.0, 3.3, 6.0])
  func `a blurred edge follows the Gaussian within 3 %`(radius: Double) throws {
    // Far from the other sides, an edge at x becomes Φ((x − edge) / σ).
    let row = try alphas(radius, rect(60, -100, 200, 300), width: 120, height: 1)[0]
    for (x, alpha) in row.enumerated() {
      let distance = (Double(x) + 0.5 - 60) / radius
      let expected = 0.5 * (1 + erf(distance / 2.0.squareRoot()))
      #expect(abs(Double(alpha) / 255 - expected) < 0.03)
    }
  }

  @Test func `a shadow keeps its symmetry`() throws {
    let rows = try alphas(4, rect(20, 20, 20, 20), width: 60, height: 60)
    #expect(rows == rows.reversed())
    #expect(rows == rows.map { $0.reversed() })
    #expect(rows == (0..<60).map { x in rows.map { $0[x] } })
  }

  @Test func `a shape outside the picture casts its shadow into it`() throws {
    let row = try alphas(4, rect(-20, -20, 19, 60), width: 10, height: 1)[0]
    #expect(row[0] > 60)
    #expect(row == row.sorted(by: >))
  }

  @Test func `an enormous shadow is drawn or omitted without a crash`() throws {
    let rows = try alphas(1e12, rect(0, 0, 1e12, 1e12), width: 4, height: 4)
    #expect(rows.count == 4)
  }
}
