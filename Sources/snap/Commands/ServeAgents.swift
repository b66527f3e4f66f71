import ArgumentParser
import Foundation
import Processes
import Serving
import SnapshotReferences
import Terminal
import TestRuns

struct ServeAgents: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serves coding agents by the Model Context Protocol.",
    discussion: """
      Reads requests from standard input and writes answers to standard output, a line each, until the input ends. Tools: \
      list, verify, explain, render, lint, fix, why, stress and accept; only accept changes references, and fix Interface Builder files. No path leads out of the \
      package. \(ExitCodes.serveAgents)
      """)

  @OptionGroup var location: PackageOption

  @Flag(help: "Print what an agent has to know to work with snapshots, as a SKILL.md, and end.")
  var skill = false

  func run() throws {
    if skill { return Console.raw(AgentSkill.text) }
    guard let tool = Bundle.main.executableURL else { throw SnapError.unknownTool }
    let workspace = AgentWorkspace(directories: try location.directories(), tool: tool)
    Interruption.unblock()
    let client = MessageClient(.standardOutput, .lines)
    MessageServer(AgentServer(workspace: workspace), for: client).run(input: .standardInput)
  }
}
