import Foundation
import Serving
import Terminal

// Tools about cells in files, without a build.
extension AgentTool {
  static let render = AgentTool(
    name: "render", title: "Render a cell",
    description:
      "Draws one cell of a storyboard or xib, and returns the picture and the size in pixels.",
    parameters: [
      AgentParameter("file", .text, "A storyboard or xib.", isRequired: true),
      AgentParameter(
        "cell", .text, "The identifier, reuse identifier or class of the cell.", isRequired: true),
      AgentParameter("width", .number(1...2000), "The width in points; by default the file's."),
      AgentParameter("height", .number(1...4000), "The height in points; by default the row's."),
      AgentParameter(
        "content", .text,
        "JSON of what views show instead, by outlet: {\"titleLabel\": {\"text\": \"Hello\"}}."),
      AgentParameter("category", .text, "The text size, such as large, accessibilityLarge or AX2."),
      AgentParameter("scale", .number(1...4), "Pixels per point; by default 2."),
      AgentParameter("dark", .flag, "Draw in dark mode."),
      AgentParameter("rtl", .flag, "Use right-to-left layout."),
      AgentParameter("bold", .flag, "Draw bold text, as users can choose."),
      AgentParameter("locale", .text, "Use the translations for this language next to the file."),
    ]
  ) { arguments, workspace, request in
    let folder = try AgentFolder()
    defer { folder.remove() }
    let picture = folder.url.appendingPathComponent("cell.png")
    let options = [
      "cell", "width", "height", "content", "category", "scale", "dark", "rtl", "bold", "locale",
    ]
    .flatMap { arguments.option($0, "--\($0)") }
    let printed = try workspace.run(
      ["render", "--output", picture.path] + options
        + ["--", try workspace.path(arguments.text("file") ?? "")], for: request)
    guard printed.exitCode == Outcome.good.exitCode else {
      return AgentAnswer(failure: printed.errors)
    }
    let size = printed.output.replacingOccurrences(of: "\(picture.path): ", with: "")
    var answer = AgentAnswer(size)
    answer.add(picture: try Data(contentsOf: picture))
    return answer
  }

  static let lint = AgentTool(
    name: "lint", title: "Check Interface Builder files",
    description: """
      Lays out each cell of storyboards and xibs at several widths, text sizes and directions, and reports broken \
      constraints, ambiguous layout, rows without height and cut texts, with line and what mends them.
      """,
    parameters: [
      AgentParameter("paths", .texts, "Files and folders; by default the whole package.")
    ]
  ) { arguments, workspace, request in
    let paths = try arguments.texts("paths").map(workspace.path)
    return answer(
      try workspace.run(
        ["lint", "--format", "json", "--"] + (paths.isEmpty ? ["."] : paths), for: request),
      data: "findings")
  }

  static let fix = AgentTool(
    name: "fix", title: "Fix Interface Builder files",
    description: """
      Adds the constraints, priorities and properties that hints of lint name, where it is proven that the finding is gone \
      and nothing that is right moves. Returns a diff of each file, and why other findings stay. Writes only with apply.
      """,
    parameters: [
      AgentParameter("paths", .texts, "Files and folders; by default the whole package."),
      AgentParameter(
        "only", .texts, "Only findings of these kinds, elements or cells, such as ambiguousLayout."),
      AgentParameter("apply", .flag, "Write the files; otherwise nothing is written."),
    ], effect: .files
  ) { arguments, workspace, request in
    let paths = try arguments.texts("paths").map(workspace.path)
    let options =
      (arguments.flag("apply") ? [] : ["--dry-run"])
      + arguments.texts("only").map { "--only=\($0)" }
    return answer(
      try workspace.run(
        ["lint", "--fix", "--format", "json"] + options + ["--"] + (paths.isEmpty ? ["."] : paths),
        for: request), data: "findings")
  }

  static let why = AgentTool(
    name: "why", title: "Explain where a view is",
    description: """
      Says why a view of a cell in a storyboard or xib is where it is: for each edge the constraints, contents, margins and \
      sizes whose change would move it, with line, identifier and priority, and what gave way.
      """,
    parameters: [
      AgentParameter("file", .text, "A storyboard or xib.", isRequired: true),
      AgentParameter(
        "view", .text,
        "The path, identifier, outlet, accessibility identifier, label, text or class of the view.",
        isRequired: true),
      AgentParameter(
        "cell", .text, "Only the cells with this identifier, reuse identifier or class."),
    ]
  ) { arguments, workspace, request in
    answer(
      try workspace.run(
        ["layout", "--json"] + arguments.option("view", "--why")
          + arguments.option("cell", "--cell")
          + ["--", try workspace.path(arguments.text("file") ?? "")], for: request),
      data: "result")
  }

  static let stress = AgentTool(
    name: "stress", title: "Search for what breaks a cell",
    description: """
      Searches for the smallest text, width or setting that breaks a cell of a storyboard, xib or cell file, and returns \
      each failure as an entry for a cell file.
      """,
    parameters: [
      AgentParameter("file", .text, "A storyboard, xib or cell file.", isRequired: true),
      AgentParameter("cell", .text, "Only the cell or fixture with this name."),
      AgentParameter("trials", .integer(1...10_000), "How many trials to make for each cell."),
    ]
  ) { arguments, workspace, request in
    answer(
      try workspace.run(
        ["stress", "--json"] + arguments.option("cell", "--cell")
          + arguments.option("trials", "--trials")
          + ["--", try workspace.path(arguments.text("file") ?? "")], for: request), data: "result")
  }

  /// The answer of a command that prints JSON: findings are not an error of the tool.
  private static func answer(_ printed: AgentWorkspace.Printed, data name: String) -> AgentAnswer {
    guard let value = try? MessageValue(json: Data(printed.output.utf8)) else {
      return AgentAnswer(failure: printed.output + printed.errors)
    }
    return AgentAnswer(
      printed.output + printed.errors, data: [name: value],
      isError: printed.exitCode > Outcome.differences.exitCode)
  }
}

/// A folder for one call.
private struct AgentFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("snap-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// What stays behind is the system's to remove.
  func remove() { try? FileManager.default.removeItem(at: url) }
}
