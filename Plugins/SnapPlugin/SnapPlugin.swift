import Foundation
import PackagePlugin

/// `swift package snap …`: the `snap` tool, working on the package it is called in.
@main
struct SnapPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "snap").url
    process.arguments = try self.arguments(arguments, context)
    // What the tool then says to type in its messages.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SNAP_COMMAND": "swift package snap"], uniquingKeysWith: { $1 })
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // SwiftPM itself ends with 1 whatever this code is, but names it.
    exit(process.terminationStatus)
  }

  /// Gives the commands that build a folder of their own: SwiftPM holds the lock of the package's `.build`
  /// while a plugin runs, and a build in there would wait for it forever.
  private func arguments(_ arguments: [String], _ context: PluginContext) throws -> [String] {
    guard let command = arguments.first, ["verify", "record"].contains(command),
      !arguments.contains(where: { $0 == "--scratch-path" || $0.hasPrefix("--scratch-path=") })
    else { return arguments }
    let scratch = context.package.directoryURL.appending(path: ".build/snap").path
    return [command, "--scratch-path", scratch] + arguments.dropFirst()
  }
}
