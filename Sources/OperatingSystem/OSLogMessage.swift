/// A message with the privacy and format of its values, which is read and dropped.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Accepts a text without values.
  public init(stringLiteral value: String) {}
  /// Accepts a text with values.
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// The values of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  /// Begins a message.
  public init(literalCapacity: Int, interpolationCount: Int) {}
  /// Accepts a text.
  public mutating func appendLiteral(_ literal: String) {}

  /// Accepts a value.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {}

  /// Accepts a whole number with its format.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> some FixedWidthInteger, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {}

  /// Accepts a number with its format.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> some BinaryFloatingPoint, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {}

  /// Accepts a boolean value with its format.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {}
}

/// Who may read a value of a message.
public struct OSLogPrivacy: Sendable {
  /// What is shown in the place of a value.
  public enum Mask: Sendable {
    /// A number that is the same for equal values.
    case hash
    /// A constant text.
    case none
  }

  /// Anybody.
  public static let `public` = OSLogPrivacy()
  /// Nobody.
  public static let `private` = OSLogPrivacy()
  /// Nobody, even where private values are shown.
  public static let sensitive = OSLogPrivacy()
  /// Anybody if it is a number, else nobody.
  public static let auto = OSLogPrivacy()
  /// Nobody; something else is shown.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Nobody, even where private values are shown; something else is shown.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Anybody if it is a number; something else is shown of others.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The width of a value in a message.
public struct OSLogStringAlignment: Sendable {
  /// As wide as it is.
  public static let none = OSLogStringAlignment()
  /// At least as wide as some columns, at their end.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment()
  }
  /// At least as wide as some columns, at their beginning.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment()
  }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  public static let decimal = OSLogIntegerFormatting()
  public static let hex = OSLogIntegerFormatting()
  public static let octal = OSLogIntegerFormatting()
  /// In decimal digits, perhaps with a sign, and at least so many.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// In hexadecimal digits, perhaps with `0x`, and at least so many.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  /// With digits behind the point.
  public static let fixed = OSLogFloatFormatting()
  /// In the shorter of both forms.
  public static let hybrid = OSLogFloatFormatting()
  public static let exponential = OSLogFloatFormatting()
  /// With so many digits behind the point.
  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }
  /// In the shorter of both forms, with so many digits.
  public static func hybrid(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting()
  }
}

/// How a boolean value is written.
public enum OSLogBoolFormat: Sendable {
  /// `true` or `false`.
  case truth
  /// `yes` or `no`.
  case answer
}
