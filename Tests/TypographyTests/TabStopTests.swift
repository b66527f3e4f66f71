import Foundation
import Testing

@testable import Typography

struct TabStopTests {
  private func line(_ string: String, _ change: (inout ParagraphStyle) -> Void) throws -> TextLine {
    var style = ParagraphStyle()
    change(&style)
    return try #require(ShapedText(systemText(string), style: style).layout().lines.first)
  }

  /// The start and end of the glyphs of the last run of characters.
  private func lastWord(_ line: TextLine, count: Int) throws -> (start: Double, end: Double) {
    let glyphs = line.runs.flatMap(\.glyphs)
    return (glyphs[glyphs.count - count].position.x, line.x + line.width)
  }

  @Test(arguments: [(TabStops.Alignment.start, 100.0), (.center, 100), (.end, 100)])
  func `a tab aligns the start, the middle or the end of the text with its stop`(
    alignment: TabStops.Alignment, location: Double
  ) throws {
    let line = try line("a\tword") {
      $0.tabs = TabStops([.init(location: location, alignment: alignment)])
    }
    let word = try lastWord(line, count: 4)
    let place =
      switch alignment {
      case .start: word.start
      case .center: (word.start + word.end) / 2
      case .end: word.end
      }
    #expect(abs(place - location) < 1e-9)
  }

  @Test(arguments: [100.0, 110.1, 133.3, 150])
  func `a tab after text that ends at a stop moves to the next stop`(stop: Double) throws {
    let line = try line("a\tright\tx") {
      $0.tabs = TabStops([.init(location: stop, alignment: .end), .init(location: 300)])
    }
    #expect(abs(try lastWord(line, count: 1).start - 300) < 1e-9)
  }

  @Test func `text that is too long for its stop follows the tab at once`() throws {
    let line = try line("a\tword") {
      $0.tabs = TabStops([.init(location: 12, alignment: .end)])
    }
    let a = try systemText("a")
    #expect(abs(try lastWord(line, count: 4).start - ShapedText(a).layout().size.width) < 1e-9)
  }

  @Test func `tabs after the last stop are an interval apart`() throws {
    let line = try line("\t\tx") { $0.tabs = TabStops([.init(location: 10)], interval: 25) }
    #expect(try lastWord(line, count: 1).start == 25)
  }

  @Test func `stops count from the margin, not from the indent`() throws {
    let line = try line("a\tx") {
      $0.firstLineHeadIndent = 30
      $0.tabs = TabStops([.init(location: 80)])
    }
    #expect(abs(try lastWord(line, count: 1).start - 80) < 1e-9)
  }
}
