#if !canImport(Darwin)
internal import Foundation

/// A number formatter that follows the traits' locale until it has one of its own.
///
/// `NumberFormatter()` makes it in tests. A copy of it is Foundation's, and keeps the locale of the moment.
final class TraitNumberFormatter: NumberFormatter, @unchecked Sendable {
  private let followed = FormatterLocale()

  override init() { super.init() }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var locale: Locale! {
    get { followed.value }
    set { followed.value = newValue }
  }

  override func string(from number: NSNumber) -> String? {
    inLocale { super.string(from: number) }
  }

  override func number(from string: String) -> NSNumber? {
    inLocale { super.number(from: string) }
  }

  override var currencyCode: String! {
    get { inLocale { super.currencyCode } }
    set { super.currencyCode = newValue }
  }

  override var currencySymbol: String! {
    get { inLocale { super.currencySymbol } }
    set { super.currencySymbol = newValue }
  }

  override var decimalSeparator: String! {
    get { inLocale { super.decimalSeparator } }
    set { super.decimalSeparator = newValue }
  }

  override var groupingSeparator: String! {
    get { inLocale { super.groupingSeparator } }
    set { super.groupingSeparator = newValue }
  }

  /// Calls a function of Foundation's formatter, which has the locale during the call.
  private func inLocale<Result: Sendable>(_ body: () -> Result) -> Result {
    followed.apply({ super.locale = $0 }, body)
  }
}
#endif
