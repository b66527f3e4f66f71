internal import CICU

/// The form of a text that a number needs in a language, such as “few” in Polish.
///
/// The rules are those of CLDR: https://unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// The category of a number in a locale; that of numbers in general for a locale without rules.
  package init(of number: Double, locale: String) {
    self = Self.allCases[Int(shim_plural_category(locale, number))]
  }
}
