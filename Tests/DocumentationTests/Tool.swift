import Foundation

/// The built `snap`, run as a person would run it.
enum Tool {
  /// Returns what the tool prints on its standard output.
  static func output(_ arguments: [String], in folder: URL) throws -> String {
    try run(arguments, in: folder).output
  }

  /// Returns what the tool prints on its standard output, and its exit code.
  static func run(
    _ arguments: [String], in folder: URL
  ) throws -> (output: String, exitCode: Int32) {
    let process = Process()
    // SwiftPM puts the tool beside the bundle of the tests.
    process.executableURL = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
      .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("snap")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["SNAP_COMMAND": "snap"]
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }
}
