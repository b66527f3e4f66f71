/// The lines of a file that a host shows in a pull request, changed ones and those around them.
package struct DiffLines: Hashable, Sendable {
  /// The number of a line before the pull request, by its number now; nil for one that is new.
  private var old: [Int: Int?] = [:]

  /// Reads the hunks of a file, as `git diff` prints them below the file's names.
  package init(patch: String) {
    var (oldNumber, newNumber) = (0, 0)
    for line in patch.split(separator: "\n", omittingEmptySubsequences: false) {
      switch line.first {
      case "@":
        guard
          let match = line.prefixMatch(
            of: /@@ -([0-9]{1,9})(?:,[0-9]+)? \+([0-9]{1,9})(?:,[0-9]+)? @@/)
        else { return }
        (oldNumber, newNumber) = (Int(match.1) ?? 0, Int(match.2) ?? 0)
      case "+":
        old.updateValue(nil, forKey: newNumber)
        newNumber += 1
      case "-": oldNumber += 1
      case " ":
        old[newNumber] = oldNumber
        (oldNumber, newNumber) = (oldNumber + 1, newNumber + 1)
      default: continue
      }
    }
  }

  /// Whether all these lines are shown.
  package func contain(_ lines: ClosedRange<Int>) -> Bool { lines.allSatisfy { old[$0] != nil } }

  /// The number that a line had before; nil for one that is new or not shown.
  package func oldNumber(of line: Int) -> Int? { old[line] ?? nil }
}
