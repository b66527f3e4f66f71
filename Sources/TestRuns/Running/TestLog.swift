package import FileAccess
package import Foundation
import Processes
package import SnapshotReferences

/// The log of `swift`'s output, shown if something went wrong.
package struct TestLog: Sendable {
  package let file: URL
  /// What the file is in.
  package let tree: FileTree

  /// A log, whose file need not exist, in a tree.
  package init(file: URL, in tree: FileTree) {
    self.file = file
    self.tree = tree
  }

  /// A log in the folder of a run's files.
  package init(named name: String, in directories: SnapshotDirectories) {
    self.init(file: directories.pending.appendingPathComponent(name), in: directories.tree)
  }

  package var text: String { text(from: 0) }

  /// The number of bytes so far.
  package var length: Int { data.count }

  /// The last lines, and the path of the whole log.
  package var ending: String { "\(ending(from: 0))\n\nFull output: \(file.path)" }

  /// The last lines of the output after an offset in bytes.
  package func ending(from start: Int) -> String {
    // The number of lines that fit on a terminal together with the message.
    let lines = text(from: start).split(separator: "\n", omittingEmptySubsequences: false).suffix(
      30)
    return lines.joined(separator: "\n")
  }

  /// The output after an offset in bytes.
  package func text(from start: Int) -> String {
    String(decoding: data.dropFirst(start), as: UTF8.self).withPlainSpaces
  }

  /// The log of one of the processes that share tests: this one for the first.
  package func of(_ job: TestJob) -> TestLog {
    let name = file.deletingPathExtension().lastPathComponent
    return TestLog(
      file: file.deletingLastPathComponent().appendingPathComponent("\(name)\(job.suffix).log"),
      in: tree)
  }

  /// Adds the text of other logs.
  package func append(_ others: [TestLog]) throws {
    let handle = try begin(keepingText: true)
    for other in others { try handle.write(contentsOf: other.data) }
    try handle.close()
  }

  /// Returns where a process writes, after what is already in the log or instead of it.
  ///
  /// - Throws: `FileError` if the file cannot be written.
  package func begin(keepingText keepsText: Bool = false) throws -> FileHandle {
    keepsText ? try tree.appending(to: file) : try tree.create(file)
  }

  /// A log that cannot be read has nothing to show.
  private var data: Data { (try? tree.read(file, atMost: .max)) ?? Data() }
}
