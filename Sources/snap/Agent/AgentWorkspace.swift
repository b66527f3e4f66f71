import FileAccess
import Foundation
import Processes
import Revisions
import Serving
import SnapshotReferences
import Terminal

/// The package that an agent works on: its commands run there, and no path leads out of it.
struct AgentWorkspace: Sendable {
  let directories: SnapshotDirectories
  /// This tool.
  let tool: URL

  var folder: URL { directories.packageRoot }

  /// A path of a file or a folder in the package, as an argument of a command, which it can be no option of.
  ///
  /// - Throws: ``AgentError/outside(path:)`` also for what a link leads out.
  func path(_ path: String) throws(AgentError) -> String {
    let names = path.split(separator: "/")
    let isPlain = !path.isEmpty && !path.utf8.contains(0) && !names.contains("..")
    let whole = path.hasPrefix("/") ? path : "\(folder.path)/\(path)"
    guard isPlain, let root = Self.place(of: folder.path), let place = Self.place(of: whole),
      place == root || place.hasPrefix("\(root)/")
    else { throw .outside(path: path) }
    return path.hasPrefix("/") ? path : "./\(path)"
  }

  /// Where a path leads, or what of it exists.
  private static func place(of path: String) -> String? {
    var path = path
    while true {
      if let resolved = Files.realPath(URL(fileURLWithPath: path)) { return resolved }
      guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return nil }
      path = String(path[..<slash])
    }
  }

  /// What a command printed and how it ended.
  struct Printed {
    let exitCode: Int32
    let output: String
    let errors: String
  }

  /// Runs a command of this tool in a process of its own, so that one that crashes or hangs ends no other.
  ///
  /// Lines that it prints as progress are sent to the client. Ends early if the request is cancelled.
  ///
  /// - Throws: ``AgentError/cancelled``, `ToolError`
  func run(_ arguments: [String], for request: MessageRequest) throws -> Printed {
    let (output, errors) = (try UnnamedFile(), try UnnamedFile())
    var environment = Console.environment
    environment["NO_COLOR"] = "1"
    let child = try ChildProcess(
      tool, arguments, in: folder, environment: environment, output: .file(output.handle),
      error: .file(errors.handle))
    var progress = AgentProgress(of: request, errors)
    let ending = child.waitForEnd {
      progress.report()
      if request.isCancelled { child.interrupt() }
    }
    if request.isCancelled { throw AgentError.cancelled }
    return Printed(
      exitCode: ending.exitCode, output: output.text(atMost: Self.mostBytes),
      errors: errors.text(atMost: Self.mostBytes))
  }

  private static let mostBytes = 32 << 20
}
