import FileAccess
import Foundation

/// The log of this process for one folder.
///
/// What a person decides must replace what is there, even if another process has begun a log since.
struct OwnLog {
  private let file: LineFile
  private let log: ResultLog
  private let process = getpid()

  init(in logs: ResultLogs) throws { (file, log) = try logs.create() }

  /// Whether this process may append to it: a fork has its own, and none appends to a file that was removed.
  var isUsable: Bool { process == getpid() && Files.exists(log.url) }

  func isNewest(of logs: ResultLogs) throws -> Bool { try logs.all().last?.number == log.number }

  func append(_ line: ResultLog.Line) throws { try file.append(line.bytes) }
}
