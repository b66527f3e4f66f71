import Foundation
import Testing

/// Work in a fork of this process, which stops at each of its system calls and can be killed there.
///
/// What is on disk changes in system calls alone, so no other moment has to be tried. A fork has only the thread that
/// makes it, and all locks that other threads held then, forever: call this in an exit test, whose process runs no
/// other test.
enum TracedProcess {
  enum Ending {
    case killed
    case finished
  }

  /// Work that did not come to its end, with the last status that `waitpid` gave.
  struct Failure: Error {
    let status: Int32
  }

  /// Runs the work, and kills it at the first system call at which the condition holds.
  ///
  /// A process stops at the beginning and at the end of each call; one of the two is enough to look.
  static func run(
    killedWhen isReached: () throws -> Bool, work: () throws -> Void
  ) throws -> Ending {
    let process = fork()
    // Before anything else, as every other call may need a lock.
    if process == 0 { try carryOut(work) }
    try #require(process > 0, "No further process could be started.")
    var isToLook = false
    while true {
      let status = try wait(for: process)
      if status == 0 { return .finished }
      guard [SIGSTOP, SIGTRAP].map({ $0 << 8 | 0x7f }).contains(status) else {
        kill(process, SIGKILL)
        throw Failure(status: status)
      }
      isToLook.toggle()
      if isToLook, try isReached() {
        kill(process, SIGKILL)
        #expect(try wait(for: process) == SIGKILL)
        return .killed
      }
      try trace(Request.toNextCall, process)
    }
  }

  private static func carryOut(_ work: () throws -> Void) throws -> Never {
    try trace(Request.traceMe, 0)
    raise(SIGSTOP)
    do {
      try work()
    } catch {
      _exit(1)
    }
    _exit(0)
  }

  /// Many times what work takes from one call to the next.
  private static let patience = Duration.seconds(60)

  private static func wait(for process: pid_t) throws -> Int32 {
    var status: Int32 = 0
    let start = ContinuousClock.now
    while true {
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process { return status }
      guard ended == 0, start.duration(to: .now) < patience else { break }
      usleep(20)
    }
    kill(process, SIGKILL)
    throw Failure(status: status)
  }

  // https://man7.org/linux/man-pages/man2/ptrace.2.html
  private enum Request {
    static let traceMe: CInt = 0
    static let toNextCall: CInt = 24
  }

  /// Swift does not import `ptrace`, whose arguments C declares as variable.
  private static func trace(_ request: CInt, _ process: pid_t) throws {
    typealias Function = @convention(c) (CInt, pid_t, Int, Int) -> CLong
    let symbol = try #require(dlsym(nil, "ptrace"))
    let ptrace = unsafeBitCast(symbol, to: Function.self)
    try #require(ptrace(request, process, 0, 0) == 0, "Processes cannot be traced here.")
  }
}
