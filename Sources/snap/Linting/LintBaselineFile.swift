import FileAccess
import Fixtures
import Foundation
import Processes
import SnapshotRecords

/// A file of known findings; its paths are relative to its folder, so that it works from any current folder.
struct LintBaselineFile {
  let path: String

  /// Returns the findings that are not in the file, and the number of stale entries.
  ///
  /// - Throws: `FileError`, or ``ToolError/cannotRead(file:reason:)`` if it is not a baseline.
  func new(among findings: [LintFinding]) throws -> (findings: [LintFinding], stale: Int) {
    let baseline = try read()
    let relative = findings.map(fromHere)
    let new = Set(baseline.new(among: relative))
    let found = Set(relative.map(\.fingerprint))
    return (
      zip(findings, relative).filter { new.contains($0.1) }.map(\.0),
      baseline.findings.count { !found.contains($0) }
    )
  }

  /// Writes a file with all findings.
  ///
  /// - Throws: `FileError`
  func write(_ findings: [LintFinding]) throws {
    let baseline = LintBaseline(of: findings.map(fromHere))
    try Files.write(CanonicalJSON.prettyData(of: baseline), to: URL(fileURLWithPath: path))
  }

  private func read() throws -> LintBaseline {
    let data = try Files.read(existing: URL(fileURLWithPath: path), atMost: Files.sizeLimit)
    do throws(LintBaselineError) {
      return try LintBaseline(data)
    } catch {
      throw ToolError.cannotRead(file: path, reason: error.description)
    }
  }

  private func fromHere(_ finding: LintFinding) -> LintFinding {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    return finding.named(RelativePath.of(finding.file, from: folder))
  }
}
