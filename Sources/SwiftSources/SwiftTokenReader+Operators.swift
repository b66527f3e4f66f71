extension SwiftTokenReader {
  /// Reads an operator, a comment, or a regex literal, which all may begin with a slash.
  mutating func readOperator() {
    if isAt("//", position) { return skipLine() }
    if isAt("/*", position) { return skipComment() }
    let operation = position..<endOfOperator()
    let slash = operation.first { byte($0) == UInt8(ascii: "/") }
    if let slash, let end = regexEnd(from: slash, in: operation) {
      if slash > position { add(to: slash) }
      add("/")
      position = end
      return
    }
    let isSpaced =
      !isLeftBound(operation.lowerBound) && !isRightBound(operation.upperBound)
    while position < operation.upperBound {
      add(to: isSpaced ? operation.upperBound : endOfPart(before: operation.upperBound))
    }
  }

  /// Where the signs end that may be one operator; behind a value, each mark is one.
  private func endOfOperator() -> Int {
    let start = position
    if isAt(".", start), !isAt("..", start) { return start + 1 }
    if isAt("?", start) || isAt("!", start), isLeftBound(start) { return start + 1 }
    var end = start + 1
    while kind(end) == .operation, isAt("..", start) || !isAt(".", end), !isAt("//", end),
      !isAt("/*", end)
    { end += 1 }
    return end
  }

  /// Where a part ends of an operator that may have brackets of generic parameters.
  private func endOfPart(before end: Int) -> Int {
    func isBracket(_ place: Int) -> Bool { isAt("<", place) || isAt(">", place) }
    if isAt("..", position) { return end }
    if isAt("->", position) { return position + 2 }
    if isBracket(position) { return min(end, position + (isAt("=", position + 1) ? 2 : 1)) }
    var next = position + 1
    while next < end, !isBracket(next), !isAt("->", next) { next += 1 }
    return next
  }

  /// Whether something that an operator may belong to is before a place.
  func isLeftBound(_ place: Int) -> Bool {
    switch byte(place - 1) {
    case 0, UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"):
      false
    case UInt8(ascii: "/"): !isAt("*/", place - 2)
    default: ![.space, .newLine, .open].contains(kind(place - 1))
    }
  }

  /// Whether something that an operator may belong to is at a place.
  func isRightBound(_ place: Int) -> Bool {
    switch byte(place) {
    case 0, UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"):
      false
    case UInt8(ascii: "/"): !isAt("//", place) && !isAt("/*", place)
    default: ![.space, .newLine, .close].contains(kind(place))
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if isAt("/*", position) {
        depth += 1
        position += 2
      } else if isAt("*/", position) {
        depth -= 1
        position += 2
      } else {
        skip()
      }
    } while depth > 0 && position < bytes.count
  }
}
