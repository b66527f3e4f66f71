import Foundation
import Snapshots

/// One child process that checks files: each request and each answer is a line of JSON.
final class LintWorker {
  private let process: ChildProcess
  private let requests = Pipe()
  private let answers = Pipe()
  private let timeLimit: Int
  private var buffer: [UInt8] = []

  /// Starts the process.
  ///
  /// - Throws: ``SnapError/cannotStart(tool:reason:)``
  init(tool: URL, timeLimit: Int) throws {
    self.timeLimit = timeLimit
    var environment = Console.environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process = try ChildProcess(
      tool, ["lint", "--is-worker", "--time-limit", "\(timeLimit)"], environment: environment,
      input: .pipe(requests), output: .pipe(answers))
  }

  /// Returns what checking a file gave; nil if the process came to its end over it.
  func answer(checking path: String) -> LintAnswer? {
    guard let request = try? JSONEncoder().encode(path),
      (try? requests.fileHandleForWriting.write(contentsOf: request + Data("\n".utf8))) != nil,
      let line = line()
    else { return nil }
    return try? JSONDecoder().decode(LintAnswer.self, from: line)
  }

  /// How a process that answers no more has ended.
  var terminationMessage: String {
    switch end() {
    case .exit(let code):
      return "the process that checked it ended with exit code \(code). Other files are checked "
        + "nevertheless."
    case .signal(SIGALRM):
      return "checking it took longer than \(timeLimit) seconds and was given up. Allow more with "
        + "--time-limit, or leave the file out with --exclude."
    case .signal(let number):
      return "the process that checked it was ended by signal \(number)"
        + (number == SIGKILL ? ", as when memory runs out" : "")
        + ". Other files are checked nevertheless; --exclude leaves this one out."
    }
  }

  /// Lets the process come to its end.
  @discardableResult func end() -> ChildProcess.Ending {
    try? requests.fileHandleForWriting.close()
    return process.waitForEnd()
  }

  private func line() -> Data? {
    let file = answers.fileHandleForReading.fileDescriptor
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        defer { buffer.removeSubrange(...end) }
        return Data(buffer[..<end])
      }
      let count = read(file, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      buffer += chunk[..<count]
    }
  }
}

/// The child process's end, which checks the requested files.
enum LintWorking {
  /// Answers each line of standard input, and ends by a signal if a file takes too long, even if the parent is gone.
  static func run(timeLimit: Int) throws {
    signal(SIGALRM, SIG_DFL)
    var alarms = sigset_t()
    sigemptyset(&alarms)
    sigaddset(&alarms, SIGALRM)
    pthread_sigmask(SIG_UNBLOCK, &alarms, nil)
    while let line = readLine() {
      let path = try JSONDecoder().decode(String.self, from: Data(line.utf8))
      alarm(UInt32(timeLimit))
      let answer = LintAnswer(checking: path)
      alarm(0)
      Console.raw(try CanonicalJSON.text(of: answer))
    }
  }
}
