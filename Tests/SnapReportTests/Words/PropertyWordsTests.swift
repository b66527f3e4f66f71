import Testing

@testable import SnapReport

/// Values in Swift's words.
struct PropertyWordsTests {
  @Test(
    arguments: [
      ("configuration.cornerStyle", "5", "3", ".capsule → .medium"),
      ("configuration.buttonSize", "0", "3", ".medium → .large"),
      ("configuration.imagePlacement", "2", "5", ".leading → [.top, .bottom]"),
      ("autoresizingMask", "2", "18", ".flexibleWidth → [.flexibleWidth, .flexibleHeight]"),
      ("contentMode", nil, "scaleAspectFill", ".scaleToFill → .scaleAspectFill"),
      (
        "layout.section[0].boundarySupplementaryItems[1].alignment", "top", "bottom",
        ".top → .bottom"
      ),
      ("rowHeight", nil, "72", "automatic → 72"),
      ("spacing", "4.333333333333333", "8.000000000000002", "4.333 → 8"),
      ("layoutMargins", "0.30000000000000004 8 8 8", "1.5 8 8 8", "top 0.3 → 1.5"),
      ("layout.sectionInset", "8 8 8 8", "8 20 8 4", "left 8 → 20, right 8 → 4"),
      ("contentInsets", "2 2 2 2", "5 5 5 5", "2 2 2 2 → 5 5 5 5"),
      ("transform", nil, "1.2 0 0 1.2 0 0", ".identity → scaleX 1.2 y 1.2"),
      ("transform", "1 0 0 1 4 0", "1 0.5 0 1 4 0", "translationX 4 y 0 → 1 0.5 0 1 4 0"),
      ("transform", nil, "0 1 -1 0 0 0", ".identity → rotationAngle 90°"),
      ("layer.locations", "0 0.5", "0.25 1", "[0, 0.5] → [0.25, 1]"),
      ("accessories", nil, "label checkmark", "[] → [.label(), .checkmark()]"),
      ("cellStyle", nil, "subtitle", ".default → .subtitle"),
      (
        "preferredSymbolConfiguration", "pointSize 12",
        "textStyle UICTFontTextStyleSubhead weight bold",
        ".init(pointSize: 12) → .init(textStyle: .subheadline, weight: .bold)"
      ),
      ("alpha", "0.30000001", "0.3000001", "0.30000001 → 0.3000001"),
      ("configuration.title", "1.2345 kg", "2 kg", "1.2345 kg → 2 kg"),
      (
        "image", "photo 93b65bf6 64 × 64", "photo 96299374 64 × 64",
        "photo 93b65bf6 64 × 64 → photo 96299374 64 × 64"
      ),
    ] as [(String, String?, String, String)])
  func `a value is written as in Swift, without digits of rounding errors`(
    name: String, old: String?, new: String, words: String
  ) {
    #expect(PropertyWords(name, from: old, to: new).change == words)
  }

  @Test func `the alignment of a text has another default than that of a stack`() {
    #expect(
      PropertyWords(ofText: "alignment", from: nil, to: "right").change == ".natural → .right")
    #expect(PropertyWords("alignment", from: nil, to: "center").change == ".fill → .center")
    #expect(PropertyWords(ofText: "kern", from: nil, to: "2").change == "none → 2")
  }

  @Test(arguments: ["9", "-1", "x"])
  func `a number without a case is shown as it is`(number: String) {
    #expect(PropertyWords("configuration.cornerStyle", from: "0", to: number).new == number)
  }
}
