/// The text of a call in a source: from its line to the end of the line on which its last bracket closes.
struct SourceCall {
  /// A call of more lines, or one that does not end, is not shown.
  private static let mostLines = 40

  /// The lines without the indentation of the first one; nil where no call begins.
  private(set) var text: String?

  private var depth = 0
  private var hasBracket = false
  private var isInString = false

  /// Finds the call that begins on a line, counted from 1.
  init(in lines: [Substring], at line: Int) {
    guard line > 0, line <= lines.count else { return }
    let first = lines[line - 1]
    let indent = first.prefix { $0 == " " }.count
    var found: [Substring] = []
    for line in lines[(line - 1)...].prefix(Self.mostLines) {
      let spaces = line.prefix(indent).prefix { $0 == " " }.count
      found.append(line.dropFirst(spaces))
      read(line)
      guard hasBracket, depth <= 0, !isInString else { continue }
      text = found.joined(separator: "\n")
      return
    }
  }

  private mutating func read(_ line: Substring) {
    var isEscaped = false
    var last: Character = " "
    for character in line {
      switch character {
      case _ where isEscaped: isEscaped = false
      case "\\" where isInString: isEscaped = true
      case "\"": isInString.toggle()
      case "/" where last == "/" && !isInString: return
      case "(" where !isInString, "[" where !isInString, "{" where !isInString:
        depth += 1
        hasBracket = true
      case ")" where !isInString, "]" where !isInString, "}" where !isInString: depth -= 1
      default: break
      }
      last = character
    }
  }
}
