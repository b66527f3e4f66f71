#if !canImport(Darwin)
internal import Foundation
internal import Locks

/// A date formatter that follows the traits' locale until it has one of its own.
///
/// `DateFormatter()` makes it in tests. A copy of it is Foundation's, and keeps the locale of the moment.
final class TraitDateFormatter: DateFormatter, @unchecked Sendable {
  private let followed = FormatterLocale()
  private let template = Lock<String?>(nil)

  override init() { super.init() }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var locale: Locale! {
    get { followed.value }
    set { followed.value = newValue }
  }

  override func string(from date: Date) -> String { inLocale { super.string(from: date) } }

  override func date(from string: String) -> Date? { inLocale { super.date(from: string) } }

  // MARK: Formats

  /// Keeps the template, as another language has another order.
  override func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String) {
    template.withLock { $0 = dateFormatTemplate }
    applyTemplate(dateFormatTemplate, followed.value)
  }

  override var dateFormat: String! {
    get { inLocale { super.dateFormat } }
    set {
      template.withLock { $0 = nil }
      super.dateFormat = newValue
    }
  }

  override var dateStyle: Style {
    get { super.dateStyle }
    set {
      template.withLock { $0 = nil }
      super.dateStyle = newValue
    }
  }

  override var timeStyle: Style {
    get { super.timeStyle }
    set {
      template.withLock { $0 = nil }
      super.timeStyle = newValue
    }
  }

  /// Calls a function of Foundation's formatter, which has its locale and format during the call.
  private func inLocale<Result: Sendable>(_ body: () -> Result) -> Result {
    followed.apply(
      { locale in
        super.locale = locale
        if let template = template.withLock(\.self) { applyTemplate(template, locale) }
      }, body)
  }

  private func applyTemplate(_ template: String, _ locale: Locale) {
    super.dateFormat = Self.dateFormat(fromTemplate: template, options: 0, locale: locale)
  }

  // MARK: Symbols

  override var monthSymbols: [String] {
    get { inLocale { super.monthSymbols } }
    set { super.monthSymbols = newValue }
  }

  override var shortMonthSymbols: [String] {
    get { inLocale { super.shortMonthSymbols } }
    set { super.shortMonthSymbols = newValue }
  }

  override var standaloneMonthSymbols: [String] {
    get { inLocale { super.standaloneMonthSymbols } }
    set { super.standaloneMonthSymbols = newValue }
  }

  override var weekdaySymbols: [String] {
    get { inLocale { super.weekdaySymbols } }
    set { super.weekdaySymbols = newValue }
  }

  override var shortWeekdaySymbols: [String] {
    get { inLocale { super.shortWeekdaySymbols } }
    set { super.shortWeekdaySymbols = newValue }
  }

  override var veryShortWeekdaySymbols: [String] {
    get { inLocale { super.veryShortWeekdaySymbols } }
    set { super.veryShortWeekdaySymbols = newValue }
  }

  override var standaloneWeekdaySymbols: [String] {
    get { inLocale { super.standaloneWeekdaySymbols } }
    set { super.standaloneWeekdaySymbols = newValue }
  }

  override var amSymbol: String {
    get { inLocale { super.amSymbol } }
    set { super.amSymbol = newValue }
  }

  override var pmSymbol: String {
    get { inLocale { super.pmSymbol } }
    set { super.pmSymbol = newValue }
  }
}
#endif
