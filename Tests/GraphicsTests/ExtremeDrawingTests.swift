import Foundation
import Graphics
import TestSupport
import Testing

/// Drawings with useless numbers: none ends the process, or takes long.
struct ExtremeDrawingTests {
  private struct Source {
    var random: SeededGenerator
    /// Of so many numbers one is infinite or NaN; nil for none.
    let rarity: Int?

    /// Ordinary numbers, the smallest, large ones that no integer holds, those whose squares are infinite, and the largest.
    private static let numbers: [Double] = [
      0, -0.0, 1, -3, 12.5, 40, .leastNonzeroMagnitude, .leastNormalMagnitude, 1e-12, 4096, 1e9,
      9.3e18, 1e40, 1e160, 1e300, .greatestFiniteMagnitude,
    ]
    private static let notFinite: [Double] = [.infinity, .nan]

    mutating func number() -> Double {
      let isRare = rarity.map { Int.random(in: 0..<$0, using: &random) == 0 } ?? false
      let number = (isRare ? Self.notFinite : Self.numbers).randomElement(using: &random) ?? 0
      return Bool.random(using: &random) ? number : -number
    }

    mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    mutating func size() -> CGSize { CGSize(width: number(), height: number()) }
    mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }

    mutating func color() -> Color {
      Color(red: number(), green: number(), blue: number(), alpha: number())
    }

    mutating func path() -> Path {
      var path = Path()
      path.move(to: point())
      path.addLine(to: point())
      path.addQuad(to: point(), control: point())
      path.addCubic(to: point(), control1: point(), control2: point())
      path.addArc(
        center: point(), radius: number(), startAngle: number(), endAngle: number(), clockwise: true
      )
      path.close()
      return path
    }

    mutating func transform() -> AffineTransform {
      AffineTransform(
        m11: number(), m12: number(), m21: number(), m22: number(), tX: number(), tY: number())
    }

    mutating func gradient() -> Gradient {
      let geometry: Gradient.Geometry =
        switch Int.random(in: 0..<3, using: &random) {
        case 0: .axial(from: point(), to: point())
        case 1: .radial(from: point(), radius: number(), to: point(), endRadius: number())
        default: .conic(center: point(), angle: number())
        }
      let locations = [number(), number(), number()].sorted()
      return Gradient(
        stops: locations.map { .init(color(), at: $0) }, geometry: geometry,
        transform: Bool.random(using: &random) ? .identity : transform())
    }

    mutating func commands(_ image: ImageSource, depth: Int) -> [DisplayList.Command] {
      (0..<3).flatMap { _ -> [DisplayList.Command] in
        let inner = depth > 0 ? commands(image, depth: depth - 1) : []
        return switch Int.random(in: 0..<11, using: &random) {
        case 0: [.fill(path(), color())]
        case 1: [.fillRect(rect(), color())]
        case 2:
          [
            .stroke(
              path(), color(),
              StrokeStyle(
                width: number(), cap: .round, join: .miter, miterLimit: number(),
                dash: [abs(number()), abs(number())], dashPhase: number()))
          ]
        case 3: [.gradient(gradient())]
        case 4: [.image(image, in: rect())]
        case 5: [.shadow(path(), color(), offset: size(), blurRadius: number())]
        case 6: [.pushClip(path())] + inner + [.popClip]
        case 7: [.pushMask] + inner + [.clipToMask] + inner + [.popClip]
        case 8: [.pushLayer(opacity: number(), blend: .multiply)] + inner + [.popLayer]
        case 9:
          [.pushShadow(color(), offset: size(), blurRadius: number())] + inner + [.popLayer]
        default: [.pushTransform(transform())] + inner + [.popLayer]
        }
      }
    }
  }

  /// Nil for a drawing that is refused, as a path has grown beyond all numbers.
  private func picture(of list: DisplayList) throws -> Bitmap? {
    do {
      return try Rasterizer(scale: 2).draw(list)
    } catch RasterizerError.notFinite {
      return nil
    }
  }

  @Test(.timeLimit(.minutes(5)), arguments: [nil, 200, 20], UInt64(0)..<10)
  func `whatever the numbers are, a drawing is a picture or refused`(
    rarity: Int?, seed: UInt64
  ) throws {
    let image = ImageSource(name: "dot", bitmap: try #require(Bitmap(width: 3, height: 2)))
    for part in 0..<7 {
      var source = Source(
        random: SeededGenerator(seed: 100 * seed + UInt64(part)), rarity: rarity)
      let list = DisplayList(
        size: CGSize(width: 9, height: 7), commands: source.commands(image, depth: 2))
      guard let bitmap = try picture(of: list) else { continue }
      // Rejected if a channel exceeds its alpha.
      #expect(Bitmap(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels) == bitmap)
    }
  }
}
