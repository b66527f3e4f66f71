import Foundation
import Serving
import SnapReport
import SnapshotRecords
import Snapshots
import Terminal

// Tools about a run of the package's tests.
extension AgentTool {
  static let list = AgentTool(
    name: "list", title: "List snapshots",
    description:
      "Lists the snapshots of the last run with their verdicts, those that failed first.",
    parameters: [
      AgentParameter(
        "pattern", .text, "Only those whose names match this glob, such as FeedTests/*."),
      AgentParameter("failed", .flag, "Only those that failed."),
      AgentParameter("limit", .integer(1...1000), "The most that are listed; by default 200."),
    ]
  ) { arguments, workspace, _ in
    let run = try workspace.lastRun()
    let pattern = KeyPattern(arguments.text("pattern") ?? "*")
    let all = run.results.filter {
      pattern.matches($0) && ($0.isFailure || !arguments.flag("failed"))
    }
    let shown = AgentRun.failedFirst(all).prefix(arguments.integer("limit") ?? 200)
    let lines = shown.map { "\($0.key)  \($0.status.rawValue)" }
    let rest = all.count - shown.count
    return AgentAnswer(
      ([all.count.counted("snapshot")] + lines + (rest > 0 ? ["and \(rest) more"] : []))
        .joined(separator: "\n"),
      data: [
        "version": 1, "count": .integer(all.count), "snapshots": .list(shown.map(AgentRun.line)),
      ])
  }

  static let verify = AgentTool(
    name: "verify", title: "Verify snapshots",
    description: """
      Builds the package, runs its snapshot tests and cell files, and compares them with the references. References are \
      not changed. The answer has the cause of each failure, with file and line where they are known.
      """,
    parameters: [
      AgentParameter("filter", .text, "Only tests whose names match this regular expression."),
      AgentParameter("cellsOnly", .flag, "Only cell files, without a build."),
    ]
  ) { arguments, workspace, request in
    let printed = try workspace.run(
      ["verify", "--quiet"] + arguments.option("filter", "--filter")
        + arguments.option("cellsOnly", "--cells-only"), for: request)
    guard printed.exitCode <= Outcome.differences.exitCode else {
      return AgentAnswer(failure: printed.output + printed.errors)
    }
    return AgentAnswer(
      printed.output + printed.errors, data: try AgentRun(try workspace.lastRun()).summary())
  }

  static let explain = AgentTool(
    name: "explain", title: "Explain a failure",
    description: """
      Says why a snapshot of the last run failed: the cause with its property, both values, file and line, what moved by it, \
      and diagnostics with what mends them. The reference, the new picture and their difference follow as pictures.
      """,
    parameters: [
      AgentParameter(
        "snapshot", .text, "Its name as list and verify give it, such as FeedTests/a-row.320.",
        isRequired: true),
      AgentParameter("pictures", .flag, "Add the pictures."),
    ]
  ) { arguments, workspace, _ in
    let run = try workspace.lastRun()
    let result = try workspace.result(named: arguments.text("snapshot") ?? "", in: run)
    var answer = AgentAnswer(AgentRun.words(of: result), data: try AgentRun.value(of: result))
    if arguments.flag("pictures") {
      for kind in [AgentResource.Kind.reference, .actual, .diff] {
        if let data = try workspace.data(kind, of: result) { answer.add(picture: data) }
      }
    }
    return answer
  }

  static let accept = AgentTool(
    name: "accept", title: "Accept changes",
    description: """
      Makes pending pictures and texts the new references. Only for changes that were wanted: the answer has a message for \
      the commit with the reason.
      """,
    parameters: [
      AgentParameter(
        "snapshots", .texts, "Names as verify gives them, or globs over them.", isRequired: true),
      AgentParameter("cause", .flag, "Also all that differ for the same cause."),
      AgentParameter(
        "reason", .text, "Why the change was wanted, in one sentence.", isRequired: true),
    ], effect: .references
  ) { arguments, workspace, request in
    let names = arguments.texts("snapshots")
    guard !names.isEmpty else { throw AgentError.missingArgument("snapshots", tool: "accept") }
    let printed = try workspace.run(
      ["accept"] + arguments.option("cause", "--cause") + ["--"] + names, for: request)
    let isDone = printed.exitCode == Outcome.good.exitCode
    let message = "Snapshots: \(arguments.text("reason") ?? "")"
    return AgentAnswer(
      printed.output + printed.errors + (isDone ? "\nCommit message: \(message)" : ""),
      data: isDone ? ["version": 1, "commitMessage": .text(message)] : nil, isError: !isDone)
  }
}
