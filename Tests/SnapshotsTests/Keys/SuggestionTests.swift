import SnapshotReferences
import Testing

struct SuggestionTests {
  private let settings = ["references", "paths", "pictures"]

  @Test(arguments: [
    ("path", "paths"), ("pahts", "paths"), ("apths", "paths"),
    ("Paths", "paths"),
    ("picture", "pictures"), ("pciture", "pictures"), ("pic", "pictures"),
    ("refrences", "references"),
  ])
  func `the nearest word is suggested, and swapped letters count once`(text: String, word: String) {
    #expect(Suggestion(text, among: settings).text == " Did you mean “\(word)”?")
  }

  @Test(arguments: ["", "p", "suites", "folders", String(repeating: "paths", count: 100)])
  func `a word that resembles none has no suggestion`(text: String) {
    #expect(Suggestion(text, among: settings).text.isEmpty)
  }

  @Test func `of words equally near, the first is suggested`() {
    #expect(Suggestion("bat", among: ["cat", "hat"]).text == " Did you mean “cat”?")
  }
}
