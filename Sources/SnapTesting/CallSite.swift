internal import Foundation
internal import Snapshots
internal import Testing

/// The place of an assertion in a test's source.
struct CallSite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let function: String
  let line: UInt
  let column: UInt

  /// The name of the source file without folders and extension: the suite of a snapshot's key.
  var suite: String {
    URL(fileURLWithPath: filePath.description).deletingPathExtension().lastPathComponent
  }

  /// The name of the test function as a person would say it.
  var testName: String {
    SnapshotKey.fixtureName(ofFunction: function)
  }

  /// The place as records name it.
  var source: SnapshotResult.Source {
    SnapshotResult.Source(file: filePath.description, line: Int(line))
  }

  var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: fileID.description, filePath: filePath.description, line: Int(line),
      column: Int(column))
  }
}
