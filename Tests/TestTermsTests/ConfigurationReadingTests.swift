import TestTerms
import Testing
import UIKit

/// The names of configurations are read as they are written.
struct ConfigurationReadingTests {
  @Test(arguments: [
    "320", "375.5x44", "320-3x", "320-safe59", "320-safe59_0_34_1.5", "320-AX2-bold-dark",
    "320-rtl", "320-pt-BR", "320-selected", "320-dark-highlighted-editing",
    "430x932-3x-safe59_0_34_0-XS-bold-dark-rtl-ar-iOS26",
  ])
  func `a name is read and written again`(name: String) throws {
    #expect(try #require(Configuration(named: name)).name == name)
  }

  @Test func `all that a configuration says is read`() throws {
    let whole = Configuration(
      width: 375, height: 90, scale: 3,
      safeArea: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
      contentSize: .accessibilityExtraLarge, legibilityWeight: .bold, appearance: .dark,
      direction: .rightToLeft, locale: "fr", system: .iOS(26),
      state: [.selected, .disabled])
    #expect(Configuration(named: whole.name) == whole)
  }

  @Test func `a language in its direction and in the other one are two configurations`() {
    let usual = Configuration(locale: "ar")
    let forced = Configuration(direction: .leftToRight, locale: "ar")
    #expect(
      Configuration(named: usual.name) == usual && Configuration(named: forced.name) == forced)
  }

  @Test(arguments: [
    "", "-", "wide", "320-", "320-dark-AX2", "320-dark-dark", "0320", "320x", "x44", "320.layout",
    "320-safe1_2", "nan", "1e400",
  ])
  func `another text is not a name`(name: String) {
    #expect(Configuration(named: name) == nil)
  }
}
