import CToolLaunch
package import Foundation

/// Another program that handles what strangers send: it ends with this process, even if that is killed, and can fill
/// neither the disk nor the memory.
package struct BoundedProgram {
  package let executable: URL
  package let arguments: [String]
  package let environment: [String: String]
  /// Standard input, which is in no argument and in no file with a name: it may hold passwords.
  package let input: String
  /// The length of a file at which writing to it fails.
  package let mostFileBytes: Int

  package init(
    executable: URL, arguments: [String], environment: [String: String], input: String,
    mostFileBytes: Int
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.input = input
    self.mostFileBytes = mostFileBytes
  }

  /// Much more than a program needs that reads and writes files piece by piece.
  private static let mostMemoryBytes: UInt64 = 4 << 30
  /// How often somebody is asked whether it has run long enough.
  private static let microsecondsBetweenLooks: UInt32 = 20_000

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - folder: where files without a name are for a moment.
  ///   - isEnough: whether to end it, asked many times a second.
  /// - Returns: what it printed.
  /// - Throws: ``SnapError``
  package func run(in folder: URL, until isEnough: () -> Bool) throws -> String {
    let input = try UnnamedFile(in: folder).handle
    let output = try UnnamedFile(in: folder).handle
    try Self.reporting(folder) {
      try input.write(contentsOf: Data(self.input.utf8))
      try input.seek(toOffset: 0)
    }
    // A handle that is released closes its descriptor.
    let child = withExtendedLifetime(input) { start(input.fileDescriptor, output.fileDescriptor) }
    guard child > 0 else {
      throw ToolError.cannotStart(tool: executable.path, reason: String(cString: strerror(-child)))
    }
    var status: Int32 = 0
    while true {
      let ended = waitpid(child, &status, WNOHANG)
      if ended == child || ended < 0 && errno != EINTR { break }
      if isEnough() { kill(child, SIGKILL) }
      usleep(Self.microsecondsBetweenLooks)
    }
    return try Self.reporting(folder) {
      try output.seek(toOffset: 0)
      return String(decoding: try output.readToEnd() ?? Data(), as: UTF8.self)
    }
  }

  private func start(_ input: Int32, _ output: Int32) -> Int32 {
    let words = ([executable.path] + arguments).map { strdup($0) }
    let variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0)=\($1)") }
    defer { for text in words + variables { free(text) } }
    return executable.path.withCString { path in
      (words + [nil]).withUnsafeBufferPointer { words in
        (variables + [nil]).withUnsafeBufferPointer { variables in
          var program = snap_program(
            path: path, arguments: words.baseAddress, environment: variables.baseAddress,
            input: input, output: output, most_file_bytes: UInt64(mostFileBytes),
            most_memory_bytes: Self.mostMemoryBytes)
          return snap_start(&program)
        }
      }
    }
  }

  private static func reporting<Result>(
    _ folder: URL, _ work: () throws -> Result
  ) throws -> Result {
    do {
      return try work()
    } catch {
      throw ToolError.cannotWrite(file: folder.path, reason: error.localizedDescription)
    }
  }
}
