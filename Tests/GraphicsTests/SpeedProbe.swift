import Foundation
import Graphics
import Testing
import Dispatch

@Test func `probe`() throws {
  func t(_ n: String, _ f: () throws -> Void) rethrows {
    var best = Double.infinity
    for _ in 0..<7 { let s = DispatchTime.now().uptimeNanoseconds; try f(); best = min(best, Double(DispatchTime.now().uptimeNanoseconds - s)) }
    print("PROBE", n, best / 1e6, "ms")
  }
  struct G: GlyphSource { let name = "g"; let m: GlyphMask
    func mask(for glyph: UInt32, pixelsPerEm: Double, subpixel: Int) -> GlyphMask? { m } }
  var px: [UInt8] = []
  for y in 0..<24 { for x in 0..<18 { px.append(x % 6 < 2 ? 0 : x % 6 < 4 ? 255 : UInt8(y * 10)) } }
  let g = G(m: GlyphMask(width: 18, height: 24, left: 0, top: 20, pixels: px))
  let glyphs = (0..<60).map { PositionedGlyph(id: 1, position: CGPoint(x: Double($0 % 30) * 10, y: $0 < 30 ? 30 : 60)) }
  let run = GlyphRun(source: g, pointSize: 17, color: .black, glyphs: glyphs)
  let size = CGSize(width: 320, height: 82)
  let r = Rasterizer(scale: 2)
  let cell = DisplayList(size: size, commands: [.fillRect(CGRect(origin: .zero, size: size), .white), .glyphs(run)])
  try t("cell") { _ = try r.draw(cell, background: .white) }
  try t("empty") { _ = try r.draw(DisplayList(size: size), background: .white) }
  let rr = DisplayList(size: size, commands: [.fill(Path(roundedRect: CGRect(x: 4, y: 4, width: 312, height: 74), cornerRadius: 10), .black)])
  try t("rounded") { _ = try r.draw(rr, background: .white) }
  let clip = DisplayList(size: size, commands: [.pushClip(Path(roundedRect: CGRect(x: 4, y: 4, width: 312, height: 74), cornerRadius: 10)), .fillRect(CGRect(origin: .zero, size: size), .white), .glyphs(run), .popClip])
  try t("clipped cell") { _ = try r.draw(clip, background: .white) }
  let layer = DisplayList(size: size, commands: [.pushLayer(opacity: 0.5), .fillRect(CGRect(origin: .zero, size: size), .white), .glyphs(run), .popLayer])
  try t("layer") { _ = try r.draw(layer, background: .black) }
  let sh = DisplayList(size: size, commands: [.shadow(Path(roundedRect: CGRect(x: 20, y: 20, width: 280, height: 42), cornerRadius: 10), .black, offset: .zero, blurRadius: 6)])
  try t("shadow") { _ = try r.draw(sh, background: .white) }
  let big = try Rasterizer(scale: 1).draw(DisplayList(size: CGSize(width: 300, height: 300), commands: [.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 300, height: 300)), Color(red: 1, green: 0, blue: 0, alpha: 1))]), background: .black)
  try t("image 300->200") { _ = try r.draw(DisplayList(size: size, commands: [.image(ImageSource(name: "a", bitmap: big), in: CGRect(x: 0, y: 0, width: 100, height: 82))]), background: .white) }
  let bm = try r.draw(cell, background: .white)
  let png = try PNG.encode(bm, text: [PNGText(keyword: "a", text: String(repeating: "hello", count: 1000))])
  print("PROBE bytes", png.count)
  try t("encode") { _ = try PNG.encode(bm) }
  try t("decode") { _ = try PNG.decode(png, name: "x") }
  try t("text") { _ = try PNG.readText(png, name: "x") }
  let bm2 = try Rasterizer(scale: 2).draw(rr, background: Color(red: 0.2, green: 0.3, blue: 0.9, alpha: 0.5))
  let png2 = try PNG.encode(bm2)
  try t("encode rgba") { _ = try PNG.encode(bm2) }
  try t("decode rgba") { _ = try PNG.decode(png2, name: "x") }
  t("==") { _ = bm == bm2 }
}
