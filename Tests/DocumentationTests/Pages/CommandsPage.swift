/// The page of the tool's commands, made from what its parser says of them.
struct CommandsPage {
  static let path = "Documentation/Commands.md"

  /// The commands by what one wants to do, in the order of the page.
  static let groups: [(title: String, commands: [String])] = [
    (
      "Daily",
      [
        "verify", "record", "watch", "status", "review", "accept", "reject", "decide", "fix",
        "report", "gallery", "prune", "measure", "symbols",
      ]
    ),
    ("Interface Builder", ["lint", "layout", "render", "stress"]),
    ("Git", ["diff", "history", "bisect", "blame", "describe", "references", "merge-driver"]),
    ("CI", ["bundle", "merge", "flakes", "comment", "export"]),
    ("Set-up", ["try", "doctor", "init", "adopt", "import", "mcp", "lsp"]),
  ]

  private let commands: [String: ToolDescription.Command]

  /// Leaves out `help`, which the parser adds by itself.
  init(_ tool: ToolDescription) {
    let listed = (tool.command.subcommands ?? []).filter { $0.commandName != "help" }
    commands = Dictionary(uniqueKeysWithValues: listed.map { ($0.commandName, $0) })
  }

  var names: [String] { commands.keys.sorted() }

  var text: String {
    let lists = Self.groups.map { "## \($0.title)\n\n\(list(of: $0.commands))\n" }
    let details = Self.groups.flatMap(\.commands).compactMap { commands[$0] }.map(Self.details)
    return
      ([Self.introduction] + lists + [exitCodes, "## Options\n"] + details).joined(separator: "\n")
  }

  /// What the exit codes of each command mean, from its own words.
  private var exitCodes: String {
    let rows = Self.groups.flatMap(\.commands).compactMap { commands[$0] }.map { command in
      let meanings = Self.meanings(of: command)
      let cells = ["0", "1", "2"].map { meanings[$0] ?? "" }
      return "| `snap \(command.commandName)` | \(cells.joined(separator: " | ")) |"
    }
    return
      (["## Exit codes\n", "| command | 0 | 1 | 2 |", "| --- | --- | --- | --- |"] + rows)
      .joined(separator: "\n") + "\n"
  }

  /// The commands that do not say what their exit codes mean.
  var withoutExitCodes: [String] {
    commands.filter { Self.meanings(of: $0.value)["0"] == nil }.keys.sorted()
  }

  /// The meanings in a sentence such as `0 drawn, 1 a cell could not be drawn, 2 the file could not be read`.
  private static func meanings(of command: ToolDescription.Command) -> [String: String] {
    let sentence = command.discussion?.firstMatch(of: /Exit codes: (.+)/)?.output.1 ?? ""
    let parts = sentence.split(separator: /[,;] (?=[012] )/)
    return Dictionary(
      parts.map { part in
        let text = part.dropFirst(2)
        return (String(part.prefix(1)), String(text.hasSuffix(".") ? text.dropLast() : text))
      }, uniquingKeysWith: { $1 })
  }

  private static let introduction = """
    # Commands

    `make pages` writes this page from `snap --help`. In a package that depends on Snap, write `swift package snap` for `snap`.

    [Exit codes](#exit-codes) are 0 for success, 1 for differences or errors, and 2 if the command could not run. SwiftPM exits with 1 for every failure of `swift package snap`: to tell 1 and 2 apart, run the tool itself, by
    `swift run snap verify`.

    `snap --generate-completion-script bash` (or `zsh`, `fish`) prints completions for your shell, and `make manual` writes manual pages.
    `snap --version --verbose` lists the libraries and fonts in the tool.

    """

  private func list(of names: [String]) -> String {
    let rows = names.compactMap { commands[$0] }.map { command in
      "| [`snap \(command.commandName)`](#snap-\(command.commandName)) | \(command.abstract ?? "") |"
    }
    return (["| command | does |", "| --- | --- |"] + rows).joined(separator: "\n")
  }

  private static func details(of command: ToolDescription.Command) -> String {
    let arguments = (command.arguments ?? []).filter { argument in
      argument.shouldDisplay && Set(argument.spellings).isDisjoint(with: ["--help", "--version"])
    }
    let places = arguments.filter { $0.kind == .positional }.map(place)
    let call = (["snap", command.commandName] + places).joined(separator: " ")
    let texts = [command.abstract, command.discussion].compactMap(\.self)
    let rows = rows(for: arguments)
    let table = (["| option | |", "| --- | --- |"] + rows).joined(separator: "\n")
    return
      (["### snap \(command.commandName)", "`\(call)`"] + texts + (rows.isEmpty ? [] : [table]))
      .joined(separator: "\n\n") + "\n"
  }

  /// A positional argument, such as `<file>…`, in brackets where it may be missing.
  private static func place(of argument: ToolDescription.Argument) -> String {
    let name = "<\(argument.valueName)>" + (argument.isRepeating ? "…" : "")
    return argument.isOptional ? "[\(name)]" : name
  }

  /// An option and its opposite, such as `--wait` and `--no-wait`, share a row, as they share their words.
  private static func rows(for arguments: [ToolDescription.Argument]) -> [String] {
    var rows: [(spellings: [String], words: String)] = []
    for argument in arguments {
      let spelling = spelling(of: argument)
      let words = words(for: argument)
      let isOpposite = argument.kind == .flag && !words.isEmpty && rows.last?.words == words
      if isOpposite, let last = rows.indices.last {
        rows[last].spellings.append(spelling)
      } else {
        rows.append((spellings: [spelling], words: words))
      }
    }
    return rows.map { row in
      // A bar within code would end the table's cell.
      let code = row.spellings.map { "`\($0.replacing("|", with: "\\|"))`" }
      return "| \(code.joined(separator: ", ")) | \(row.words) |"
    }
  }

  private static func spelling(of argument: ToolDescription.Argument) -> String {
    guard argument.kind != .positional else { return place(of: argument) }
    // The short name first, as in the tool's own help.
    let names = argument.spellings.sorted { $0.count < $1.count }.joined(separator: ", ")
    guard argument.kind == .option else { return names }
    // Of many values the words name some.
    let values = argument.allValues.flatMap { $0.count <= 6 ? $0.joined(separator: "|") : nil }
    return "\(names) <\(values ?? argument.valueName)>"
  }

  /// What an argument is for, and what it is without being given.
  private static func words(for argument: ToolDescription.Argument) -> String {
    let words = [argument.abstract, argument.discussion].compactMap(\.self).joined(separator: " ")
    guard argument.kind == .option, let value = argument.defaultValue else { return words }
    return "\(words) By default `\(value)`."
  }
}
