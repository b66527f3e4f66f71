import Foundation
import Graphics
import Testing

@testable import Typography

struct PictureTests {
  private let sample = """
    Waltz, bad nymph, for quick jigs vex — AVATAR To. 0123456789
    Ελληνικά Українська العربية שלום עולם
    हिन्दी ภาษาไทย 漢字かな 한국어 👩‍👩‍👧‍👦🇩🇪👍🏽 1️⃣❤️
    """

  private func draw(_ text: AttributedText, width: Double, scale: Double) throws -> Bitmap {
    let layout = ShapedText(text).layout(width: width)
    let size = CGSize(width: width, height: layout.size.height.rounded(.up))
    let commands = layout.lines.flatMap(\.runs).map { DisplayList.Command.glyphs($0) }
    return try Rasterizer(scale: scale)
      .draw(DisplayList(size: size, commands: commands), background: .white)
  }

  @Test func `a line of every script has ink, and the emoji have colour`() throws {
    let bitmap = try draw(systemText(sample), width: 320, scale: 2)
    if let path = ProcessInfo.processInfo.environment["SNAP_TYPOGRAPHY_PICTURE"] {
      try Data(PNG.encode(bitmap)).write(to: URL(fileURLWithPath: path))
    }
    let pixels = stride(from: 0, to: bitmap.pixels.count, by: 4).map { bitmap.pixels[$0..<$0 + 3] }
    #expect(pixels.contains { $0.allSatisfy { $0 < 40 } })
    #expect(pixels.contains { ($0.max() ?? 0) - ($0.min() ?? 0) > 100 })
  }
}
