import Fixtures
import LayoutModel

/// What is looked for besides defects of the layout, and what is done with what is found.
struct LintExtras {
  var accessibility: Bool
  var xcodeFlags: Bool
  var fixes = false
  /// Whether notes are fixed, too.
  var notes = false
  /// The kinds, elements and cells of the findings that count; all if empty.
  var only: [String] = []
  /// The file of the findings that are known, and not fixed.
  var baseline: String?

  /// The options of a process that checks some of the files.
  var options: [String] {
    (accessibility ? ["--accessibility"] : []) + (xcodeFlags ? ["--xcode-flags"] : [])
      + (fixes ? ["--fix"] : []) + (notes ? ["--notes"] : []) + only.map { "--only=\($0)" }
      + (baseline.map { ["--baseline=\($0)"] } ?? [])
  }

  /// How many seconds a file may take, of those that checking one may take: fixing checks it many times.
  func limit(_ seconds: Int) -> Int { fixes ? 10 * seconds : seconds }

  func includes(_ finding: LintFinding) -> Bool {
    only.isEmpty
      || only.contains { [finding.kind.rawValue, finding.id, finding.cell].contains($0) }
  }
}
