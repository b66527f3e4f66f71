import Foundation
import Graphics
import Testing

struct GroupTests {
  private let all = CGRect(x: 0, y: 0, width: 8, height: 8)
  private let left = CGRect(x: 0, y: 0, width: 4, height: 8)

  private func draw(_ commands: DisplayList.Command...) throws -> Bitmap {
    let list = DisplayList(size: CGSize(width: 8, height: 8), commands: commands)
    return try Rasterizer(scale: 1).draw(list)
  }

  @Test func `a mask shows what its opacity covers`() throws {
    let bitmap = try draw(
      .pushMask, .fillRect(left, Color(white: 1, alpha: 0.5)), .clipToMask,
      .fillRect(all, .black), .popClip, .fillRect(CGRect(x: 7, y: 0, width: 1, height: 1), .white))
    #expect(bitmap[0, 0].alpha == 128)
    #expect(bitmap[4, 0].alpha == 0)
    #expect(bitmap[7, 0].alpha == 255)
  }

  @Test func `a group casts the shadow of its opacity`() throws {
    let bitmap = try draw(
      .pushShadow(.black, offset: CGSize(width: 4, height: 0), blurRadius: 0),
      .fillRect(CGRect(x: 1, y: 1, width: 2, height: 2), Color(white: 1, alpha: 0.5)), .popLayer)
    #expect(bitmap[1, 1].alpha == 128 && bitmap[1, 1].red == 128)
    #expect(bitmap[5, 1].alpha == 128 && bitmap[5, 1].red == 0)
  }

  @Test func `a quarter turn moves pixels exactly`() throws {
    let turn = AffineTransform(m11: 0, m12: 1, m21: -1, m22: 0, tX: 8, tY: 0)
    let bitmap = try draw(
      .pushTransform(turn), .fillRect(CGRect(x: 0, y: 0, width: 2, height: 1), .black), .popLayer)
    #expect(bitmap[7, 0].alpha == 255 && bitmap[7, 1].alpha == 255)
    #expect(bitmap[6, 0].alpha == 0 && bitmap[7, 2].alpha == 0 && bitmap[0, 0].alpha == 0)
  }

  @Test(arguments: [
    (BlendMode.clear, 0, 0), (.copy, 128, 128), (.sourceIn, 128, 128), (.destinationIn, 0, 128),
    (.destinationOut, 0, 127), (.multiply, 0, 255), (.screen, 128, 255), (.lighten, 128, 255),
    (.plusLighter, 128, 255), (.destinationOver, 0, 255),
  ])
  func `half-transparent white on black`(mode: BlendMode, red: UInt8, alpha: UInt8) throws {
    let bitmap = try draw(
      .fillRect(all, .black), .pushLayer(opacity: 1, blend: mode),
      .fillRect(all, Color(white: 1, alpha: 0.5)), .popLayer)
    #expect(bitmap[3, 3].red == red && bitmap[3, 3].alpha == alpha)
  }

  @Test(arguments: [
    [DisplayList.Command.clipToMask], [.pushMask, .popLayer], [.pushMask, .clipToMask],
    [.pushLayer(opacity: 1), .clipToMask], [.pushTransform(.identity), .popClip],
  ])
  func `unmatched groups are errors`(commands: [DisplayList.Command]) {
    let list = DisplayList(size: CGSize(width: 8, height: 8), commands: commands)
    #expect(throws: RasterizerError.self) { try Rasterizer(scale: 1).draw(list) }
  }

  @Test func `continuous corners begin before circular ones and touch the sides`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let path = Path(continuousRoundedRect: rect, cornerRadii: Path.CornerRadii(20))
    #expect(path.boundingBox == rect)
    // The side ends 1.5287 radii before the corner; a circular corner would still cover 100 − 20.
    #expect(path.contains(CGPoint(x: 69, y: 0.01)))
    #expect(!path.contains(CGPoint(x: 78, y: 0.01)))
    let full = Path(continuousRoundedRect: rect, cornerRadii: Path.CornerRadii(50))
    #expect(!full.contains(CGPoint(x: 14, y: 14)) && full.contains(CGPoint(x: 15.5, y: 15.5)))
  }

  @Test func `an arc stays on its circle and a reversed path keeps its shape`() {
    var path = Path()
    path.addArc(
      center: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: 1.5 * .pi, clockwise: true)
    let ends = path.elements.last
    guard case .cubic(let end, _, _)? = ends else {
      Issue.record("an arc ends with a curve")
      return
    }
    #expect(abs(end.x - 10) < 1e-8 && abs(end.y - 5) < 1e-8)
    #expect(path.reversed.reversed == path)
    #expect(path.contains(CGPoint(x: 7, y: 12)) && !path.contains(CGPoint(x: 13.5, y: 6.5)))
  }
}
