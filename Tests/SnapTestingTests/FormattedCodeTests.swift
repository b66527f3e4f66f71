import Fixtures
import Foundation
import SnapTesting
import TestSupport
import Testing
import UIKit

/// Dates and numbers that code formats follow the configuration's locale, whatever a file imports.
struct FormattedCodeTests {
  /// 14 November 2023, 22:13 in GMT.
  private let date = Date(timeIntervalSince1970: 1_700_000_000)

  private func text(_ locale: String, _ make: () -> String) -> String {
    // Times have narrow spaces in some languages.
    UITraitCollection(localeIdentifier: locale).performAsCurrent(make)
      .replacing("\u{202f}", with: " ")
  }

  @Test(arguments: [
    ("en", "November 14, 2023"), ("de", "14. November 2023"), ("ja", "2023年11月14日"),
    ("de", "14. November 2023"), ("en", "November 14, 2023"),
  ])
  func `a formatter that is kept has the language of the moment`(locale: String, expected: String) {
    #expect(text(locale) { AppFormats.kept.string(from: date) } == expected)
    #expect(text(locale) { AppFormats.kept.string(for: date) ?? "" } == expected)
  }

  @Test func `a template has each language's order`() {
    #expect(text("en") { AppFormats.template.string(from: date) } == "November 14")
    #expect(text("de") { AppFormats.template.string(from: date) } == "14. November")
  }

  @Test func `a locale that code sets stays`() {
    #expect(text("de") { AppFormats.fixed.string(from: date) } == "Tue")
    #expect(text("de") { AppFormats.fixed.locale.identifier } == "en_US_POSIX")
    #expect(text("de") { AppFormats.kept.locale.identifier } == "de")
  }

  @Test func `a formatter reads what it writes, and names days and months`() throws {
    try UITraitCollection(localeIdentifier: "de").performAsCurrent {
      let read = try #require(AppFormats.kept.date(from: "14. November 2023"))
      #expect(AppFormats.kept.string(from: read) == "14. November 2023")
      #expect(AppFormats.kept.weekdaySymbols.first == "Sonntag")
      #expect(AppFormats.kept.monthSymbols.last == "Dezember")
      #expect(AppFormats.price.number(from: "1.234,50\u{a0}€")?.doubleValue == 1234.5)
    }
    #expect(text("en") { AppFormats.kept.weekdaySymbols[0] } == "Sunday")
  }

  @Test(arguments: [("en", "€1,234.50"), ("de", "1.234,50 €"), ("ja", "€1,234.50")])
  func `a number has the language of the moment`(locale: String, expected: String) {
    let found = text(locale) { AppFormats.price.string(from: 1234.5) ?? "" }
    #expect(found.replacing("\u{a0}", with: " ") == expected)
  }

  @Test func `an interval of dates has the language of the moment`() {
    let days = date..<(date + 3 * 86_400)
    #expect(text("de") { days.formatted(date: .numeric, time: .omitted) } == "14.–17.11.2023")
  }

  @Test(arguments: [
    ("en", "11/14/2023, 10:13 PM", "November 2023", "Nov 14, 2023", "1,234.5", "a, b, and c"),
    ("de", "14.11.2023, 22:13", "November 2023", "14.11.2023", "1.234,5", "a, b und c"),
    ("fr", "14/11/2023 22:13", "novembre 2023", "14 nov. 2023", "1 234,5", "a, b et c"),
  ])
  func `format styles without a locale have that of the configuration`(
    locale: String, standard: String, month: String, medium: String, number: String, list: String
  ) {
    #expect(text(locale) { date.formatted() } == standard)
    #expect(text(locale) { date.formatted(.dateTime.year().month(.wide)) } == month)
    let localized = text(locale) {
      DateFormatter.localizedString(from: date, dateStyle: .medium, timeStyle: .none)
    }
    #expect(localized == medium)
    #expect(text(locale) { 1234.5.formatted(.number) } == number)
    let decimal = text(locale) {
      NumberFormatter.localizedString(from: 1234.5, number: .decimal)
    }
    #expect(decimal == number)
    #expect(text(locale) { ["a", "b", "c"].formatted() } == list)
  }

