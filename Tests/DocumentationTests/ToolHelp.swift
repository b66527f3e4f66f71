import Foundation
import Testing

/// The commands and options of `snap`, as its parser describes them.
struct ToolHelp {
  private var options: [String: Set<String>] = [:]
  /// The words that an option takes, where it takes only some.
  private var values: [String: Set<String>] = [:]

  /// What the built tool says, which is asked once.
  static let ofTool = Result { ToolHelp(try ToolDescription.ofTool.get()) }

  private init(_ description: ToolDescription) {
    options[""] = Set((description.command.arguments ?? []).flatMap(\.spellings))
      // Every tool made with ArgumentParser has these, and none describes them. A declared --verbose would be taken from
      // the commands; with --version it is read by itself.
      .union(["--generate-completion-script", "--version", "--verbose"])
    for command in description.command.subcommands ?? [] {
      options[command.commandName] = Set((command.arguments ?? []).flatMap(\.spellings))
      for argument in command.arguments ?? [] {
        for name in argument.spellings {
          values["\(command.commandName) \(name)"] = argument.allValues.map(Set.init)
        }
      }
    }
  }

  /// Checks a call such as `["lint", "FILE…", "--format", "text|json"]`.
  func check(_ call: [String], at place: String) {
    if call[0].hasPrefix("-") { return check(options: call, of: [""], at: place) }
    let commands = call[0].split(separator: "|").map(String.init)
    for command in commands {
      #expect(options[command] != nil, "\(place): there is no command snap \(command)")
    }
    check(options: Array(call.dropFirst()), of: commands, at: place)
  }

  /// Checks the options among some words; without commands each must be one of any command.
  func check(options words: [String], of commands: [String], at place: String) {
    for (index, word) in words.enumerated()
    where word.hasPrefix("-") && !["-", "--"].contains(word) {
      let name = word.split(separator: "=").first.map(String.init) ?? word
      let isOther = CommandTests.otherOptions.contains { $0.name == name }
      let scope = commands.isEmpty ? Array(options.keys) : commands
      let isKnown = scope.contains { options[$0]?.contains(name) == true }
      #expect(isKnown || (commands.isEmpty && isOther), "\(place): there is no option \(name)")
      guard index + 1 < words.count, words[index + 1].contains("|") else { continue }
      for command in commands {
        guard let allowed = values["\(command) \(name)"] else { continue }
        let named = Set(words[index + 1].split(separator: "|").map(String.init))
        #expect(named == allowed, "\(place): \(name) takes \(allowed.sorted())")
      }
    }
  }
}
