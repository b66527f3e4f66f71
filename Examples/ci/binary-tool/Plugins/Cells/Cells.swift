import Foundation
import PackagePlugin

/// `swift package cells …`: the tool of the artifact bundle, for the current package.
@main
struct Cells: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "snap").url
    process.arguments = ToolArguments(arguments).building(in: context.scratchFolder)
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SNAP_COMMAND": "swift package cells"]
    ) { own, _ in own }
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    exit(process.terminationStatus)
  }
}
