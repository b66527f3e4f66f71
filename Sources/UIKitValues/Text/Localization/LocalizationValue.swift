public import Foundation

extension String {
  /// A key of a text with the values for its places, written as a text with interpolations.
  ///
  /// ```swift
  /// String(localized: "\(count) songs by \(artist)")   // the key is "%lld songs by %@"
  /// ```
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// One value.
    enum Argument: Hashable, Sendable {
      case text(String)
      case integer(Int64)
      case unsigned(UInt64)
      case number(Double)

      var value: any CVarArg {
        switch self {
        case .text(let text): text
        case .integer(let number): number
        case .unsigned(let number): number
        case .number(let number): number
        }
      }
    }

    let key: String
    let arguments: [Argument]

    /// Creates a key.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    /// Creates a key.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a key from its parts.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// The parts of a key.
    public struct StringInterpolation: StringInterpolationProtocol {
      var key = ""
      var arguments: [Argument] = []

      /// Creates an empty key.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds a part of the key; a percent sign is written twice, as in formats.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }

      /// Adds a place for a text.
      public mutating func appendInterpolation(_ text: String) { append("%@", .text(text)) }

      /// Adds a place for a number with a sign.
      public mutating func appendInterpolation<Number: SignedInteger>(_ number: Number) {
        append("%lld", .integer(Int64(clamping: number)))
      }

      /// Adds a place for a number without a sign.
      public mutating func appendInterpolation<Number: UnsignedInteger>(_ number: Number) {
        append("%llu", .unsigned(UInt64(clamping: number)))
      }

      /// Adds a place for a number with a fraction.
      public mutating func appendInterpolation(_ number: Double) { append("%lf", .number(number)) }

      /// Adds a place for a number with a fraction.
      public mutating func appendInterpolation(_ number: Float) {
        append("%f", .number(Double(number)))
      }

      private mutating func append(_ place: String, _ argument: Argument) {
        key += place
        arguments.append(argument)
      }
    }

    /// Puts the values into a format.
    func text(of format: String) -> String {
      guard !arguments.isEmpty else { return format }
      return LocalizedFormat(format, arguments.map(\.value)).text
    }
  }
}

extension String {
  /// Creates the text with a key in the language of the current traits, with the key's values in their places.
  ///
  /// - Parameters:
  ///   - keyAndValue: the key, which is the text if it is not translated.
  ///   - table: the table; `Localizable` if it is nil.
  ///   - bundle: the bundle; nil for the app's.
  ///   - comment: what translators should know.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    let format = LocalizedLookup(bundle: bundle, table: table).text(for: keyAndValue.key)
    self = keyAndValue.text(of: format)
  }

  /// Creates the text with a key in the language of the current traits, or a value if it is not translated.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - defaultValue: the text if the key is not translated, with the values for its places.
  ///   - table: the table; `Localizable` if it is nil.
  ///   - bundle: the bundle; nil for the app's.
  ///   - comment: what translators should know.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    let format = LocalizedLookup(bundle: bundle, table: table)
      .text(for: "\(key)", value: defaultValue.key)
    self = defaultValue.text(of: format)
  }
}
