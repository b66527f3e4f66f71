import Foundation
import PackagePlugin

/// `swift package cells …`: the tool of the artifact bundle, for the current package.
@main
struct Cells: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "snap").url
    process.arguments = Self.arguments(arguments)
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SNAP_COMMAND": "swift package cells"]
    ) { $1 }
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    exit(process.terminationStatus)
  }

  /// Lets commands that build tests use a folder of their own, as SwiftPM locks `.build` while a plugin runs.
  private static func arguments(_ arguments: [String]) -> [String] {
    guard let command = arguments.first, ["verify", "record"].contains(command) else {
      return arguments
    }
    return [command, "--scratch-path", ".build/snap"] + arguments.dropFirst()
  }
}
