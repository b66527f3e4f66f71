internal import Foundation
internal import SnapReport
internal import Snapshots

/// What is wrong with the snapshots of one assertion.
struct AssertionOutcome: Sendable {
  /// The failures that are also in the records, one for each cause.
  var failures: [AssertionFailure] = []
  /// Problems that are in no record: why snapshots could not be taken, or that code enables recording.
  var problems: [String] = []

  var isFailure: Bool { !failures.isEmpty || !problems.isEmpty }

  /// The message of the test's failure.
  var message: String { (failures.map(\.message) + problems).joined(separator: "\n\n") }
}

/// One cause for which snapshots fail, with the files that show it.
struct AssertionFailure: Sendable {
  let message: String
  let attachments: [FailureAttachment]

  /// The failures of snapshots, one for each cause.
  static func all(
    of results: [SnapshotResult], in directories: SnapshotDirectories, tool: ToolName
  ) -> [AssertionFailure] {
    let failing = RunResults(results: results.filter(\.isFailure))
    return RunReport(failing, tool: tool).messagesByCause.map { message in
      let results = [message.result] + message.others
      return AssertionFailure(
        message: message.text,
        attachments: results.flatMap { FailureAttachment.all(of: $0, in: directories) })
    }
  }
}

/// A file attached to a failed test.
struct FailureAttachment: Hashable, Sendable {
  /// The key and the kind of file, such as `BasicCellTests+wraps.320@2x.actual.png`.
  ///
  /// No key contains a `+`, so that two snapshots never share a name; and `+` is no path separator, so that the name is
  /// that of a file.
  let name: String
  let bytes: [UInt8]

  /// Returns the reference, the actual and the diff, if they exist.
  static func all(
    of result: SnapshotResult, in directories: SnapshotDirectories
  ) -> [FailureAttachment] {
    let files = [("reference", result.reference), ("actual", result.actual), ("diff", result.diff)]
    return files.compactMap { kind, path in
      guard let path,
        let data = FileManager.default.contents(atPath: directories.url(ofRelativePath: path).path)
      else { return nil }
      return FailureAttachment(name: name(of: result, kind, path), bytes: [UInt8](data))
    }
  }

  private static func name(of result: SnapshotResult, _ kind: String, _ path: String) -> String {
    let reference = result.reference.split(separator: "/").suffix(2).joined(separator: "+")
    let stem = reference[..<(reference.lastIndex(of: ".") ?? reference.endIndex)]
    return "\(stem).\(kind).\(path.split(separator: ".").last ?? "")"
  }
}
