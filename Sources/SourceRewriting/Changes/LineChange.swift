/// Lines of a rewritten source in whose place others are compiled, as they do not compile.
public struct LineChange: Codable, Hashable, Sendable {
  /// The first of the lines when they were read, from 1.
  public let line: Int
  /// The lines, by which they are found again after the source was changed.
  public let before: [String]
  /// As many lines.
  public let after: [String]

  /// Creates a change.
  public init(line: Int, before: [String], after: [String]) {
    (self.line, self.before, self.after) = (line, before, after)
  }

  /// Returns the changes that make one text of another one with as many lines.
  public static func all(from before: String, to after: String) -> [LineChange] {
    let (old, new) = (lines(of: before), lines(of: after))
    var (changes, first): ([LineChange], Int?) = ([], nil)
    for index in 0...min(old.count, new.count) {
      let isOther = index < min(old.count, new.count) && old[index] != new[index]
      if isOther { first = first ?? index }
      guard !isOther, let start = first else { continue }
      changes.append(
        LineChange(
          line: start + 1, before: old[start..<index].map(String.init),
          after: new[start..<index].map(String.init)))
      first = nil
    }
    return changes
  }

  /// Makes changes in a text, each at the place that is closest to where it was.
  ///
  /// - Returns: the text, and the changes whose lines it has no more.
  public static func apply(
    _ changes: [LineChange], to text: String
  ) -> (text: String, missing: [LineChange]) {
    var lines = lines(of: text).map(String.init)
    let places = Dictionary(grouping: lines.indices) { lines[$0] }
    var (shift, missing): (Int, [LineChange]) = (0, [])
    for change in changes {
      let expected = change.line - 1 + shift
      let found = places[change.before.first ?? "", default: []].filter {
        lines[$0...].starts(with: change.before)
      }
      guard let place = found.min(by: { abs($0 - expected) < abs($1 - expected) }),
        change.after.count == change.before.count
      else {
        missing.append(change)
        continue
      }
      lines.replaceSubrange(place..<(place + change.after.count), with: change.after)
      shift = place - (change.line - 1)
    }
    return (lines.joined(separator: "\n"), missing)
  }

  /// By bytes, as a line may end in two.
  private static func lines(of text: String) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(
      Substring.init)
  }
}
