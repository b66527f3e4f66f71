#if !canImport(Darwin)
internal import Foundation
internal import Locks

/// The locale of a formatter: the one that was set, else that of the current traits whenever something is formatted.
///
/// Formatters are often made once and kept, so the locale of the configuration in which that happened is not enough.
final class FormatterLocale: Sendable {
  private let chosen = Lock<Locale?>(nil)
  /// The locale that Foundation's formatter has, held while one thread uses it; nil before the first use.
  private let applied = Lock<Locale?>(nil)

  /// The locale to show; setting one makes it stay.
  var value: Locale {
    get { chosen.withLock(\.self) ?? .current }
    set { chosen.withLock { $0 = newValue } }
  }

  /// Calls a function after giving a formatter the locale that it should have; no other thread does so before it returns.
  ///
  /// - Parameters:
  ///   - change: gives the formatter a locale. It is called only for another one than before, as formatters start anew
  ///     then.
  ///   - body: the function.
  /// - Returns: its result.
  func apply<Result: Sendable>(_ change: (Locale) -> Void, _ body: () -> Result) -> Result {
    applied.withLock { applied in
      let locale = value
      if applied != locale {
        change(locale)
        applied = locale
      }
      return body()
    }
  }
}
#endif
