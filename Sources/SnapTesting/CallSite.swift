#if !canImport(Darwin)
internal import Foundation
internal import SnapshotRecords
internal import SnapshotReferences
internal import Testing

/// The source location of an assertion.
package struct CallSite: Sendable {
  let fileID: StaticString
  package let filePath: StaticString
  package let function: String
  let line: UInt
  let column: UInt

  package init(
    fileID: StaticString, filePath: StaticString, function: String, line: UInt, column: UInt
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.function = function
    self.line = line
    self.column = column
  }

  /// Returns the suite of a snapshot's key: the name of the source file without folders and extension, after the module if
  /// the package says so.
  func suite(_ template: PathTemplate) -> String {
    let file = URL(fileURLWithPath: filePath.description).deletingPathExtension().lastPathComponent
    let module = fileID.description.split(separator: "/").first.map(String.init)
    return template.suite(ofFile: file, in: module)
  }

  /// The readable name of a fixture of the test function, which a name distinguishes from others.
  func fixtureName(_ name: String?) -> String {
    SnapshotKey.fixtureName(ofFunction: function, named: name)
  }

  /// The location in the format of records.
  var source: SnapshotResult.Source {
    SnapshotResult.Source(file: filePath.description, line: Int(line))
  }

  /// The location in the format of notes to the tool.
  var place: FailedAssertion.Place {
    FailedAssertion.Place(fileID: fileID.description, line: Int(line), column: Int(column))
  }

  var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: fileID.description, filePath: filePath.description, line: Int(line),
      column: Int(column))
  }
}
#endif
