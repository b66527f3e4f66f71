/// The arguments that a plugin passes to the tool.
///
/// SwiftPM locks the package's `.build` while a plugin runs, so that commands that build use a folder of their own.
struct ToolArguments {
  /// The folder for building that the arguments name.
  let scratch: String?
  /// All other arguments.
  private let rest: [String]

  private static let option = "--scratch-path"

  /// Takes the folder for building out of the arguments of `swift package …`.
  init(_ arguments: [String]) {
    let option = Self.option
    var rest = arguments
    guard let place = rest.firstIndex(where: { $0 == option || $0.hasPrefix("\(option)=") }) else {
      (scratch, self.rest) = (nil, rest)
      return
    }
    let word = rest.remove(at: place)
    if word != option {
      (scratch, self.rest) = (String(word.dropFirst(option.count + 1)), rest)
    } else if place < rest.endIndex {
      scratch = rest.remove(at: place)
      self.rest = rest
    } else {
      // The tool says what is missing.
      (scratch, self.rest) = (nil, arguments)
    }
  }

  /// Returns the tool's arguments, of which those of commands that build name a folder for it.
  func building(in folder: String) -> [String] {
    // A bundle is built already.
    guard let command = rest.first, ["verify", "record", "bundle"].contains(command),
      !rest.contains(where: { $0.hasPrefix("--bundle") })
    else { return rest }
    return [command, Self.option, folder] + rest.dropFirst()
  }
}
