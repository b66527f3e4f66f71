import FileAccess
import Foundation
import Processes
import TestRuns

/// Whether an installed tool and the package's libraries have the version of this tool: other versions may draw other
/// pixels.
struct VersionCheckup {
  /// The package, or the app without one; nil without one.
  let package: URL?
  let environment: [String: String]

  /// A check for each other version that is found; none if all are equal.
  var checks: [Check] { installed + [library].compactMap(\.self) }

  /// The names of the tool: the Debian package's is another one, as `/usr/bin/snap` belongs to snapd.
  private static let names = ["snap", "snap-cells"]

  private var installed: [Check] {
    var seen: Set<String> = []
    return Self.names
      .compactMap { SearchPath.executable(named: $0, environment: environment) }
      // One may be a link to the other.
      .filter { seen.insert($0.resolvingSymlinksInPath().path).inserted }
      .compactMap(check(of:))
  }

  private func check(of tool: URL) -> Check? {
    let output = CommandOutput(of: tool, ["--version"], environment: environment)
    let version = output.text.trimmingCharacters(in: .whitespacesAndNewlines)
    // Other programs have this name, too.
    guard version.wholeMatch(of: /\d+\.\d+\.\d+/) != nil, version != ToolVersion.number else {
      return nil
    }
    return .advice(
      "version", "\(tool.path) is version \(version), and this tool is \(ToolVersion.number)",
      remedy: "Install \(ToolVersion.number), so that both draw the same pictures.")
  }

  /// The version of the dependency that the package has resolved; nothing for a branch or a folder.
  private var library: Check? {
    guard let file = package?.appendingPathComponent("Package.resolved"),
      let data = try? Files.read(existing: file),
      let resolved = try? JSONDecoder().decode(Resolved.self, from: data),
      let version = resolved.pins.first(where: { $0.identity == "snap" })?.state.version,
      version != ToolVersion.number
    else { return nil }
    return .missing(
      "library", "the package resolves Snap \(version), and this tool is \(ToolVersion.number)",
      remedy: "Run `swift package snap …`, which has the package's version, or install \(version).")
  }

  /// The part of `Package.resolved` that is compared.
  private struct Resolved: Decodable {
    struct Pin: Decodable {
      struct State: Decodable { let version: String? }

      let identity: String
      let state: State
    }

    let pins: [Pin]
  }
}
