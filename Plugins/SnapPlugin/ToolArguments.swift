/// The arguments that a plugin passes to the tool.
struct ToolArguments {
  private let arguments: [String]

  init(_ arguments: [String]) { self.arguments = arguments }

  /// Returns the tool's arguments, of which those of commands that build say where SwiftPM builds the package.
  ///
  /// SwiftPM has locked that folder for as long as the plugin runs, and waits for it.
  func building(in folder: String) -> [String] {
    // A bundle is built already.
    guard let command = arguments.first,
      ["verify", "record", "bundle", "watch"].contains(command)
        || command == "diff" && arguments.contains("--build"),
      !arguments.contains(where: { $0.hasPrefix("--bundle") || $0.hasPrefix("--scratch-path") })
    else { return arguments }
    return [command, "--scratch-path", folder, "--ignore-lock"] + arguments.dropFirst()
  }
}
