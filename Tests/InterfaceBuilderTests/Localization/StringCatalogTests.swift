import Foundation
import InterfaceBuilder
import Testing

struct StringCatalogTests {
  private func localizations(_ strings: String) throws -> IBLocalizations {
    let file = try TranslatedFile()
    try file.write(
      #"{"sourceLanguage": "en", "version": "1.0", "strings": {\#(strings)}}"#,
      to: "Cell.xcstrings")
    return try file.load().localizations
  }

  private func unit(_ value: String, state: String = "translated") -> String {
    #"{"stringUnit": {"state": "\#(state)", "value": "\#(value)"}}"#
  }

  @Test func `one file has a table per language`() throws {
    let found = try localizations(
      #"""
      "a.text": {"comment": "Class", "extractionState": "manual",
        "localizations": {"fr": \#(unit("Un")), "de": \#(unit("Eins", state: "needs_review"))}},
      "b.text": {"localizations": {"fr": \#(unit("Deux"))}}, "c.text": {}
      """#)
    #expect(found.tables.map(\.language) == ["de", "fr"])
    #expect(found.table(for: "fr")?["b.text"] == "Deux")
    #expect(found.table(for: "de")?["a.text"] == "Eins")
    #expect(found.table(for: "de")?["b.text"] == nil)
  }

  @Test func `new texts are not translated, except in the file's language`() throws {
    let found = try localizations(
      #"""
      "a.text": {"localizations": {"en": \#(unit("One", state: "new")),
        "fr": \#(unit("One", state: "new"))}}
      """#)
    #expect(found.table(for: "en")?["a.text"] == "One")
    #expect(found.table(for: "fr") == nil)
  }

  @Test(arguments: [
    (
      #"{"variations": {"plural": {"one": ONE, "other": OTHER}}}"#, "many",
      IBStringTable.Note.Kind.number
    ),
    (#"{"variations": {"device": {"iphone": ONE, "other": OTHER}}}"#, "one", .device),
    (#"{"variations": {"device": {"mac": ONE, "other": OTHER}}}"#, "many", .device),
    (
      #"{"variations": {"device": {"other": {"variations": {"plural": {"other": OTHER}}}}}}"#,
      "many", .device
    ),
  ])
  func `one form of a varying text is shown, with a note`(
    variations: String, text: String, cause: IBStringTable.Note.Kind
  ) throws {
    let localization = variations.replacing("ONE", with: unit("one"))
      .replacing("OTHER", with: unit("many"))
    let table = try #require(
      try localizations(#""a.text": {"localizations": {"fr": \#(localization)}}"#)
        .table(for: "fr"))
    #expect(table["a.text"] == text)
    #expect(table.notes.map(\.object) == ["a"])
    #expect(table.notes.map(\.kind) == [cause])
  }

  @Test(arguments: [
    ("{\n\"sourceLanguage\": \"en\",\n\"strings\" {}}", 3, "it is not valid JSON"),
    ("{\n\"strings\": {}\n}", 1, "“sourceLanguage” is missing"),
    (
      "{\"sourceLanguage\": \"en\",\n\"strings\": []}", 2, "“strings” has a value of the wrong kind"
    ),
    (
      """
      {"sourceLanguage": "en", "strings": {
        "a.text": {"localizations": {"fr": {"stringUnit": {
          "state": "new",
          "value": 3}}}}}}
      """, 4, "“value” has a value of the wrong kind"
    ),
    ("[]", 1, "the file has a value of the wrong kind"), ("", 1, "it is not valid JSON"),
  ])
  func `an invalid catalogue is rejected with its line`(
    text: String, line: Int, reason: String
  ) throws {
    let file = try TranslatedFile()
    try file.write(text, to: "Cell.xcstrings")
    let error = try #require(try file.error())
    #expect(error.file.hasSuffix("Cell.xcstrings"))
    #expect(error.line == line, "\(error)")
    #expect(error.description.contains(reason), "\(error)")
  }
}
