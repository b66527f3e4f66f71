/// Accepts messages of a subsystem and category.
///
/// They are not evaluated, and nothing is written on Linux.
public struct Logger: Sendable {
  /// Creates a logger of no subsystem.
  public init() {}
  /// Creates a logger of a subsystem and category.
  public init(subsystem: String, category: String) {}
  /// Creates a logger of a log.
  public init(_ log: OSLog) {}

  /// Accepts a message that helps to find faults.
  public func log(_ message: @autoclosure () -> OSLogMessage) {}
  /// Accepts a message.
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {}
  /// Accepts what helps while an app is written.
  public func trace(_ message: @autoclosure () -> OSLogMessage) {}
  /// Accepts what helps while an app is written.
  public func debug(_ message: @autoclosure () -> OSLogMessage) {}
  /// Accepts what may help.
  public func info(_ message: @autoclosure () -> OSLogMessage) {}
  /// Accepts a message that helps to find faults.
  public func notice(_ message: @autoclosure () -> OSLogMessage) {}
  /// Accepts a fault in the app.
  public func warning(_ message: @autoclosure () -> OSLogMessage) {}
  /// Accepts a fault in the app.
  public func error(_ message: @autoclosure () -> OSLogMessage) {}
  /// Accepts a fault of the system or of several processes.
  public func critical(_ message: @autoclosure () -> OSLogMessage) {}
  /// Accepts a fault of the system or of several processes.
  public func fault(_ message: @autoclosure () -> OSLogMessage) {}
}
