import FileAccess
import Fixtures
import Foundation
import Graphics
import SnapReport

/// A finding as other tools know it again.
struct LintIdentity {
  let finding: LintFinding
  /// The file from the repository's root.
  let path: String
  /// A digest that stays when lines are added elsewhere in the file, and differs for each finding of a run.
  let fingerprint: String

  static func all(of findings: [LintFinding], root: URL) -> [LintIdentity] {
    var counts: [String: Int] = [:]
    return findings.map { finding in
      let path = RelativePath.of(finding.file, from: root)
      let entry = finding.fingerprint
      let parts = [path, entry.cell, entry.id, entry.kind]
      let name = parts.joined(separator: "\n")
      let count = counts[name, default: 0]
      counts[name] = count + 1
      let digest = Digest(of: Data("\(name)\n\(count)".utf8))
      return LintIdentity(finding: finding, path: path, fingerprint: "\(digest)")
    }
  }
}

extension LintFinding {
  /// The place, the message with its extent, and the hint, in lines without control characters.
  var paragraph: String {
    [place, message, extent, hint].compactMap(\.self).filter { !$0.isEmpty }
      .joined(separator: "\n").visible
  }
}
