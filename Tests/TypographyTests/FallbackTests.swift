import Foundation
import Testing

@testable import Typography

struct FallbackTests {
  @Test(arguments: [
    ("Ägypten Ελλάδα Україна", "Inter-Regular"), ("العربية", "NotoSansArabic-Regular"),
    ("עברית", "NotoSansHebrew-Regular"), ("मानक", "NotoSansDevanagari-Regular"),
    ("ไทย", "NotoSansThai-Regular"), ("漢字かな", "DroidSansFallback"), ("한글", "NanumSquareR"),
    ("\u{1112}\u{1161}\u{11AB}", "NanumSquareR"), ("🎉", "NotoColorEmoji"),
  ])
  func `every script has a face`(string: String, name: String) throws {
    #expect(try faceNames(string) == [name])
    #expect(try ShapedText(systemText(string)).missingGlyphs.isEmpty)
  }

  @Test func `bold text falls back to bold faces`() throws {
    let layout = try ShapedText(systemText("ไทย", weight: .semibold)).layout()
    #expect(layout.lines.flatMap(\.runs).map(\.source.name) == ["NotoSansThai-Bold"])
  }

  @Test(arguments: ["👍🏽", "👩‍👩‍👧‍👦", "🇩🇪", "1️⃣", "❤️", "🏳️‍🌈", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👩🏿‍🚒"])
  func `an emoji sequence is one glyph of the emoji face`(sequence: String) throws {
    let runs = try ShapedText(systemText(sequence)).layout().lines.flatMap(\.runs)
    #expect(runs.map(\.source.name) == ["NotoColorEmoji"])
    // Variation selectors and tags leave behind glyphs without a picture.
    let shown = runs.flatMap { run in
      run.glyphs.filter { run.source.mask(for: $0.id, pixelsPerEm: 20, subpixel: 0) != nil }
    }
    #expect(shown.count == 1)
  }

  @Test func `digits and symbols stay text unless a selector requests emoji`() throws {
    #expect(try faceNames("1#*©") == ["Inter-Regular"])
    #expect(try faceNames("©\u{FE0F}") == ["NotoColorEmoji"])
  }

  @Test func `a fallback face does not change the line's height`() throws {
    let plain = try ShapedText(systemText("Label")).layout().size.height
    for string in ["العربية", "मानक", "ไทย", "漢字", "🎉"] {
      #expect(try ShapedText(systemText(string)).layout().size.height == plain)
    }
  }

  @Test func `a character that no font has is reported once, in order`() throws {
    let text = try ShapedText(systemText("a\u{F8123}b\u{13000}\u{F8123}"))
    #expect(text.missingGlyphs == ["\u{F8123}", "\u{13000}"])
  }

  @Test func `invisible characters and controls are not missing`() throws {
    let text = try ShapedText(systemText("a\u{200B}\u{200D}\u{FEFF}\u{7}\u{1B}\t\u{2060}b\u{AD}"))
    #expect(text.missingGlyphs.isEmpty)
  }

  @Test func `emoji advance as on iOS`() throws {
    for (size, expected) in [(34.0, 38.0), (46, 50)] {
      let width = try ShapedText(systemText("🍇", size: size)).layout().size.width
      #expect(abs(width - expected) <= 0.5)
    }
  }
}
