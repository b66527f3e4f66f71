import Testing
import Foundation
@testable import Typography
import Graphics

@Test func scratch() throws {
  let lib = try FontLibrary.bundled()
  let weights: [String: FontWeight] = ["regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "light": .light, "italic": .regular]
  let rows = try String(contentsOfFile: "/work/shared/ib/label_widths.dev.tsv", encoding: .utf8).split(separator: "\n").dropFirst()
  var out = ""
  for row in rows {
    let c = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard let size = Double(c[1]) else { continue }
    let f = lib.systemFont(ofSize: size, weight: weights[c[2]]!, italic: c[2] == "italic")
    let s = ShapedText(AttributedText(c[0], attributes: TextAttributes(font: f)))
    let em = s.layout().size.width / size
    let n = s.glyphs.filter { $0.advance != 0 }.count
    out += c.joined(separator: "\t") + "\t\(em)\t\(n)\t\(f.name)\n"
  }
  try out.write(toFile: "/tmp/widths.tsv", atomically: true, encoding: .utf8)
}
