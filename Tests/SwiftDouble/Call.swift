import FileAccess
import Foundation

/// How the double was called.
struct Call {
  /// The path by which it was called.
  let program: URL
  let arguments: [String]
  let environment: [String: String]
  /// The working directory.
  let folder: URL

  init(arguments: [String], environment: [String: String], folder: URL) {
    program = URL(fileURLWithPath: arguments[0], relativeTo: folder)
    self.arguments = Array(arguments.dropFirst())
    self.environment = environment
    self.folder = folder
  }

  /// The value of a variable; nil for an empty one.
  subscript(_ variable: String) -> String? {
    environment[variable].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The number that a variable names.
  func seconds(_ variable: String) -> Double? { self[variable].flatMap(Double.init) }

  /// Adds a line to the list of calls, which the tests read.
  func log(_ words: [String]) throws {
    let shard = self["SNAP_SHARD"].map { ["SNAP_SHARD=\($0)"] } ?? []
    let line = words + arguments + ["SNAP_RECORD=\(self["SNAP_RECORD"] ?? "")"] + shard
    try append(line.joined(separator: " "), to: folder.appendingPathComponent("calls"))
  }

  /// Appends a line to a file, which several processes may write.
  func append(_ line: String, to file: URL) throws {
    let tree = FileTree(roots: [FileTree.Root(ofNamed: file.deletingLastPathComponent())])
    try LineFile.shared(file, in: tree).append(Data(line.utf8))
  }

  /// Does nothing, for a minute at most, until a signal ends the process: Swift's handler would only print a stack.
  func hang() -> Never {
    signal(SIGABRT, SIG_DFL)
    sleep(60)
    exit(1)
  }

  func print(_ text: String, to handle: FileHandle = .standardOutput) throws {
    try handle.write(contentsOf: Data("\(text)\n".utf8))
  }
}
