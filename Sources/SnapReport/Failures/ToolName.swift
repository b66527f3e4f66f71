/// What a person types to call the tool: `snap`, or `swift package snap` where it is a package's plugin.
///
/// Messages name commands as `` `snap verify` ``. Whoever shows one puts the name in.
public struct ToolName: Hashable, Sendable, CustomStringConvertible {
  /// The variable by which the plugin tells the tool, and the tool its tests, how they were called.
  public static let variable = "SNAP_COMMAND"
  /// The tool itself.
  public static let snap = ToolName("snap")
  /// The plugin, which every package that depends on Snap has.
  public static let plugin = ToolName("swift package snap")

  /// The words to type.
  public let description: String

  /// Creates a name.
  public init(_ words: String) { description = words }

  /// Takes the name that an environment says; another one where it says none.
  public init(environment: [String: String], default other: ToolName) {
    let words = environment[ToolName.variable, default: ""]
    self = words.isEmpty ? other : ToolName(words)
  }

  /// Returns a text whose commands begin with this name.
  public func naming(_ text: String) -> String {
    self == .snap ? text : text.replacing("`snap ", with: "`\(self) ")
  }
}
