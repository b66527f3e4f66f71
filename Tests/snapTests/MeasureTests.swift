import Foundation
import Testing

struct MeasureTests {
  private let snap = SnapTool(directory: FileManager.default.temporaryDirectory)

  /// The output of `snap measure --json`.
  private struct Measurement: Decodable {
    struct Line: Decodable {
      struct Range: Decodable {
        var start: Int
        var length: Int
      }

      var text: String
      var width: Double
      var range: Range
    }

    var version: Int
    var width: Double
    var height: Double
    var lines: [Line]
    var missing: [String]
  }

  private func measure(_ arguments: String...) throws -> Measurement {
    let run = try snap.run(["measure", "--json"] + arguments)
    try #require(run.exitCode == 0, "\(run)")
    return try JSONDecoder().decode(Measurement.self, from: Data(run.out.utf8))
  }

  @Test(arguments: ["1e300", "1e15", "0.001"])
  func `any width above 0 is measured`(width: String) throws {
    let run = try snap.run("measure", "Label", "--width", width)
    #expect(run.exitCode == 0 && run.out.contains(" points, "), "\(run)")
  }

  @Test func `one line in the system font at 17 points`() throws {
    let label = try measure("Label")
    #expect(label.version == 1)
    #expect(abs(label.width - 41.5) <= 0.5, "iOS measures 41.5")
    #expect(label.height == 20.5)
    #expect(label.lines.map(\.text) == ["Label"])
    #expect(label.missing.isEmpty)
  }

  private static let heights: [(options: [String], height: Double)] = [
    (["--scale", "3"], 61 / 3), (["--scale", "1"], 21), (["--size", "13"], 16),
    (["--style", "title1"], 33.5), (["--style", "title1", "--category", "extraSmall"], 30),
    (["--style", "body", "--category", "accessibilityExtraExtraExtraLarge"], 63.5),
    (["--style", "body", "--category", "AX5"], 63.5),
  ]

  @Test(arguments: heights)
  func `size, style and category determine the height`(options: [String], height: Double) throws {
    let run = try snap.run(["measure", "--json", "Label"] + options)
    let label = try JSONDecoder().decode(Measurement.self, from: Data(run.out.utf8))
    #expect(abs(label.height - height) < 0.001)
  }

  @Test func `weights have different widths`() throws {
    let regular = try measure("Label")
    #expect(try measure("Label", "--weight", "semibold").width > regular.width)
    #expect(try measure("Label", "--font", "system", "--weight", "bold").width > regular.width)
    let italic = try measure("Label", "--italic")
    #expect(try measure("Label", "--italic", "--weight", "bold").width > italic.width)
  }

  @Test func `lines wrap at a width and are contiguous in the text`() throws {
    let text = "The quick brown fox jumps over the lazy dog"
    let label = try measure(text, "--width", "120")
    #expect(label.lines.count > 2)
    #expect(label.height == (Double(label.lines.count) * 20.287109375 * 2).rounded(.up) / 2)
    #expect(label.width <= 120)
    #expect(label.width >= label.lines.map(\.width).max() ?? 0)
    var next = 0
    for line in label.lines {
      #expect(line.range.start == next)
      next += line.range.length
    }
    #expect(next == text.utf16.count)
  }

  @Test func `a line limit truncates the last line`() throws {
    let label = try measure("The quick brown fox jumps", "--width", "90", "--lines", "2")
    #expect(label.lines.count == 2)
    #expect(label.height == 41)
    #expect(label.lines.last?.text.hasSuffix("…") == true)
    #expect(label.lines.last?.range.length == 15)
  }

  @Test func `characters missing from all fonts are listed`() throws {
    #expect(try measure("a\u{F8123}b").missing == ["\u{F8123}"])
  }

  @Test func `an empty text has no size`() throws {
    let label = try measure("")
    #expect(label.width == 0)
    #expect(label.height == 0)
    #expect(label.lines.isEmpty)
  }

  @Test func `a bundled font is found by its name, and a file by its path`() throws {
    let named = try measure("Label", "--font", "NanumSquareR", "--size", "20")
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fonts/Nanum/NanumSquareR.ttf").path
    #expect(try measure("Label", "--font", file, "--size", "20").width == named.width)
  }

  @Test func `the text output begins with the size, then each line`() throws {
    let run = try snap.run("measure", "One\nTwo")
    #expect(run.exitCode == 0)
    let lines = run.out.split(separator: "\n")
    #expect(lines.first?.hasSuffix(" × 41 points, 2 lines") == true)
    #expect(lines[1].hasPrefix("1  "))
    #expect(lines[1].hasSuffix("  0..<4  One"))
    #expect(lines[2].hasSuffix("  4..<7  Two"))
  }

  private static let mistakes: [(options: [String], named: String)] = [
    (["--font", "Nowhere-Regular"], "Nowhere-Regular"),
    (["--font", "/nowhere/Font.ttf"], "/nowhere/Font.ttf"),
    (["--style", "body", "--size", "3"], "--style"), (["--category", "large"], "--category"),
    (["--font", "Inter-Medium", "--weight", "bold"], "--weight"), (["--width", "-4"], "--width"),
    (["--size", "0"], "--size"), (["--lines", "-1"], "--lines"), (["--scale", "nan"], "--scale"),
  ]

  @Test(arguments: mistakes)
  func `invalid options end with 2 and are named`(options: [String], named: String) throws {
    let run = try snap.run(["measure", "Label"] + options)
    #expect(run.exitCode == 2)
    #expect(run.error.contains(named))
  }
}
