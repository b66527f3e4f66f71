import FileAccess
package import Foundation
import Processes
import SnapshotRecords

/// What a package was made of, as `adopted.json` in its folder says.
package struct Adoption: Codable {
  /// The project, a workspace, a manifest or a folder, relative to the package.
  package let project: String
  package let cells: [String]

  static let fileName = "adopted.json"

  init(project: String, cells: [String]) { (self.project, self.cells) = (project, cells) }

  /// Reads what a package was made of.
  /// - Throws: `ToolError` if it does not say so.
  package init(of package: URL) throws {
    let file = package.appendingPathComponent(Self.fileName)
    guard let data = try Files.read(file),
      let known = try? JSONDecoder().decode(Adoption.self, from: data)
    else {
      throw ToolError.cannotRead(
        file: file.path, reason: "it is none that `snap adopt` has written with --strict left out")
    }
    self = known
  }

  var data: Data { get throws { try CanonicalJSON.prettyData(of: self) } }
}
