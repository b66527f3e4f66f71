import Fixtures
import Foundation
import TestSupport
import Testing
import UIKit

/// Texts that code looks up follow the configuration's locale.
@MainActor struct LocalizedCodeTests {
  private let folder: TemporaryFolder
  private let bundle: Bundle

  init() throws {
    folder = try TemporaryFolder([
      "en.lproj/Localizable.strings": "\"title\" = \"Settings\"; \"only\" = \"English\";",
      "de.lproj/Localizable.strings": "\"title\" = \"Einstellungen\";",
      "de.lproj/Menu.strings": "\"title\" = \"Karte\";",
      "en.lproj/Localizable.stringsdict": Self.songs(["one": "%d song", "other": "%d songs"]),
      "pl.lproj/Localizable.stringsdict": Self.songs([
        "one": "%d utwór", "few": "%d utwory", "many": "%d utworów", "other": "%d utworu",
      ]),
      "Catalog.xcstrings": """
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "%lld days": { "localizations": {
          "en": { "variations": { "plural": {
            "one": { "stringUnit": { "state": "translated", "value": "%lld day" } },
            "other": { "stringUnit": { "state": "translated", "value": "%lld days" } } } } },
          "de": { "variations": { "plural": {
            "one": { "stringUnit": { "state": "translated", "value": "%lld Tag" } },
            "other": { "stringUnit": { "state": "translated", "value": "%lld Tage" } } } } } } },
        "%@ has %lld": { "localizations": {
          "en": { "stringUnit": { "state": "translated", "value": "%1$@ owns %#@cats@" },
            "substitutions": { "cats": { "argNum": 2, "formatSpecifier": "lld",
              "variations": { "plural": {
                "one": { "stringUnit": { "state": "translated", "value": "%arg cat" } },
                "other": { "stringUnit": { "state": "translated", "value": "%arg cats" } } } } } } } } }
      } }
      """,
    ])
    bundle = try #require(Bundle(url: folder.root))
  }

  private static func songs(_ forms: [String: String]) -> String {
    let members = forms.sorted { $0.key < $1.key }
      .map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>songs</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@songs@</string>
      <key>songs</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>\(members)</dict></dict></dict></plist>
      """
  }

  private func text(_ locale: String, _ make: (Bundle) -> String) -> String {
    Configuration(locale: locale).performAsCurrent { make(bundle) }
  }

  @Test(arguments: [
    ("en", "Settings"), ("de", "Einstellungen"), ("de-AT", "Einstellungen"), ("fr", "Settings"),
  ])
  func `a looked-up text is in the language of the configuration`(locale: String, expected: String)
  {
    #expect(text(locale) { NSLocalizedString("title", bundle: $0, comment: "") } == expected)
    #expect(text(locale) { String(localized: "title", bundle: $0) } == expected)
  }

  @Test func `a text has a table, a value and a key`() {
    let menu = text("de") {
      NSLocalizedString("title", tableName: "Menu", bundle: $0, value: "Menu", comment: "")
    }
    #expect(menu == "Karte")
    #expect(
      text("de") { $0.localizedString(forKey: "title", value: nil, table: "Menu") } == "Karte")
    let value = text("de") { NSLocalizedString("no", bundle: $0, value: "None", comment: "") }
    #expect(value == "None")
    #expect(text("de") { NSLocalizedString("no", bundle: $0, comment: "") } == "no")
    #expect(
      text("de") { String(localized: "no", defaultValue: "Nothing", bundle: $0) } == "Nothing")
  }

  @Test func `a key without a translation is shown, as on a screen`() {
    #expect(text("de") { NSLocalizedString("only", bundle: $0, comment: "") } == "only")
  }

  @Test(arguments: [
    ("en", 1, "1 song"), ("en", 5, "5 songs"), ("pl", 1, "1 utwór"), ("pl", 3, "3 utwory"),
    ("pl", 5, "5 utworów"), ("de", 1, "1 song"),
  ])
  func `a number chooses the form of a text`(locale: String, number: Int, expected: String) {
    let text = text(locale) {
      String.localizedStringWithFormat(
        NSLocalizedString("songs", bundle: $0, comment: ""), number)
    }
    #expect(text == (locale == "de" ? "songs" : expected))
  }

  @Test(arguments: [
    ("en", 1, "1 day"), ("en", 2, "2 days"), ("de", 1, "1 Tag"), ("de", 2, "2 Tage"),
  ])
  func `an interpolated number chooses the form of a catalogue`(
    locale: String, number: Int, expected: String
  ) {
    let found = text(locale) { String(localized: "\(number) days", table: "Catalog", bundle: $0) }
    #expect(found == expected)
  }

  @Test func `a form may be one of several places`() {
    let one = text("fr") { String(localized: "\("Ann") has \(1)", table: "Catalog", bundle: $0) }
    #expect(one == "Ann owns 1 cat")
    let two = text("en") { String(localized: "\("Ann") has \(2)", table: "Catalog", bundle: $0) }
    #expect(two == "Ann owns 2 cats")
  }

  @Test func `numbers are written as in the language of the configuration`() {
    let number = 1_234_567
    #expect(text("de") { _ in number.formatted() } == "1.234.567")
    #expect(text("en") { _ in 1234.5.formatted() } == "1,234.5")
    let format = "%d"
    #expect(text("de") { _ in String.localizedStringWithFormat(format, number) } == "1.234.567")
    #expect(text("de") { _ in String(format: format, number) } == "1234567")
  }

  @Test func `formats without forms are Foundation's`() {
    let (text, number) = ("%@: %05.1f%%", 2.25)
    #expect(String(format: text, "Rate", number) == "Rate: 002.2%")
    #expect(String(localized: "100% sure") == "100% sure")
    let name = "a"
    #expect(String(localized: "\(name) 100%") == "a 100%")
  }

  @Test func `a file that cannot be read shows its error`() throws {
    let broken = try TemporaryFolder(["en.lproj/Localizable.strings": "\"title\" = ;"])
    let bundle = try #require(Bundle(url: broken.root))
    let text = NSLocalizedString("title", bundle: bundle, comment: "")
    #expect(text.contains("en.lproj/Localizable.strings"))
  }
}
