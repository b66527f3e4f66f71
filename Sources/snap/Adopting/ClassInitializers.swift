/// The initializers that a source declares in a class, outside of its extensions.
struct ClassInitializers {
  struct Parameter: Equatable {
    /// Empty for `_`.
    let label: String
    let isOptional: Bool
    let hasDefault: Bool
  }

  struct Initializer {
    let line: Int
    let parameters: [Parameter]
    let isConvenience: Bool
    /// Whether tests can call it without unwrapping: it is neither private nor failable.
    let isPlain: Bool

    /// The name as documentation writes it: `init(style:player:)`.
    var name: String {
      "init(\(parameters.map { "\($0.label.isEmpty ? "_" : $0.label):" }.joined()))"
    }

    /// The arguments of a call, of which the values are left open.
    var openArguments: String {
      parameters.filter { !$0.hasDefault }
        .map { $0.label.isEmpty ? "…" : "\($0.label): …" }.joined(separator: ", ")
    }

    /// Whether a call with some labels is one of this initializer; all else must have a default value.
    func takes(_ arguments: [CellArgument]) -> Bool {
      var rest = arguments[...]
      for parameter in parameters {
        if let next = rest.first, next.label == parameter.label {
          guard parameter.isOptional || !next.isNil else { return false }
          rest.removeFirst()
        } else if !parameter.hasDefault {
          return false
        }
      }
      return isPlain && rest.isEmpty
    }
  }

  /// The line of the class.
  let line: Int
  let isPrivate: Bool
  private(set) var all: [Initializer] = []

  /// Whether the class has those of its superclass, as Swift has it for one without a designated initializer.
  var inherits: Bool { all.allSatisfy(\.isConvenience) }

  /// Reads a class outside of other types; nil if the source declares none of the name.
  init?(of name: String, in tokens: [SwiftToken]) {
    var depth = 0
    var found: Int?
    for (index, token) in tokens.enumerated() where found == nil {
      depth += token.nesting
      let isClass = token.text == "class" && tokens[(index + 1)...].first?.text == name
      if depth == 0, isClass { found = index }
    }
    guard let found else { return nil }
    line = tokens[found].line
    isPrivate = tokens[..<found].endsInPrivateModifiers
    readBody(tokens[found...])
  }

  private mutating func readBody(_ tokens: ArraySlice<SwiftToken>) {
    var depth = 0
    for (index, token) in zip(tokens.indices, tokens) {
      depth += token.nesting
      if depth == 0, token.text == "}" { return }
      let isDeclaration = token.text == "init" && tokens[index - 1].text != "."
      if depth == 1, isDeclaration, let read = Self.initializer(at: index, in: tokens) {
        all.append(read)
      }
    }
  }

  private static func initializer(
    at index: Int, in tokens: ArraySlice<SwiftToken>
  ) -> Initializer? {
    let isFailable = ["?", "!"].contains(tokens[(index + 1)...].first?.text)
    guard let open = tokens[index...].prefix(40).firstIndex(where: { $0.text == "(" }) else {
      return nil
    }
    let before = tokens[..<index]
    return Initializer(
      line: tokens[index].line, parameters: parameters(tokens[(open + 1)...]),
      isConvenience: before.modifiers.contains("convenience"),
      isPlain: !before.endsInPrivateModifiers && !isFailable)
  }

  /// Reads parameters up to the parenthesis that closes them.
  private static func parameters(_ tokens: ArraySlice<SwiftToken>) -> [Parameter] {
    var (parts, depth): ([[String]], Int) = ([[]], 0)
    var previous = ""
    for token in tokens {
      if token.text == ")", depth == 0 { break }
      if ["(", "[", "{", "<"].contains(token.text) { depth += 1 }
      // The arrow of a closure closes nothing.
      if [")", "]", "}"].contains(token.text) || token.text == ">" && previous != "-" {
        depth -= 1
      }
      if token.text == ",", depth == 0 {
        parts.append([])
      } else {
        parts[parts.count - 1].append(token.text)
      }
      previous = token.text
    }
    return parts.filter { !$0.isEmpty }.map { part in
      let type = part.prefix { $0 != "=" }
      return Parameter(
        label: part[0] == "_" ? "" : part[0], isOptional: ["?", "!"].contains(type.last),
        hasDefault: type.count < part.count)
    }
  }
}

/// An argument with which UIKit makes a cell.
struct CellArgument {
  let label: String
  let value: String

  var isNil: Bool { value == "nil" }
}

extension SwiftToken {
  /// How many braces deeper the source is behind the token.
  fileprivate var nesting: Int { text == "{" ? 1 : text == "}" ? -1 : 0 }
}
