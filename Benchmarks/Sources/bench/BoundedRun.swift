import Foundation
import Synchronization

/// One run of a program, which ends within a limited time with all that it has started.
///
/// The program gets a process group of its own. At the limit the group is asked to end (`SIGTERM`), and a little later it is
/// killed (`SIGKILL`), so that neither a program that ignores the first nor a browser it has started outlives the run.
struct BoundedRun {
  /// What the program printed to its standard output.
  let output: Data
  /// The exit code; nil if a signal ended the program.
  let exitCode: Int32?
  /// Whether the program had to be stopped.
  let isStopped: Bool
  /// The time from start to end.
  let seconds: Double
  /// The time of all processors and the peak memory.
  let usage: rusage

  /// The seconds between the request to end and the kill.
  private static let grace = 5.0

  /// Runs a program.
  ///
  /// - Throws: `BenchError.failed` if it cannot be started.
  init(_ program: URL, _ arguments: [String], limit: Double, keepsOutput: Bool = true) throws {
    let start = ContinuousClock.now
    let child = try Child(program, arguments, keepsOutput: keepsOutput)
    let timers = [(limit, SIGTERM), (limit + Self.grace, SIGKILL)].map { delay, signal in
      let timer = DispatchWorkItem { child.end(with: signal) }
      DispatchQueue.global().asyncAfter(deadline: .now() + delay, execute: timer)
      return timer
    }
    defer { for timer in timers { timer.cancel() } }
    output = child.output()
    let status: Int32
    (status, usage) = child.wait()
    seconds = (ContinuousClock.now - start) / .seconds(1)
    exitCode = status & 0x7f == 0 ? status >> 8 : nil
    isStopped = child.isStopped
  }
}

/// A process that leads a group.
private final class Child: Sendable {
  private struct State {
    var isReaped = false
    var isStopped = false
  }

  private let process: pid_t
  /// The end from which its standard output is read; nil if that is thrown away.
  private let pipe: FileHandle?
  private let state = Mutex(State())

  init(_ program: URL, _ arguments: [String], keepsOutput: Bool) throws {
    let pipe = keepsOutput ? Pipe() : nil
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let pipe {
      posix_spawn_file_actions_adddup2(
        &actions, pipe.fileHandleForWriting.fileDescriptor, STDOUT_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    var words = ([program.path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    guard posix_spawn(&process, program.path, &actions, &attributes, &words, environ) == 0 else {
      throw BenchError.failed(program: program.path, arguments: arguments)
    }
    try pipe?.fileHandleForWriting.close()
    self.process = process
    self.pipe = pipe?.fileHandleForReading
  }

  var isStopped: Bool { state.withLock(\.isStopped) }

  func output() -> Data { pipe?.readDataToEndOfFile() ?? Data() }

  /// Sends a signal to the whole group, unless the process has ended.
  func end(with signal: Int32) {
    state.withLock { state in
      // The number belongs to the process until it is reaped.
      guard !state.isReaped else { return }
      state.isStopped = true
      kill(-process, signal)
    }
  }

  /// Waits for the process, ends what it has left running, and returns its status and cost.
  func wait() -> (status: Int32, usage: rusage) {
    var information = siginfo_t()
    while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    var status: Int32 = 0
    var usage = rusage()
    state.withLock { state in
      kill(-process, SIGKILL)
      while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
      state.isReaped = true
    }
    return (status, usage)
  }
}
