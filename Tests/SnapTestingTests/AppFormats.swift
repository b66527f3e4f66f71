import Foundation

// What an app formats in files that know Foundation only, in formatters that it keeps, as most apps do.

enum AppFormats {
  static let kept: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .long
    return formatter
  }()

  static let template: DateFormatter = {
    let formatter = DateFormatter()
    formatter.setLocalizedDateFormatFromTemplate("MMMMd")
    return formatter
  }()

  static let fixed: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "EEE"
    return formatter
  }()

  static let price: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.currencyCode = "EUR"
    return formatter
  }()

  static func text(_ key: String, in bundle: Bundle) -> String {
    NSLocalizedString(key, tableName: nil, bundle: bundle, value: "", comment: "")
  }

  static func sentence(_ format: String, _ count: Int) -> String {
    String(format: format, "Ann", count, 2.5, "Berlin")
  }

  static func list(_ format: String, _ arguments: [any CVarArg]) -> String {
    String(format: format, arguments: arguments)
  }

  static func localizedSentence(_ format: String, _ count: Int) -> String {
    String.localizedStringWithFormat(format, "Ann", count, 2.5, "Berlin")
  }
}
