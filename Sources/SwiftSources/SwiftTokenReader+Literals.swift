/// A string literal in which code is read.
struct OpenLiteral {
  /// The signs before its quotes.
  let hashes: Int
  /// Whether it has three quotes, and may have several lines.
  let isLong: Bool
  /// The parentheses that are open in the interpolated code, without that of the interpolation.
  var depth = 0
}

extension SwiftTokenReader {
  /// Reads a literal from the signs before its quotes to its end, or to the code that it interpolates.
  mutating func readString(hashes: Int) {
    let quote = position + hashes
    let isLong = isAt("\"\"\"", quote) && (hashes == 0 || !hasShortEnd(quote + 1, hashes))
    add("\"")
    position = quote + (isLong ? 3 : 1)
    readText(of: OpenLiteral(hashes: hashes, isLong: isLong))
  }

  /// Whether a literal with signs ends on its line: `#"""#` has one quote.
  private func hasShortEnd(_ start: Int, _ hashes: Int) -> Bool {
    var place = start
    while place < bytes.count, kind(place) != .newLine {
      if kind(place) == .quote, hasHashes(hashes, place + 1) { return true }
      place += 1
    }
    return false
  }

  mutating func readText(of literal: OpenLiteral) {
    let quotes = literal.isLong ? 3 : 1
    while position < bytes.count {
      switch kind(position) {
      case .newLine where !literal.isLong: return
      case .quote where isEnd(of: literal):
        position += quotes + literal.hashes
        return
      case .other where isAt("\\", position) && hasHashes(literal.hashes, position + 1):
        position += 1 + literal.hashes
        if kind(position) == .open {
          add(to: position + 1)
          return literals.append(literal)
        }
        if literal.isLong || kind(position) != .newLine { skip() }
      default: skip()
      }
    }
  }

  private func isEnd(of literal: OpenLiteral) -> Bool {
    literal.isLong
      ? isAt("\"\"\"", position) && hasHashes(literal.hashes, position + 3)
      : hasHashes(literal.hashes, position + 1)
  }

  private func hasHashes(_ count: Int, _ place: Int) -> Bool {
    var end = place
    while end < place + count, kind(end) == .hash { end += 1 }
    return end == place + count
  }

  // MARK: Regex literals

  /// Reads a regex literal with signs; it has several lines if nothing but spaces follows on its first one.
  mutating func readRegex(hashes: Int) {
    let start = position
    var end = position + hashes + 1
    while isAt(" ", end) || isAt("\t", end) { end += 1 }
    let isLong = kind(end) == .newLine
    let (firstEnd, firstLine) = (end, line)
    add("/")
    position = isLong && hashes >= fewestOpenSigns ? bytes.count : start + hashes + 1
    while position < bytes.count, isLong || kind(position) != .newLine {
      if isAt("/", position), hasHashes(hashes, position + 1) {
        position += 1 + hashes
        return
      }
      if isAt("\\", position), kind(position + 1) != .newLine { position += 1 }
      skip()
    }
    // Without an end, its lines are more likely code than text.
    if isLong {
      (position, line) = (firstEnd, firstLine)
      fewestOpenSigns = min(fewestOpenSigns, hashes)
    }
  }

  /// Returns where a regex literal without signs ends that begins in an operator; nil if the slash divides.
  ///
  /// As in Swift, a slash begins a literal
  /// 1. if a space, an opening bracket or a separator is before the operator, and neither `func` nor `operator`;
  /// 2. where one is behind the operator, too: only if the token before it does not end an expression;
  /// 3. if another slash is on the line: with no space behind the first one or before the other, no comment that begins
  ///    at the other, and each `)` between them paired.
  func regexEnd(from slash: Int, in operation: Range<Int>) -> Int? {
    guard !isLeftBound(operation.lowerBound), !isAt("*/", slash - 1), last != "func",
      last != "operator",
      isRightBound(operation.upperBound) || !isBehindExpression
    else { return nil }
    var (place, groups, sets, space) = (slash + 1, 0, 0, slash)
    while place < bytes.count, kind(place) != .newLine {
      switch byte(place) {
      case UInt8(ascii: "/"):
        let isDivision = space == place - 1 || isAt("//", place) || isAt("/*", place)
        return isDivision ? nil : place + 1
      case UInt8(ascii: "\\"): place += kind(place + 1) == .newLine ? 0 : 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        if place == slash + 1 { return nil }
        space = place
      case UInt8(ascii: "(") where sets == 0: groups += 1
      case UInt8(ascii: ")") where sets == 0:
        groups -= 1
        if groups < 0 { return nil }
      case UInt8(ascii: "["): sets += 1
      case UInt8(ascii: "]"): sets = max(0, sets - 1)
      default: break
      }
      place += 1
    }
    return nil
  }

  /// Whether an operator is expected behind the last token.
  private var isBehindExpression: Bool {
    guard let first = last.utf8.first else { return false }
    switch SwiftByte.kinds[Int(first)] {
    case .word:
      return !SwiftKeyword.reserved.contains(last) || SwiftKeyword.expressions.contains(last)
    case .digit, .quote, .backtick, .sign, .hash, .close: return true
    case .operation:
      return ["?", "!", ">", ".", "->", "/"].contains(last) && secondToLast != "try"
    default: return ["]", "}", "\\"].contains(last)
    }
  }
}
