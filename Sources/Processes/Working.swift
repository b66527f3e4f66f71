import Foundation
import SnapshotRecords
import Terminal

/// The child process's end.
package enum Working {
  /// Answers each line of standard input, until the parent closes it.
  package static func run<Request: Decodable>(_ answer: (Request) throws -> some Encodable) throws {
    signal(SIGALRM, SIG_DFL)
    var alarms = sigset_t()
    sigemptyset(&alarms)
    sigaddset(&alarms, SIGALRM)
    pthread_sigmask(SIG_UNBLOCK, &alarms, nil)
    while let line = readLine() {
      let request = try JSONDecoder().decode(Request.self, from: Data(line.utf8))
      Console.raw(try CanonicalJSON.text(of: answer(request)))
    }
  }

  /// Works under a limit in seconds, 0 for none: the process is ended by a signal if it takes longer, even if the parent
  /// is gone.
  package static func limited<Result>(to seconds: Int, _ work: () throws -> Result) rethrows
    -> Result
  {
    alarm(UInt32(seconds))
    defer { alarm(0) }
    return try work()
  }
}
