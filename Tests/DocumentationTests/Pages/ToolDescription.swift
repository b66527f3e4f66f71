import Foundation

/// What the parser of `snap` says of its commands, as `snap --experimental-dump-help` prints it.
struct ToolDescription: Decodable {
  /// The tool itself, whose subcommands are the commands.
  let command: Command

  struct Command: Decodable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    let arguments: [Argument]?
    let subcommands: [Command]?
  }

  struct Argument: Decodable {
    struct Name: Decodable {
      let kind: String
      let name: String
    }

    enum Kind: String, Decodable { case positional, option, flag }

    let kind: Kind
    let names: [Name]?
    let valueName: String
    let defaultValue: String?
    let allValues: [String]?
    let abstract: String?
    let discussion: String?
    let isOptional: Bool
    let isRepeating: Bool
    let shouldDisplay: Bool

    var spellings: [String] {
      (names ?? []).map { "\($0.kind == "long" ? "--" : "-")\($0.name)" }
    }
  }

  /// The built tool's, which is asked once.
  static let ofTool = Result {
    let text = try Tool.output(["--experimental-dump-help"], in: Repository.root)
    return try JSONDecoder().decode(ToolDescription.self, from: Data(text.utf8))
  }
}
