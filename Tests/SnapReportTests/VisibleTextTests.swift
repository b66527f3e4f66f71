import SnapReport
import Testing

/// What may be printed of text that strangers wrote.
struct VisibleTextTests {
  @Test(arguments: [
    ("::error::x", "⟨U+003A⟩:error::x"), ("  ::add-mask::x", "  ⟨U+003A⟩:add-mask::x"),
    ("\u{A0}::error::x", "\u{A0}⟨U+003A⟩:error::x"),
    ("a\n::error::x\nb", "a\n⟨U+003A⟩:error::x\nb"),
    ("##vso[task.complete]", "⟨U+0023⟩#vso[task.complete]"), ("a ##VSO[x]", "a ⟨U+0023⟩#VSO[x]"),
    ("###vso[x]", "#⟨U+0023⟩#vso[x]"), ("##[group]x", "⟨U+0023⟩#[group]x"),
    ("a##teamcity[x]", "a⟨U+0023⟩#teamcity[x]"), ("##vso[##vso[", "⟨U+0023⟩#vso[⟨U+0023⟩#vso["),
    ("a section_start:1:b", "a ⟨U+0073⟩ection_start:1:b"),
    ("section_end:1:b", "⟨U+0073⟩ection_end:1:b"),
    ("--- x", "⟨U+002D⟩-- x"), ("+++ x", "⟨U+002B⟩++ x"), ("~~~ x", "⟨U+007E⟩~~ x"),
    ("^^^ +++", "⟨U+005E⟩^^ +++"), ("---", "⟨U+002D⟩--"), ("---\tx", "⟨U+002D⟩--⟨U+0009⟩x"),
    ("a\r::error::x", "a⟨U+000D⟩::error::x"), ("a\u{2028}b\u{85}c", "a⟨U+2028⟩b⟨U+0085⟩c"),
    ("a\u{1B}[0Kb\u{202E}c", "a⟨U+001B⟩[0Kb⟨U+202E⟩c"), ("\u{E0041}", "⟨U+E0041⟩"),
  ])
  func `commands and hidden characters are written out, once`(text: String, visible: String) {
    #expect(text.visible == visible)
    #expect(visible.visible == visible)
    #expect(("x" + text).visibleLine == ("x" + text).replacing("\n", with: " ").visible)
  }

  @Test(arguments: [
    "", "a: b", "a::b", "a ::b::", "# Heading", "## Heading [x]", "##", "a ## b [c]", "----", "--x",
    "---x",
    "a --- b", "++", "1 + 1", "section_starts", "a\nb\n", "👨‍👩‍👧 می‌خواهم é", "  - item", ":a:",
    "x section: start:",
  ])
  func `other text stays as it is`(text: String) {
    #expect(text.visible == text)
  }

  @Test func `JSON keeps the characters that it spells differently`() {
    let json = "{\"a\":\"##vso[x] \u{202E}\u{7F}\u{E0041} section_start:1:b\"}"
    #expect(
      json.visibleJSON
        == "{\"a\":\"\\u0023#vso[x] \\u202E\\u007F\\uDB40\\uDC41 \\u0073ection_start:1:b\"}")
  }
}
