import Foundation
import Testing

@testable import Typography

struct DeterminismTests {
  private static let sample = "Straße, İstanbul — 12.345,6 漢字「ルビ」、ไทยภาษา العربية 👍🏽"

  private func print(_ layout: TextLayout) -> String {
    layout.lines.map { line in
      let runs = line.runs.map { run in
        "\(run.source.name) \(run.glyphs.map { "\($0.id)@\($0.position.x)" }.joined(separator: " "))"
      }
      return "\(line.text) \(line.baseline) \(runs)"
    }.joined(separator: "\n")
  }

  @Test func `the machine's locale does not affect a layout`() throws {
    let before = try print(ShapedText(systemText(Self.sample)).layout(width: 120))
    for locale in ["C", "tr_TR.UTF-8", "ja_JP.UTF-8", "C.UTF-8"] {
      let kept = setlocale(LC_ALL, nil).map { String(cString: $0) }
      _ = setlocale(LC_ALL, locale)
      let during = try print(ShapedText(systemText(Self.sample)).layout(width: 120))
      _ = setlocale(LC_ALL, kept ?? "C")
      #expect(during == before)
    }
  }

  @Test func `a layout does not depend on earlier layouts`() throws {
    let text = try ShapedText(systemText(Self.sample))
    let first = print(text.layout(width: 120))
    _ = text.layout(width: 33, maximumNumberOfLines: 2)
    #expect(print(text.layout(width: 120)) == first)
    let again = try ShapedText(systemText(Self.sample))
    #expect(print(again.layout(width: 120)) == first)
  }

  @Test func `threads get the same glyphs and pictures`() async throws {
    let expected = try print(ShapedText(systemText(Self.sample)).layout(width: 90))
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask {
          let layout = try ShapedText(systemText(Self.sample)).layout(width: 90)
          for run in layout.lines.flatMap(\.runs) {
            for glyph in run.glyphs {
              _ = run.source.mask(for: glyph.id, pixelsPerEm: 34, subpixel: 1)
            }
          }
          return print(layout) == expected
        }
      }
      for try await isEqual in group { #expect(isEqual) }
    }
  }
}
