import Testing

@testable import Fixtures

/// The texts of empty labels.
struct SampleTextTests {
  @Test(arguments: [
    ("titleLabel", "A title"), ("priceLabel", "$12.50"), ("userNameLabel", "Maria Jensen"),
    ("lblDate", "12 May 2025"), ("date_label", "12 May 2025"), ("name", "Maria Jensen"),
    ("titlePrice", "$12.50"), ("URLLabel", "Text"), ("UILabel[0]", "Text"), ("", "Text"),
    ("Ünïcode✨name", "Maria Jensen"),
  ])
  func `the last known word of a name decides`(name: String, text: String) {
    #expect(SampleText.text(for: name) == text)
  }
}
