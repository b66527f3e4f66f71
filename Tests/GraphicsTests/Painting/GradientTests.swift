import Foundation
import Graphics
import Testing

struct GradientTests {
  private let stops = [Gradient.Stop(.black, at: 0), Gradient.Stop(.white, at: 1)]

  private func draw(_ gradient: Gradient, width: Int = 8, height: Int = 8) throws -> Bitmap {
    let list = DisplayList(
      size: CGSize(width: width, height: height), commands: [.gradient(gradient)])
    return try Rasterizer(scale: 1).draw(list)
  }

  @Test func `an axial gradient takes the colour at each pixel's centre`() throws {
    let gradient = Gradient(
      stops: stops, geometry: .axial(from: .zero, to: CGPoint(x: 8, y: 0)))
    let bitmap = try draw(gradient)
    for x in 0..<8 {
      let expected = (Double(x) + 0.5) / 8 * 255
      #expect(abs(Double(bitmap[x, 3].red) - expected) <= 1)
      #expect(bitmap[x, 3] == bitmap[x, 7])
    }
  }

  @Test func `a gradient extends beyond its ends only if it should`() throws {
    let geometry = Gradient.Geometry.axial(from: CGPoint(x: 0, y: 2), to: CGPoint(x: 0, y: 6))
    let extended = try draw(Gradient(stops: stops, geometry: geometry))
    #expect(extended[0, 0].alpha == 255 && extended[0, 7].red == 255)
    let bounded = try draw(
      Gradient(
        stops: stops, geometry: geometry, extendsBeforeStart: false, extendsAfterEnd: false))
    #expect(bounded[0, 0].alpha == 0 && bounded[0, 7].alpha == 0 && bounded[0, 4].alpha == 255)
  }

  @Test func `a radial gradient is the same in every direction`() throws {
    let center = CGPoint(x: 4, y: 4)
    let gradient = Gradient(
      stops: stops, geometry: .radial(from: center, radius: 0, to: center, endRadius: 4))
    let bitmap = try draw(gradient)
    #expect(bitmap[0, 3] == bitmap[7, 4] && bitmap[3, 0] == bitmap[0, 3])
    #expect(abs(Int(bitmap[4, 4].red) - 45) <= 1)
    #expect(bitmap[0, 0].red == 255)
  }

  @Test func `a conic gradient starts at its angle and runs clockwise`() throws {
    let gradient = Gradient(
      stops: stops, geometry: .conic(center: CGPoint(x: 4, y: 4), angle: -.pi / 2))
    let bitmap = try draw(gradient)
    #expect(bitmap[4, 0].red < 10 && bitmap[3, 0].red > 245)
    #expect(bitmap[7, 4].red < bitmap[4, 7].red && bitmap[4, 7].red < bitmap[0, 3].red)
  }

  @Test func `a gradient of zero length or on a plane without area does not trap`() throws {
    let point = CGPoint(x: 4, y: 4)
    let axial = try draw(Gradient(stops: stops, geometry: .axial(from: point, to: point)))
    #expect(axial[0, 0].alpha == 255)
    let flat = try draw(
      Gradient(
        stops: stops, geometry: .axial(from: .zero, to: point),
        transform: AffineTransform(scaleByX: 0, byY: 1)))
    #expect(flat[0, 0].alpha == 0)
  }

  @Test func `two colours at one position make a hard edge`() throws {
    let gradient = Gradient(
      stops: [
        Gradient.Stop(.black, at: 0), Gradient.Stop(.black, at: 0.5),
        Gradient.Stop(.white, at: 0.5), Gradient.Stop(.white, at: 1),
      ], geometry: .axial(from: .zero, to: CGPoint(x: 8, y: 0)))
    let bitmap = try draw(gradient)
    #expect(bitmap[3, 0].red == 0 && bitmap[4, 0].red == 255)
  }
}
