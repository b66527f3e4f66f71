import Foundation

/// Plays `swift`, and the program of tests that `swift build` makes, as variables of its environment say.
///
/// Its first argument is the path by which it was called: that of a launcher, which is a file of a line.
@main
enum SwiftDouble {
  static func main() throws {
    let call = Call(
      arguments: Array(CommandLine.arguments.dropFirst()),
      environment: ProcessInfo.processInfo.environment,
      folder: URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true))
    if let argument = call["HANGS"], call.arguments.contains(argument) { call.hang() }
    let isTestProgram = call.program.pathExtension == "xctest"
    exit(try isTestProgram ? TestProgram(call: call).run() : SwiftCommand(call: call).run())
  }
}
