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
    for file in Self.places(of: tool) {
      guard let data = try? Files.read(file),
        let contents = try? JSONDecoder().decode(Self.self, from: data)
      else { continue }
      self = contents
      return
    }
    return nil
  }

  /// Where an archive, a Debian package and an artifact bundle have it.
  private static func places(of tool: URL) -> [URL] {
    let folder = tool.resolvingSymlinksInPath().deletingLastPathComponent()
    let prefix = folder.deletingLastPathComponent().deletingLastPathComponent()
    return [
      prefix.appendingPathComponent("share/doc/\(folder.lastPathComponent)/snap.spdx.json"),
      folder.deletingLastPathComponent().appendingPathComponent("doc/snap.spdx.json"),
    ]
  }
}
