import Foundation
import PackagePlugin

/// `swift package snap …`: the `snap` tool, for the current package.
///
/// An installed tool of the same version is used as it is. Otherwise the tool is built as a product of the package, with
/// the modules that its tests have. As a dependency of the plugin, SwiftPM would build each of them twice.
@main
struct SnapPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = try InstalledTool(for: context.package)?.executable ?? built()
    let process = Process()
    process.executableURL = tool
    process.arguments = ToolArguments(arguments).building(in: context.scratchFolder)
    // The command that the tool suggests in its messages, unless a script names its own.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SNAP_COMMAND": "swift package snap"]
    ) { own, _ in own }
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    exit(process.terminationStatus)
  }

  private func built() throws -> URL {
    let result = try packageManager.build(.product("snap"), parameters: .init(echoLogs: true))
    let tool = result.builtArtifacts.first { $0.kind == .executable }
    guard result.succeeded, let tool else { exit(2) }
    return tool.url
  }
}
