import ArgumentParser
import Fixtures
import Foundation
import SnapReport
import SnapshotReferences
import Snapshots
import Terminal
import TestRuns

/// The command line tool: its subcommands, and their common exit codes.
@main
struct Snap: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snap",
    abstract: "Snapshot tests for table- and collection-view cells.",
    discussion: """
      \(ExitCodes.standard)
      """,
    version: ToolVersion.text,
    subcommands: [
      Verify.self, Record.self, Watch.self, Status.self, Review.self, Accept.self, Reject.self,
      Decide.self,
      Prune.self,
      References.self, MergeDriver.self, History.self, Flakes.self, Bisect.self, Blame.self,
      Report.self,
      WriteGallery.self,
      Merge.self, Comment.self, Export.self, PackBundle.self, Describe.self, Diff.self,
      Measure.self, Layout.self, Lint.self,
      FixSources.self,
      Stress.self, Render.self, Symbols.self, Init.self, Adopt.self, Import.self, Try.self,
      Doctor.self,
      ServeAgents.self, ServeEditors.self,
    ])

  static func main() {
    do {
      try checkCommand()
      var command = try parseAsRoot()
      try command.run()
    } catch {
      Foundation.exit(report(error))
    }
  }

  /// Suggests the command that was probably meant; for options the parser does so itself.
  private static func checkCommand() throws {
    guard let word = CommandLine.arguments.dropFirst().first, !word.hasPrefix("-") else { return }
    let names =
      configuration.subcommands.map { $0.configuration.commandName ?? "\($0)".lowercased() }
      + ["help"]
    guard !names.contains(word) else { return }
    throw ValidationError(
      "Unknown command “\(word)”.\(Suggestion(word, among: names).text)")
  }

  /// Prints a command's error and returns its exit code.
  private static func report(_ error: any Error) -> Int32 {
    if let outcome = error as? Outcome { return outcome.exitCode }
    if exitCode(for: error) == .success {
      // Help, and scripts for shells.
      Console.raw(Console.tool.naming(fullMessage(for: error)))
      return Outcome.good.exitCode
    }
    if isUsageError(error) {
      Console.error(fullMessage(for: error))
      do {
        try UnstartedRun.note(
          Array(CommandLine.arguments.dropFirst()), environment: Console.environment)
      } catch {
        Console.error("error: \(error)")
      }
    } else {
      Console.error("error: \(error)")
    }
    return Outcome.couldNotRun.exitCode
  }

  private static func isUsageError(_ error: any Error) -> Bool {
    exitCode(for: error) == .validationFailure
  }
}
