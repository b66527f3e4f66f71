import ArgumentParser
import FileAccess
import Fixtures
import Foundation
import Processes
import Revisions
import SnapReport
import Terminal
import TestRuns

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes a first cell file from an Interface Builder file, or sets up git.",
    discussion: """
      Each cell becomes a fixture with the texts in the file. An existing cell file is not \
      overwritten. With --git, .gitignore, .gitattributes and the clone's settings are completed, so that \
      `git diff` shows layouts and git merges digests line by line. \
      \(ExitCodes.initializing)
      """)

  @Argument(help: ArgumentHelp("A storyboard or xib.", valueName: "file"))
  var file: String?

  @Flag(help: "Set up git for the package or folder instead.")
  var git = false

  func validate() throws {
    guard (file == nil) == git else {
      throw ValidationError("Name a storyboard or xib, or pass --git.")
    }
  }

  func run() throws {
    if let file { try writeCellFile(for: URL(fileURLWithPath: file)) } else { try setUpGit() }
  }

  private func setUpGit() throws {
    let package = try PackageFolder.containing(".")
    let setup = GitSetup(
      repository: try GitRepository(around: package, environment: Console.environment),
      package: package, tool: Self.command(of: Console.tool))
    for line in try setup.apply() { Console.out(line) }
  }

  /// The command by which git runs the tool, in folders of its own choice.
  private static func command(of tool: ToolName) -> String {
    let words = tool.description
    return words.contains("/") ? URL(fileURLWithPath: words).path.shellWord : words
  }

  private func writeCellFile(for url: URL) throws {
    let text = try MainActor.assumeIsolated { try PrototypeFile(contentsOf: url).firstCellFile }
    let output = url.deletingPathExtension().appendingPathExtension("cells.json")
    guard !Files.exists(output) else {
      throw ToolError.cannotWrite(
        file: output.path, reason: "it already exists; remove it to write a new one")
    }
    try Files.write(Data(text.utf8), to: output)
    Console.out("\(output.path) is written. `snap record` takes its first pictures.")
  }
}
