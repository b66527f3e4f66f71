import Foundation
import PackagePlugin

/// `swift package snap …`: the `snap` tool, for the current package.
///
/// SwiftPM locks the package's `.build` while a plugin runs, so that the package's tests are built in a folder of their
/// own. The tool is built there, too, rather than as a dependency of the plugin: SwiftPM builds those apart from
/// everything else, and so would compile each module twice.
@main
struct SnapPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let (arguments, chosen) = separated(arguments)
    let scratch = chosen ?? context.package.directoryURL.appending(path: ".build/snap").path
    let swift = try context.tool(named: "swift").url
    let build = ["build", "--scratch-path", scratch]
    let code = try run(swift, build + ["--product", "snap"], context, output: .standardError)
    guard code == 0 else { exit(code) }
    let folder = try output(of: swift, build + ["--show-bin-path"], context)
    // The command that the tool then suggests in its messages.
    exit(
      try run(
        URL(filePath: folder).appending(path: "snap"),
        self.arguments(arguments, scratch: scratch), context,
        environment: ["SNAP_COMMAND": "swift package snap"], output: .standardOutput))
  }

  /// Returns the tool's arguments, and the folder for building that they name.
  private func separated(_ arguments: [String]) -> (rest: [String], scratch: String?) {
    let option = "--scratch-path"
    var rest = arguments
    guard let place = rest.firstIndex(where: { $0 == option || $0.hasPrefix("\(option)=") }) else {
      return (rest, nil)
    }
    let word = rest.remove(at: place)
    if word != option { return (rest, String(word.dropFirst(option.count + 1))) }
    guard place < rest.endIndex else { return (arguments, nil) }
    let folder = rest.remove(at: place)
    return (rest, folder)
  }

  /// Lets commands that build use the plugin's folder.
  private func arguments(_ arguments: [String], scratch: String) -> [String] {
    // A bundle is built already.
    guard let command = arguments.first, ["verify", "record", "bundle"].contains(command),
      !arguments.contains(where: { $0.hasPrefix("--bundle") })
    else {
      return arguments
    }
    return [command, "--scratch-path", scratch] + arguments.dropFirst()
  }

  /// Runs a program in the package's folder, and returns its exit code.
  private func run(
    _ program: URL, _ arguments: [String], _ context: PluginContext,
    environment: [String: String] = [:], output: FileHandle
  ) throws -> Int32 {
    let process = process(program, arguments, context)
    process.environment?.merge(environment) { $1 }
    process.standardOutput = output
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func output(
    of program: URL, _ arguments: [String], _ context: PluginContext
  ) throws -> String {
    let process = process(program, arguments, context)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func process(
    _ program: URL, _ arguments: [String], _ context: PluginContext
  ) -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
    process.currentDirectoryURL = context.package.directoryURL
    return process
  }
}
