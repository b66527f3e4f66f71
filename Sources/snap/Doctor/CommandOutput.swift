import Foundation

/// What a short-lived program printed to standard output; its errors are not kept.
struct CommandOutput {
  /// The exit code; nil where the program could not be started or crashed.
  let exitCode: Int32?
  let data: Data

  var text: String { String(decoding: data, as: UTF8.self) }

  init(
    of executable: URL, _ arguments: [String], in directory: URL? = nil,
    environment: [String: String]
  ) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      (exitCode, data) = (nil, Data())
      return
    }
    // Whoever still holds the other end, such as a daemon that the program left, would keep this
    // waiting; the programs asked here leave none.
    let output = try? pipe.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    data = output ?? Data()
    exitCode = process.terminationReason == .exit ? process.terminationStatus : nil
  }
}
