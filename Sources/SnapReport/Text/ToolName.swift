/// The command that runs the tool as it was typed: `snap`, `swift run snap`, or `swift package snap` for the plugin.
///
/// Messages contain commands as `` `snap verify` ``; the name is inserted when they are shown.
public struct ToolName: Hashable, Sendable, CustomStringConvertible {
  /// The variable in which the plugin passes the command to the tool, and the tool to its tests.
  public static let variable = "SNAP_COMMAND"
  public static let snap = ToolName("snap")
  /// The plugin, which every package that depends on Snap has.
  public static let plugin = ToolName("swift package snap")

  /// The command to type.
  public let description: String

  /// Creates a name.
  public init(_ words: String) { description = words }

  /// Takes the name from an environment, or the default one.
  public init(environment: [String: String], default other: ToolName) {
    let words = environment[ToolName.variable, default: ""]
    self = words.isEmpty ? other : ToolName(words)
  }

  /// Takes the name from the first word of a process's command line.
  ///
  /// `swift run` starts `…/x86_64-unknown-linux-gnu/debug/snap`.
  public init(calledAs word: String) {
    let folders = word.split(separator: "/").dropLast().suffix(2)
    let isOfBuild =
      folders.count == 2 && ["debug", "release"].contains(folders.last)
      && folders.first?.count(where: { $0 == "-" }) ?? 0 >= 2
    self = isOfBuild ? ToolName("swift run snap") : word.contains("/") ? ToolName(word) : .snap
  }

  /// Returns a text whose commands begin with this name.
  public func naming(_ text: String) -> String {
    self == .snap ? text : text.replacing("`snap ", with: "`\(self) ")
  }
}
