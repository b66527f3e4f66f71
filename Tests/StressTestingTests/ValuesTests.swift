import Foundation
import StressTesting
import TestSupport
import Testing

private enum Style: CaseIterable { case plain, bold }

@MainActor struct ValuesTests {
  @Test func `texts are of all kinds, the simplest first`() {
    let samples = Values<String>.texts("text").domain.samples
    #expect(samples.first == .text(""))
    #expect(samples.contains(.text("One\nTwo\nThree\nFour")))
    #expect(samples.contains(.text("👩‍👩‍👧‍👦🏳️‍🌈👍🏽")))
    let counts = samples.map { if case .text(let text) = $0 { text.count } else { -1 } }
    #expect(counts == counts.sorted())
  }

  @Test func `texts have a permitted length`() {
    let samples = Values<String>.texts("text", count: 1...10, scripts: [.arabic]).domain.samples
    for sample in samples {
      guard case .text(let text) = sample else { return #expect(Bool(false)) }
      #expect((1...10).contains(text.count))
    }
  }

  @Test func `a pseudo-localised text can still be read`() {
    let samples = Values<String>.pseudoLocalized("title", "Settings").domain.samples
    let expected = [
      "Settings", "Šéţţîñĝš", "[Settings one]", "\u{202E}Settings\u{202C}", "語語語語語語語語",
    ]
    #expect(samples == expected.map(StressValue.text))
  }

  @Test func `translations of a key are those of all languages`() throws {
    let folder = try TemporaryFolder([
      "en.lproj/Localizable.strings": "\"title\" = \"Settings\";",
      "de.lproj/Localizable.strings": "\"title\" = \"Einstellungen\";",
    ])
    let bundle = try #require(Bundle(url: folder.root))
    let samples = Values<String>.translations("title", of: "title", bundle: bundle).domain.samples
    #expect(samples == [.text("Settings"), .text("Einstellungen")])
    let missing = Values<String>.translations("title", of: "none", bundle: bundle).domain.samples
    #expect(missing == [.text("none")])
  }

  @Test func `an optional begins with nil`() {
    let domain = Values<String?>.optional(.texts("text")).domain
    #expect(domain.samples.first == StressValue.none)
    #expect(domain.samples.dropFirst().first == .text(""))
  }

  @Test func `numbers have the ends of their range`() {
    let samples = Values<Int>.numbers("count", -5...120).domain.samples
    #expect(samples.first == .number(0))
    #expect(samples.contains(.number(-5)) && samples.contains(.number(120)))
    #expect(samples.contains(.number(99)) && samples.contains(.number(100)))
  }

  @Test func `cases are written as in code`() {
    let samples = Values<Style>.cases("style").domain.samples
    #expect(samples.map(\.code) == [".plain", ".bold"])
    #expect(Values<Bool>.flags("isOn").domain.samples.map(\.code) == ["false", "true"])
    #expect(
      Values<String>.choices("state", ["on", "\"off\""]).domain.samples.map(\.code) == [
        "\"on\"", "\"\\\"off\\\"\"",
      ])
  }

  @Test func `code shows what cannot be seen`() {
    #expect(StressValue.text("a\n\u{200F}\"b\\").code == "\"a\\n\\u{200F}\\\"b\\\\\"")
    #expect(StressValue.none.code == "nil")
    #expect(StressValue.size(width: 1, height: 2.5).code == "CGSize(width: 1, height: 2.5)")
  }
}
