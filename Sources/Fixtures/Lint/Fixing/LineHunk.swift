public import Foundation

/// Lines of a text that others replace.
public struct LineHunk: Codable, Hashable, Sendable {
  /// The first of the replaced lines, counted from 1; where nothing is replaced, the line before which lines are inserted.
  public let line: Int
  /// The lines that are replaced, with their line ends.
  public let old: [String]
  /// The lines that replace them, with their line ends.
  public let new: [String]

  /// Creates lines that replace others.
  package init(line: Int, old: [String], new: [String]) {
    (self.line, self.old, self.new) = (line, old, new)
  }

  /// Returns what turns one file into another one, from the first line to the last.
  public static func all(from old: Data, to new: Data) -> [LineHunk] {
    let (before, after) = (lines(of: old), lines(of: new))
    let difference = after.difference(from: before)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var hunks: [LineHunk] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < before.count || newIndex < after.count {
      let start = oldIndex
      var (gone, come): ([String], [String]) = ([], [])
      while removed.contains(oldIndex) || inserted.contains(newIndex) {
        if removed.contains(oldIndex) {
          gone.append(before[oldIndex])
          oldIndex += 1
        } else {
          come.append(after[newIndex])
          newIndex += 1
        }
      }
      if !gone.isEmpty || !come.isEmpty {
        hunks.append(LineHunk(line: start + 1, old: gone, new: come))
      }
      oldIndex += 1
      newIndex += 1
    }
    return hunks
  }

  /// The lines of a file, with their line ends.
  public static func lines(of data: Data) -> [String] {
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    return lines.dropLast().map { $0 + "\n" } + lines.suffix(1).filter { !$0.isEmpty }
  }
}
