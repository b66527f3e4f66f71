import Dispatch
package import Foundation

/// Another program that runs as a child of this one, without a shell.
///
/// The package swift-subprocess has an asynchronous interface only, and its child lives no longer than
/// one closure. The commands here lay out views on the main thread and wait there for their children,
/// and a worker of `snap lint` outlives many calls. It would also add swift-system to what every
/// package that tests with this one has to fetch.
package final class ChildProcess {
  /// What one of the standard streams of the child is connected to.
  package enum Stream {
    case file(FileHandle)
    case pipe(Pipe)

    package static var nothing: Stream { .file(.nullDevice) }

    fileprivate var connection: Any {
      switch self {
      case .file(let handle): handle
      case .pipe(let pipe): pipe
      }
    }
  }

  package enum Ending {
    case exit(code: Int32)
    case signal(Int32)

    /// The exit code, or 128 plus the signal, as shells have it.
    package var exitCode: Int32 {
      switch self {
      case .exit(let code): code
      case .signal(let number): 128 + number
      }
    }

    /// What follows the name of a process that ended before its work: "ended with exit code 3".
    package var words: String {
      switch self {
      case .exit(let code): "ended with exit code \(code)"
      case .signal(let number):
        "was ended by signal \(number)" + (number == SIGKILL ? ", as when memory runs out" : "")
      }
    }
  }

  private let process = Process()
  private let ended = DispatchSemaphore(value: 0)

  /// Starts a program.
  ///
  /// - Throws: ``ToolError/cannotStart(tool:reason:)``
  package init(
    _ executable: URL, _ arguments: [String], in directory: URL? = nil,
    environment: [String: String], input: Stream = .nothing, output: Stream,
    error: Stream = .nothing
  ) throws {
    if let limit = Self.fileLimit, limit < Self.fewestFiles {
      throw ToolError.fewDescriptors(tool: executable.path, limit: limit)
    }
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.environment = environment
    process.standardInput = input.connection
    process.standardOutput = output.connection
    process.standardError = error.connection
    process.terminationHandler = { [ended] _ in ended.signal() }
    do {
      try process.run()
    } catch {
      // A copy of a file gets a number beyond the limit, which is then no good number.
      let code = (error as NSError).domain == NSPOSIXErrorDomain ? (error as NSError).code : 0
      if let limit = Self.fileLimit, [EBADF, EMFILE].contains(Int32(code)) {
        throw ToolError.fewDescriptors(tool: executable.path, limit: limit)
      }
      throw ToolError.cannotStart(tool: executable.path, reason: error.localizedDescription)
    }
    // With its own copies of the child's ends open, this process would never see the child close them.
    if case .pipe(let pipe) = input { try? pipe.fileHandleForReading.close() }
    if case .pipe(let pipe) = output { try? pipe.fileHandleForWriting.close() }
  }

  /// With fewer, Foundation traps or fails without a reason while it starts a child.
  private static let fewestFiles = 24

  /// How many files a process may have open; nil if there is no limit.
  private static var fileLimit: Int? {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return nil }
    return Int(exactly: limit.rlim_cur)
  }

  /// The system's number of the process, which is also that of its group.
  package var identifier: Int32 { process.processIdentifier }

  /// Interrupts the child and its group; SwiftPM then ends its own children in good order.
  package func interrupt() {
    if kill(-identifier, SIGINT) != 0 { kill(identifier, SIGINT) }
  }

  /// How the child ended, if Foundation does not notice it; nil while it runs, and where Foundation does.
  ///
  /// Foundation is told by a socket of the loopback interface, which is off in a sandbox without any network.
  private var unnoticedEnding: Ending? {
    var info = siginfo_t()
    guard waitid(P_PID, id_t(identifier), &info, WEXITED | WNOHANG | WNOWAIT) == 0,
      info._sifields._sigchld.si_pid == identifier
    else { return nil }
    guard ended.wait(timeout: .now() + Self.timeToNotice) == .timedOut else {
      ended.signal()
      return nil
    }
    var status: Int32 = 0
    guard waitpid(identifier, &status, 0) == identifier else { return nil }
    let signal = status & 0x7F
    return signal == 0 ? .exit(code: status >> 8 & 0xFF) : .signal(signal)
  }

  /// Many times what Foundation takes on a busy machine; nothing where it is never told.
  private static var timeToNotice: DispatchTimeInterval { .seconds(hasLoopback ? 2 : 0) }

  /// Whether this machine can reach itself; nothing is sent.
  private static var hasLoopback: Bool {
    let socket = socket(AF_INET, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard socket >= 0 else { return true }
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    address.sin_port = in_port_t(9).bigEndian
    let length = socklen_t(MemoryLayout<sockaddr_in>.size)
    return withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, length) == 0 }
    } || errno != ENETUNREACH
  }

  /// Waits for the child to end; call it once.
  ///
  /// - Parameter poll: called some times a second until the end.
  /// - Returns: how it ended.
  package func waitForEnd(poll: () -> Void = {}) -> Ending {
    while ended.wait(timeout: .now() + .milliseconds(250)) == .timedOut {
      poll()
      if let ending = unnoticedEnding { return ending }
    }
    process.waitUntilExit()
    return process.terminationReason == .exit
      ? .exit(code: process.terminationStatus) : .signal(process.terminationStatus)
  }
}
