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
    let arguments = ToolArguments(arguments)
    let scratch =
      arguments.scratch ?? context.package.directoryURL.appending(path: ".build/snap").path
    let swift = try context.tool(named: "swift").url
    let build = ["build", "--scratch-path", scratch]
    let code = try run(swift, build + ["--product", "snap"], context, output: .standardError)
    guard code == 0 else { exit(code) }
    let folder = try output(of: swift, build + ["--show-bin-path"], context)
    exit(
      try run(
        URL(filePath: folder).appending(path: "snap"), arguments.building(in: scratch), context,
        output: .standardOutput))
  }

  /// Runs a program in the package's folder, and returns its exit code.
  private func run(
    _ program: URL, _ arguments: [String], _ context: PluginContext, output: FileHandle
  ) throws -> Int32 {
    let process = process(program, arguments, context)
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
    // The command that the tool suggests in its messages, unless a script names its own.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SNAP_COMMAND": "swift package snap"]
    ) { own, _ in own }
    process.currentDirectoryURL = context.package.directoryURL
    return process
  }
}
