/// What a signpost marks.
public struct OSSignpostType: Hashable, Sendable {
  private enum Kind { case begin, end, event }
  private let kind: Kind

  public static let begin = OSSignpostType(kind: .begin)
  public static let end = OSSignpostType(kind: .end)
  public static let event = OSSignpostType(kind: .event)
}

/// The number that tells signposts of equal names apart.
public struct OSSignpostID: Hashable, Sendable {
  public let rawValue: UInt64
  /// Creates an identifier from its number.
  public init(_ rawValue: UInt64) { self.rawValue = rawValue }
  /// Creates an identifier for signposts of a log.
  public init(log: OSLog) { self = .exclusive }
  /// Creates an identifier for signposts of an object.
  public init(log: OSLog, object: AnyObject) { self = .exclusive }

  /// Of signposts that do not overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// Of none.
  public static let null = OSSignpostID(0)
  /// Of none, by mistake.
  public static let invalid = OSSignpostID(.max)
}

/// Accepts a signpost, and records nothing.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Accepts a signpost with a message, and records nothing.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any...
) {}

/// Accepts signposts of a subsystem and category, and records nothing on Linux.
public struct OSSignposter: Sendable {
  /// Creates a signposter of no subsystem.
  public init() {}
  /// Creates a signposter of a subsystem and category.
  public init(subsystem: String, category: String) {}
  /// Creates a signposter of a subsystem and a category that tools know.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Creates a signposter of a logger.
  public init(logger: Logger) {}
  /// Creates a signposter of a log.
  public init(logHandle: OSLog) {}

  /// False, as nothing is recorded.
  public var isEnabled: Bool { false }
  /// Returns an identifier.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Returns an identifier for an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  /// Accepts the begin of a task.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> OSLogMessage = ""
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// Accepts the end of a task.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState,
    _ message: @autoclosure () -> OSLogMessage = ""
  ) {}

  /// Accepts a moment.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> OSLogMessage = ""
  ) {}

  /// Returns what a task returns.
  /// - Throws: what the task throws.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result { try task() }
}

/// A task that has begun.
public final class OSSignpostIntervalState: Sendable {}
