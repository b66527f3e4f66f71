import Foundation
import PackagePlugin

/// `swift package snap …`: the `snap` tool, for the current package.
@main
struct SnapPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "snap").url
    process.arguments = try self.arguments(arguments, context)
    // The command that the tool then suggests in its messages.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SNAP_COMMAND": "swift package snap"], uniquingKeysWith: { $1 })
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // SwiftPM itself always ends with 1, but prints this code.
    exit(process.terminationStatus)
  }

  /// Gives commands that build a separate folder: SwiftPM locks the package's `.build` while a plugin runs, and a build
  /// there would wait forever.
  private func arguments(_ arguments: [String], _ context: PluginContext) throws -> [String] {
    guard let command = arguments.first, ["verify", "record"].contains(command),
      !arguments.contains(where: { $0 == "--scratch-path" || $0.hasPrefix("--scratch-path=") })
    else { return arguments }
    let scratch = context.package.directoryURL.appending(path: ".build/snap").path
    return [command, "--scratch-path", scratch] + arguments.dropFirst()
  }
}
