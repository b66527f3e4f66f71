import FileAccess
import Foundation
import SnapReport

/// What is in an installed tool, by the list (SPDX) that came with it.
struct ToolContents: Decodable {
  private let packages: [Part]

  /// A library, font or program.
  private struct Part: Decodable {
    let name: String
    let versionInfo: String
    let licenseDeclared: String
  }

  /// A line for each part: its name, version and licence.
  var lines: [String] {
    packages.map { "\($0.name) \($0.versionInfo), \($0.licenseDeclared)".visible }
  }

  /// Reads the list of a tool; nil if none came with it, as in a build folder.
  init?(of tool: URL) {
    let folder = tool.resolvingSymlinksInPath().deletingLastPathComponent()
    guard let data = try? Files.read(folder.appendingPathComponent("snap.spdx.json")),
      let contents = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = contents
  }
}
