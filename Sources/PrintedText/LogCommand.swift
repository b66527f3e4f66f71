/// What hosts of CI take for a command when a program prints it.
///
/// Commands that need control characters, as the sections of Travis CI, need no rule here.
///
/// | host | a command | where |
/// | --- | --- | --- |
/// | GitHub, Gitea, Forgejo | `::error::` | at the start of a line, after white space |
/// | GitHub, Gitea, Forgejo, Azure | `##[group]` | anywhere |
/// | Azure | `##vso[task.setvariable]` | anywhere |
/// | TeamCity | `##teamcity[buildStatus]` | anywhere |
/// | GitLab | `section_start:1:name`, with control characters behind it | anywhere |
/// | Buildkite | `--- name`, `+++ name`, `~~~ name`, `^^^ +++` | at the start of a line |
enum LogCommand {
  private static let sections = ["section_start:", "section_end:"].map { Array($0.unicodeScalars) }
  private static let groups: Set<Unicode.Scalar> = ["-", "+", "~", "^"]

  /// Whether a text could have a command; false for nearly all texts, quickly.
  static func mayBe(in text: String) -> Bool {
    var isStart = true
    var last: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "#") where last == byte: return true
      case UInt8(ascii: ":") where [byte, UInt8(ascii: "t"), UInt8(ascii: "d")].contains(last):
        return true
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "~"), UInt8(ascii: "^"):
        if isStart { return true }
      default: break
      }
      // White space beyond ASCII has bytes from 0x80.
      isStart = byte == UInt8(ascii: "\n") || isStart && (byte <= 0x20 || byte >= 0x80)
      last = byte
    }
    return false
  }

  /// The places in a line where commands start.
  static func starts(in line: [Unicode.Scalar]) -> Set<Int> {
    var places: Set<Int> = []
    for place in line.indices where isBracketed(line[place...]) || isSection(line[place...]) {
      places.insert(place)
    }
    let start = line.firstIndex { !$0.properties.isWhitespace } ?? line.endIndex
    if isAtStart(line[start...]) { places.insert(start) }
    return places
  }

  /// `##vso[`, `##teamcity[`, `##[`.
  private static func isBracketed(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    guard rest.starts(with: ["#", "#"]) else { return false }
    let end = rest.dropFirst(2).first { !$0.properties.isAlphabetic }
    return end == "["
  }

  private static func isSection(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    rest.first == "s" && sections.contains(where: rest.starts(with:))
  }

  private static func isAtStart(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    if rest.starts(with: [":", ":"]) { return true }
    guard let first = rest.first, groups.contains(first),
      rest.prefix(3).allSatisfy({ $0 == first }),
      rest.count >= 3
    else { return false }
    return rest.dropFirst(3).first?.properties.isWhitespace ?? true
  }
}
