/// The difference of two texts as lines marked `-` and `+`, with unchanged lines as context.
public struct LineDifference: Codable, Hashable, Sendable {
  /// The number of context lines: in an outline the superview is above.
  private static let context = 1

  /// The lines, without line ends, after their mark and a space; a gap is one line `…`.
  public let lines: [String]
  public let removed: Int
  public let added: Int

  /// The lines that were removed or added, with their marks.
  public var changedLines: [String] { lines.filter { $0.hasPrefix("-") || $0.hasPrefix("+") } }

  /// Compares two texts.
  public init(from old: String, to new: String) {
    let marked = Self.paired(Self.marked(Self.split(old), Self.split(new)))
    removed = marked.count { $0.mark == "-" }
    added = marked.count { $0.mark == "+" }
    lines = Self.shortened(marked)
  }

  private typealias Line = (mark: Character, text: Substring)

  private static func split(_ text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// All lines of both texts in order, removed ones before the added ones that replace them.
  private static func marked(_ old: [Substring], _ new: [Substring]) -> [Line] {
    let difference = new.difference(from: old)
    let removals = Set(difference.removals.map(\.offset))
    let insertions = Set(difference.insertions.map(\.offset))
    var lines: [Line] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if removals.contains(oldIndex) {
        lines.append(("-", old[oldIndex]))
        oldIndex += 1
      } else if insertions.contains(newIndex) {
        lines.append(("+", new[newIndex]))
        newIndex += 1
      } else {
        lines.append((" ", new[newIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
    return lines
  }

  /// Puts each replaced line's replacement below it, if both blocks have the same length.
  private static func paired(_ lines: [Line]) -> [Line] {
    var paired: [Line] = []
    var rest = lines[...]
    while !rest.isEmpty {
      let removed = rest.prefix { $0.mark == "-" }
      let added = rest.dropFirst(removed.count).prefix { $0.mark == "+" }
      let block = rest.prefix(max(1, removed.count + added.count))
      paired +=
        removed.count == added.count && !removed.isEmpty
        ? zip(removed, added).flatMap { [$0, $1] } : Array(block)
      rest = rest.dropFirst(block.count)
    }
    return paired
  }

  private static func shortened(_ lines: [Line]) -> [String] {
    var shown: [String] = []
    var isGap = false
    for index in lines.indices {
      let around = max(0, index - context)...min(lines.count - 1, index + context)
      if lines[around].contains(where: { $0.mark != " " }) {
        shown.append("\(lines[index].mark) \(lines[index].text)")
        isGap = false
      } else if !isGap {
        shown.append("…")
        isGap = true
      }
    }
    return shown
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
