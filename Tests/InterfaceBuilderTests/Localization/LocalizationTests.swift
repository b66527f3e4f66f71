import Foundation
import InterfaceBuilder
import Testing

struct LocalizationTests {
  @Test(arguments: [
    ("fr", "fr"), ("fr-CA", "fr"), ("fr_CA@calendar=gregorian", "fr"), ("pt-BR", "pt-BR"),
    ("pt-PT", nil), ("zh-TW", "zh-Hant"), ("zh-Hant-HK", "zh-Hant"), ("zh-CN", nil), ("en", nil),
    ("", nil), ("FR", "fr"),
  ])
  func `a locale uses the translations of its language`(locale: String, language: String?) throws {
    let file = try TranslatedFile()
    for language in ["fr", "pt-BR", "zh-Hant"] {
      try file.write(#""a.text" = "\#(language)";"#, to: "\(language).lproj/Cell.strings")
    }
    #expect(try file.load().localizations.table(for: locale)?.language == language)
  }

  @Test(arguments: ["fr.lproj/Main.strings", "Main.xcstrings", "mul.lproj/Main.xcstrings"])
  func `translations of a file in Base.lproj are in the parent folder`(path: String) throws {
    let file = try TranslatedFile()
    try file.write(
      path.hasSuffix(".strings")
        ? #""a.text" = "Un";"#
        : """
        {"sourceLanguage": "en", "strings": {"a.text":
          {"localizations": {"fr": {"stringUnit": {"value": "Un"}}}}}}
        """, to: path)
    let document = try file.load("Base.lproj/Main.storyboard")
    #expect(document.localizations.table(for: "fr")?["a.text"] == "Un")
  }

  @Test(arguments: [("fr", "Un"), ("fr-CA", "Un"), ("de", "One"), ("en", "One"), ("es", "Uno")])
  func `a language's own file takes the place of the one in Base.lproj`(
    locale: String, text: String
  ) throws {
    let file = try TranslatedFile()
    let label = { (text: String) in Documents.xib("<label id='a' text='\(text)'/>") }
    try file.write(label("Un"), to: "fr.lproj/Cell.xib")
    try file.write(label("One"), to: "Base.lproj/Cell.xib")
    try file.write(#""a.text" = "Uno";"#, to: "es.lproj/Cell.strings")
    let document = try InterfaceBuilderDocument(contentsOf: file.url(of: "Base.lproj/Cell.xib"))
    let view = try #require(document.scenes.first?.views.first)
    #expect(document.localized(view, for: locale).label?.text == text)
    try file.write("broken", to: "fr.lproj/Cell.xib")
    #expect(throws: InterfaceBuilderError.self) {
      try InterfaceBuilderDocument(contentsOf: file.url(of: "Base.lproj/Cell.xib"))
    }
  }

  @Test func `a strings file takes precedence over a catalogue, which fills its gaps`() throws {
    let file = try TranslatedFile()
    try file.write(#""a.text" = "Un";"#, to: "fr.lproj/Cell.strings")
    try file.write(
      """
      {"sourceLanguage": "en", "strings": {
        "a.text": {"localizations": {"fr": {"stringUnit": {"value": "Eins"}}}},
        "b.text": {"localizations": {"fr": {"stringUnit": {"value": "Deux"}}}}}}
      """, to: "Cell.xcstrings")
    let table = try #require(try file.load().localizations.table(for: "fr"))
    #expect(table["a.text"] == "Un" && table["b.text"] == "Deux")
  }

  @Test func `catalogues and files with other names are ignored`() throws {
    let file = try TranslatedFile()
    try file.write("broken", to: "Localizable.xcstrings")
    try file.write("broken", to: "fr.lproj/Other.strings")
    #expect(try file.load().localizations.tables.isEmpty)
  }

  @Test(arguments: [
    ("text", "<label id='a' text='one'/>", "attribute"),
    ("text", "<label id='a'><string key='text'>one\nline</string></label>", "attribute"),
    ("placeholder", "<textField id='a' placeholder='one'/>", "attribute"),
    ("normalTitle", "<button id='a'><state key='normal' title='one'/></button>", "state"),
    ("disabledTitle", "<button id='a'><state key='disabled' title='one'/></button>", "state"),
    (
      "configuration.title",
      "<button id='a'><buttonConfiguration key='configuration' title='one'/></button>",
      "configuration"
    ),
    (
      "segmentTitles[1]",
      """
      <segmentedControl id='a'><segments><segment title='x'/><segment title='one'/></segments>\
      </segmentedControl>
      """, "segment"
    ),
    (
      "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]",
      """
      <view id='a'><userDefinedRuntimeAttributes>\
      <userDefinedRuntimeAttribute type='string' keyPath='k' value='x'/>\
      <userDefinedRuntimeAttribute type='localizedString' keyPath='k' value='one'/>\
      </userDefinedRuntimeAttributes></view>
      """, "runtime"
    ),
  ])
  func `a translation replaces the file's text`(
    property: String, element: String, place: String
  ) throws {
    let file = try TranslatedFile()
    try file.write(#""a.\#(property)" = "Un";"#, to: "fr.lproj/Cell.strings")
    let document = try file.load(objects: "<view id='r'><subviews>\(element)</subviews></view>")
    let root = try #require(document.scenes.first?.views.first)
    let view = try #require(document.localized(root, for: "fr").view(withID: "a"))
    let text =
      switch place {
      case "state": view.element.child(named: "state")?.string("title")
      case "configuration": view.element.child(key: "configuration")?.string("title")
      case "segment": view.element.child(named: "segments")?.children.last?.string("title")
      case "runtime":
        view.element.child(named: "userDefinedRuntimeAttributes")?.children.last?["value"]
      default: view.element.string(property)
      }
    #expect(text == "Un")
    #expect(document.localized(root, for: "de") == root)
  }

  @Test func `an unknown key changes nothing`() throws {
    let file = try TranslatedFile()
    try file.write(
      """
      "nodot" = "x"; "z.text" = "x"; "a.segmentTitles[9]" = "x"; "a.segmentTitles[-1]" = "x";
      "a.normalTitle" = "x"; "a.configuration.title" = "x"; "a." = "x"; ".text" = "x";
      """, to: "fr.lproj/Cell.strings")
    let document = try file.load(objects: "<label id='a' text='one'/>")
    let root = try #require(document.scenes.first?.views.first)
    #expect(document.localized(root, for: "fr").label?.text == "one")
  }
}
