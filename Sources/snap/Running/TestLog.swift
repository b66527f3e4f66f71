import FileAccess
import Foundation

/// The log of `swift`'s output, shown if something went wrong.
struct TestLog: Sendable {
  let file: URL

  /// All of it.
  var text: String { text(from: 0) }

  /// The number of bytes so far.
  var length: Int { data.count }

  /// The last lines, and the path of the whole log.
  var ending: String { "\(ending(from: 0))\n\nFull output: \(file.path)" }

  /// The last lines of the output after an offset in bytes.
  func ending(from start: Int) -> String {
    // The number of lines that fit on a terminal together with the message.
    let lines = text(from: start).split(separator: "\n", omittingEmptySubsequences: false).suffix(
      30)
    return lines.joined(separator: "\n")
  }

  /// The output after an offset in bytes.
  func text(from start: Int) -> String {
    String(decoding: data.dropFirst(start), as: UTF8.self).withPlainSpaces
  }

  /// The log of one of the processes that share tests: this one for the first.
  func of(_ job: TestJob) -> TestLog {
    let name = file.deletingPathExtension().lastPathComponent
    return TestLog(
      file: file.deletingLastPathComponent().appendingPathComponent("\(name)\(job.suffix).log"))
  }

  /// Adds the text of other logs.
  func append(_ others: [TestLog]) throws {
    let handle = try begin(keepingText: true)
    for other in others { try handle.write(contentsOf: other.data) }
    try handle.close()
  }

  /// Returns where a process writes, after what is already in the log or instead of it.
  ///
  /// - Throws: `FileError` or ``SnapError`` if the file cannot be written.
  func begin(keepingText keepsText: Bool = false) throws -> FileHandle {
    if !keepsText { try Files.write(Data(), to: file) }
    do {
      let handle = try FileHandle(forWritingTo: file)
      try handle.seekToEnd()
      return handle
    } catch {
      throw SnapError.cannotWrite(file: file.path, reason: error.localizedDescription)
    }
  }

  /// A log that cannot be read has nothing to show.
  private var data: Data { (try? Files.read(existing: file, atMost: .max)) ?? Data() }
}
