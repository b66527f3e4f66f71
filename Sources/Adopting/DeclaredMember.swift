import SwiftSources

/// A member of a type, read from a source's tokens.
enum DeclaredMember {
  case property(DeclaredType.Property)
  case initializer(DeclaredType.Function)
  case method(DeclaredType.Function)
  case cases([DeclaredType.Case])

  /// Reads a member of a type that begins at an index; nil where none does.
  init?(at index: Int, in tokens: [SwiftToken], of keyword: String) {
    let previous = index > 0 ? tokens[index - 1].text : ""
    switch tokens[index].text {
    case "init" where previous != ".":
      self = .initializer(Self.function(named: "init", from: index, in: tokens, of: keyword))
    case "func" where index + 1 < tokens.count:
      let name = tokens[index + 1].name
      self = .method(Self.function(named: name, from: index, in: tokens, of: keyword))
    case "var", "let":
      guard let property = Self.property(at: index, in: tokens) else { return nil }
      self = .property(property)
    case "case" where keyword == "enum": self = .cases(Self.cases(behind: index, in: tokens))
    default: return nil
    }
  }

  private static func function(
    named name: String, from index: Int, in tokens: [SwiftToken], of keyword: String
  ) -> DeclaredType.Function {
    let modifiers = tokens[..<index].modifiers
    let open = tokens[index...].prefix(40).firstIndex { $0.text == "(" } ?? index
    let parts = tokens[(open + 1)...].untilClosed
    let close = (parts.last?.endIndex ?? open + 1)
    let behind = tokens[min(close + 1, tokens.count)...].prefix(2).map(\.text)
    // Between the name and the parameters are generic ones, or the mark of a failable initializer.
    let isDirect = open == index + (name == "init" ? 1 : 2)
    let isHidden = modifiers.contains {
      ["private", "fileprivate", "static", "class", "@IBAction"].contains($0)
    }
    return DeclaredType.Function(
      name: name, parameters: Parameter.all(in: tokens[(open + 1)...]),
      isPlain: isDirect && !isHidden
        && behind.allSatisfy { !["throws", "async", "rethrows", "where"].contains($0) },
      isOverride: modifiers.contains("override"), returnsValue: behind.first == "->")
  }

  private static func property(at index: Int, in tokens: [SwiftToken]) -> DeclaredType.Property? {
    guard index + 2 < tokens.count, tokens[index + 1].isFreeName else { return nil }
    let modifiers = tokens[..<index].modifiers
    let hasType = tokens[index + 2].text == ":"
    let type = hasType ? type(from: index + 3, in: tokens) : []
    let behind = hasType ? index + 3 + length(ofTypeFrom: index + 3, in: tokens) : index + 2
    let sign = behind < tokens.count ? tokens[behind].text : ""
    let observers = ["didSet", "willSet"]
    let accessor = behind + 1 < tokens.count ? tokens[behind + 1].text : ""
    let isLazy = modifiers.contains("lazy")
    return DeclaredType.Property(
      name: tokens[index + 1].name, type: type,
      value: sign == "=" && tokens[min(behind + 1, tokens.count - 1)].isFreeName ? accessor : "",
      isConstant: tokens[index].text == "let",
      hasDefault: sign == "=" || isLazy,
      isComputed: sign == "{" && !observers.contains(accessor),
      isObserved: sign == "{" && observers.contains(accessor)
        || sign == "=" && isObserved(behindValueAt: behind, in: tokens),
      isPrivate: modifiers.contains { $0.hasPrefix("private") || $0.hasPrefix("fileprivate") },
      isOutlet: modifiers.contains("@IBOutlet"),
      isStatic: modifiers.contains { ["static", "class"].contains($0) })
  }

  /// Whether observers follow a value, such as `= nil { didSet { … } }`.
  private static func isObserved(behindValueAt index: Int, in tokens: [SwiftToken]) -> Bool {
    var depth = 0
    for place in index..<min(tokens.count - 1, index + 60) {
      let text = tokens[place].text
      if depth == 0, text == "{", ["didSet", "willSet"].contains(tokens[place + 1].text) {
        return true
      }
      if ["(", "[", "{"].contains(text) { depth += 1 }
      if [")", "]", "}"].contains(text) { depth -= 1 }
      if depth < 0 || depth == 0 && SwiftKeyword.declarations.contains(text) { return false }
    }
    return false
  }

  /// The words and signs of a type, without attributes.
  static func type(from index: Int, in tokens: [SwiftToken]) -> [String] {
    tokens[index..<(index + length(ofTypeFrom: index, in: tokens))].map(\.text)
      .filter { !$0.hasPrefix("@") }
  }

  /// How many tokens a type has, which ends with its line, at a value or at accessors.
  private static func length(ofTypeFrom index: Int, in tokens: [SwiftToken]) -> Int {
    var depth = 0
    for place in index..<tokens.count {
      let text = tokens[place].text
      let isNextLine = place > index && tokens[place].line > tokens[place - 1].line
      if depth == 0, isNextLine || ["=", "{", "}", ";", ")", ","].contains(text) {
        return place - index
      }
      if ["(", "[", "<"].contains(text) { depth += 1 }
      if [")", "]", ">"].contains(text) { depth -= 1 }
    }
    return tokens.count - index
  }

  private static func cases(behind index: Int, in tokens: [SwiftToken]) -> [DeclaredType.Case] {
    var cases: [DeclaredType.Case] = []
    var place = index + 1
    while place < tokens.count, tokens[place].isFreeName {
      var parameters: [Parameter] = []
      let name = tokens[place].name
      place += 1
      if place < tokens.count, tokens[place].text == "(" {
        let parts = tokens[(place + 1)...].untilClosed
        parameters = Parameter.all(in: tokens[(place + 1)...])
        place = (parts.last?.endIndex ?? place + 1) + 1
      }
      cases.append(DeclaredType.Case(name: name, parameters: parameters))
      // A raw value.
      if place < tokens.count, tokens[place].text == "=" { place += 2 }
      guard place < tokens.count, tokens[place].text == "," else { break }
      place += 1
    }
    return cases
  }
}
