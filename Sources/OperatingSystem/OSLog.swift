public import Foundation

/// What an app logs to: a subsystem and a category.
///
/// Nothing is written on Linux.
public final class OSLog: NSObject, Sendable {
  /// A category that tools know.
  public struct Category: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    /// Creates a category from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Events of an app that Instruments shows.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Events that are recorded only while a tool watches.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// The same, with the calls that led to them.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// The log of messages that name none.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that writes nothing on any system.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// Creates a log.
  /// - Parameters:
  ///   - subsystem: the app or a part of it, as `com.example.songs`.
  ///   - category: the kind of messages.
  public init(subsystem: String, category: String) {}

  /// Creates a log of a category that tools know.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// False, as nothing is written.
  public func isEnabled(type: OSLogType) -> Bool { false }
  /// False, as nothing is recorded.
  public var signpostsEnabled: Bool { false }
}

/// How important a message is.
public struct OSLogType: Hashable, RawRepresentable, Sendable {
  /// The system's number of the type.
  public let rawValue: UInt8
  /// Creates a type from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a type from its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// What helps to find faults.
  public static let `default` = OSLogType(0)
  /// What may help.
  public static let info = OSLogType(1)
  /// What helps while an app is written.
  public static let debug = OSLogType(2)
  /// A fault in the app.
  public static let error = OSLogType(16)
  /// A fault of the system or of several processes.
  public static let fault = OSLogType(17)
}

/// Accepts a message in the manner of `printf`, and writes nothing.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: Any...
) {}

/// Accepts a message in the manner of `printf`, and writes nothing.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: Any...
) {}

/// Accepts a message, which is not evaluated, and writes nothing.
@_disfavoredOverload
public func os_log(_ message: @autoclosure () -> OSLogMessage) {}

/// Accepts a message, which is not evaluated, and writes nothing.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: @autoclosure () -> OSLogMessage
) {}
