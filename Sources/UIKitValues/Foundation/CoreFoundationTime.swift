internal import Foundation

/// A time in seconds, as Core Foundation names it.
public typealias CFTimeInterval = Double
/// The seconds since the beginning of 2001, as Core Foundation names them.
public typealias CFAbsoluteTime = CFTimeInterval

/// Returns the seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// The nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The microseconds of a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