  @Test func `the current locale and calendar are those of the configuration, in GMT`() {
    UITraitCollection(localeIdentifier: "de_AT").performAsCurrent {
      #expect(Locale.current.identifier == "de_AT")
      #expect(Locale.autoupdatingCurrent.identifier == "de_AT")
      #expect(NSLocale.current.identifier == "de_AT")
      #expect(Locale.preferredLanguages == ["de-AT"])
      #expect(Calendar.current.firstWeekday == 2)
      #expect(Calendar.current.monthSymbols[0] == "Jänner")
      #expect(Calendar.autoupdatingCurrent.component(.hour, from: date) == 22)
      #expect(Calendar.current.timeZone == .gmt)
    }
    UITraitCollection(localeIdentifier: "en_US").performAsCurrent {
      #expect(Calendar.current.firstWeekday == 1)
    }
  }

  @Test func `outside of a configuration the locale is the standard one, not the machine's`() {
    #expect(Locale.current.identifier == "en")
    #expect(AppFormats.kept.string(from: date) == "November 14, 2023")
  }

  @MainActor @Test func `a fixture's cell has the dates of its configuration`() {
    let texts = ["en", "de"].map { locale in
      Configuration(locale: locale).performAsCurrent {
        let label = UILabel()
        label.text = AppFormats.kept.string(from: date)
        return label.text
      }
    }
    #expect(texts == ["November 14, 2023", "14. November 2023"])
  }

  @Test func `threads that share a formatter do not mix their languages`() async {
    let texts = await withTaskGroup(of: (Int, String).self) { group in
      for index in 0..<200 {
        group.addTask {
          let locale = index.isMultiple(of: 2) ? "en" : "de"
          return (index, self.text(locale) { AppFormats.kept.string(from: self.date) })
        }
      }
      return await group.reduce(into: [Int: String]()) { $0[$1.0] = $1.1 }
    }
    for (index, text) in texts {
      #expect(text == (index.isMultiple(of: 2) ? "November 14, 2023" : "14. November 2023"))
    }
  }

  // MARK: Texts

  @Test func `a looked-up text with all arguments and no table is in the configuration's language`()
    throws
  {
    let folder = try TemporaryFolder([
      "en.lproj/Localizable.strings": "\"title\" = \"Settings\";",
      "de.lproj/Localizable.strings": "\"title\" = \"Einstellungen\";",
    ])
    let bundle = try #require(Bundle(url: folder.root))
    #expect(text("de") { AppFormats.text("title", in: bundle) } == "Einstellungen")
    #expect(text("en") { AppFormats.text("title", in: bundle) } == "Settings")
    let inUIKit = text("de") {
      NSLocalizedString("title", tableName: nil, bundle: bundle, value: "", comment: "")
    }
    #expect(inUIKit == "Einstellungen")
    #expect(text("de") { AppFormats.text("none", in: bundle) } == "none")
  }

  /// As the tables of a bundle have it.
  private let plural = "%@ owns %#@cats{\"one\":\"%d cat\",\"other\":\"%d cats\"}@ of %.1f kg in %@"

  @Test func `a format of four arguments has forms, too`() {
    #expect(AppFormats.sentence(plural, 1) == "Ann owns 1 cat of 2.5 kg in Berlin")
    #expect(AppFormats.sentence(plural, 2000) == "Ann owns 2000 cats of 2.5 kg in Berlin")
    #expect(
      AppFormats.list(plural, ["Bo", 1, 3.25, "Rome"]) == "Bo owns 1 cat of 3.2 kg in Rome")
    #expect(
      text("de") { AppFormats.localizedSentence(plural, 2000) }
        == "Ann owns 2.000 cats of 2,5 kg in Berlin")
  }

  @Test func `arguments may have numbers`() {
    let cats = #"%2$#@cats{"one":"has %d cat","other":"has %d cats"}@"#
    let format = "%4$@: %1$@ \(cats), %3$.1f kg"
    #expect(AppFormats.sentence(format, 1) == "Berlin: Ann has 1 cat, 2.5 kg")
    #expect(AppFormats.sentence(format, 5) == "Berlin: Ann has 5 cats, 2.5 kg")
    #expect(AppFormats.sentence("%4$@ %3$.2f %2$d %1$@", 7) == "Berlin 2.50 7 Ann")
  }

  @Test func `a format's arguments live as long as they should`() {
    for index in 0..<1000 {
      let name = String(repeating: "x", count: 40) + "\(index)"
      let list: [any CVarArg] = [name, index, 0.5, name]
      let expected = "\(name) \(index) 0.5 \(name)"
      #expect(String(format: "%@ %d %.1f %@", name, index, 0.5, name) == expected)
      #expect(AppFormats.list("%@ %d %.1f %@", list) == expected)
      #expect(list.count == 4)
    }
  }
}
