internal import Foundation
internal import Typography

/// A format whose numbers are written as in the language of the current traits, and decide which of several forms is taken.
///
/// Formats with forms are those of `LocalizedTexts`: `%#@songs{"one":"%d song","other":"%d songs"}@`.
package struct LocalizedFormat {
  private let format: String
  private let arguments: [any CVarArg]
  private let locale: Locale?
  private let language: String

  /// Creates a format whose numbers are those of the current language.
  package init(_ format: String, _ arguments: [any CVarArg]) {
    let language = UITraitCollection.current.languageIdentifier
    self.init(format, arguments, .ofCurrentTraits, language)
  }

  /// Creates a format with numbers of a locale, or of none; only its forms follow the current language.
  package init(_ format: String, _ arguments: [any CVarArg], locale: Locale?) {
    self.init(format, arguments, locale, UITraitCollection.current.languageIdentifier)
  }

  private init(
    _ format: String, _ arguments: [any CVarArg], _ locale: Locale?, _ language: String
  ) {
    self.format = format
    self.arguments = arguments
    self.locale = locale
    self.language = language
  }

  /// The format with the arguments in their places.
  package var text: String {
    guard format.contains("#@") else { return formatted(format, arguments) }
    var next = 0
    return text(of: format[...], next: &next, given: nil)
  }

  private func formatted(_ format: String, _ arguments: [any CVarArg]) -> String {
    String(format: format, locale: locale, arguments: arguments)
  }

  /// Writes a format place by place.
  ///
  /// - Parameters:
  ///   - format: the format.
  ///   - next: the index of the next argument.
  ///   - given: the index of the argument that chose this form, for the form's first place.
  /// - Returns: the text.
  private func text(of format: Substring, next: inout Int, given: Int?) -> String {
    var (result, rest, given) = ("", format, given)
    while let start = rest.firstIndex(of: "%") {
      result += rest[..<start]
      rest = rest[start...]
      guard let place = FormatPlace(rest) else {
        return result + rest
      }
      rest = rest[place.end...]
      if place.isPercentSign {
        result += "%"
        continue
      }
      let index = place.number.map { $0 - 1 } ?? given ?? next
      if place.number == nil, given == nil { next += 1 }
      if place.forms == nil { given = nil }
      guard arguments.indices.contains(index) else { continue }
      if let forms = place.forms {
        let category = PluralCategory(of: arguments[index].amount, locale: language)
        let form = forms[category.rawValue] ?? forms[PluralCategory.other.rawValue] ?? ""
        result += text(of: form[...], next: &next, given: index)
      } else {
        result += formatted(place.specification, [arguments[index]])
      }
    }
    return result + rest
  }
}

/// A place of a format: `%d`, `%2$@`, `%%`, or one with forms.
private struct FormatPlace {
  /// Without a number.
  let specification: String
  /// From 1 on; nil for the next argument.
  let number: Int?
  /// Formats by category.
  let forms: [String: String]?
  let end: Substring.Index

  var isPercentSign: Bool { specification == "%%" }

  /// Reads the place at the start of a text; nil if it is not complete.
  init?(_ text: Substring) {
    let pattern = /%(?:(\d+)\$)?(#@[^@{]*|[-+ #0']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?[a-zA-Z@%])/
    guard let match = text.prefixMatch(of: pattern) else { return nil }
    number = match.1.flatMap { Int($0) }
    specification = "%\(match.2)"
    let rest = text[match.range.upperBound...]
    guard match.2.hasPrefix("#@") else {
      forms = nil
      end = match.range.upperBound
      return
    }
    guard let close = Self.end(ofObject: rest), rest[close...].first == "@",
      let forms = try? JSONDecoder().decode(
        [String: String].self, from: Data(rest[..<close].utf8))
    else { return nil }
    self.forms = forms
    end = rest.index(after: close)
  }

  /// Returns the index after the JSON object at the start of a text.
  private static func end(ofObject text: Substring) -> Substring.Index? {
    guard text.first == "{" else { return nil }
    var (isInText, isEscaped) = (false, false)
    for index in text.indices {
      switch text[index] {
      case _ where isEscaped: isEscaped = false
      case "\\" where isInText: isEscaped = true
      case "\"": isInText.toggle()
      case "}" where !isInText: return text.index(after: index)
      default: break
      }
    }
    return nil
  }
}

extension CVarArg {
  /// The number that chooses a form; 0 for a text.
  fileprivate var amount: Double {
    switch self {
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    default: 0
    }
  }
}

extension String {
  /// Returns a text with an argument in its place, written as in the language of the current traits.
  public static func localizedStringWithFormat<First: CVarArg>(
    _ format: String, _ first: First
  ) -> String {
    LocalizedFormat(format, [first]).text
  }

  /// Returns a text with arguments in their places, written as in the language of the current traits.
  public static func localizedStringWithFormat<First: CVarArg, Second: CVarArg>(
    _ format: String, _ first: First, _ second: Second
  ) -> String {
    LocalizedFormat(format, [first, second]).text
  }

  /// Returns a text with arguments in their places, written as in the language of the current traits.
  public static func localizedStringWithFormat<First: CVarArg, Second: CVarArg, Third: CVarArg>(
    _ format: String, _ first: First, _ second: Second, _ third: Third
  ) -> String {
    LocalizedFormat(format, [first, second, third]).text
  }

  /// Creates a text with an argument in its place; of several forms, that of the current traits' language is taken.
  public init<First: CVarArg>(format: String, _ first: First) {
    self = LocalizedFormat(format, [first], locale: nil).text
  }

  /// Creates a text with arguments in their places; of several forms, that of the current traits' language is taken.
  public init<First: CVarArg, Second: CVarArg>(
    format: String, _ first: First, _ second: Second
  ) {
    self = LocalizedFormat(format, [first, second], locale: nil).text
  }

  /// Creates a text with arguments in their places; of several forms, that of the current traits' language is taken.
  public init<First: CVarArg, Second: CVarArg, Third: CVarArg>(
    format: String, _ first: First, _ second: Second, _ third: Third
  ) {
    self = LocalizedFormat(format, [first, second, third], locale: nil).text
  }
}

extension BinaryInteger where Self: CVarArg {
  /// Returns the number written as in the language of the current traits.
  public func formatted() -> String {
    formatted(IntegerFormatStyle<Self>(locale: .ofCurrentTraits))
  }
}

extension Double {
  /// Returns the number written as in the language of the current traits.
  public func formatted() -> String {
    formatted(FloatingPointFormatStyle<Double>(locale: .ofCurrentTraits))
  }
}
