import SwiftSources

/// The initializers that a source declares in a class, outside of its extensions.
struct ClassInitializers {
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

    /// Whether a call with some arguments is one of this initializer.
    func takes(_ arguments: [CellArgument]) -> Bool {
      isPlain && parameters.accept(arguments.map(\.label))
        && !arguments.contains { argument in
          argument.value == nil
            && parameters.contains { $0.label == argument.label && !$0.isOptional }
        }
    }
  }

  let line: Int
  let isPrivate: Bool
  let isGeneric: Bool
  /// Whether an Interface Builder file is meant to connect its views.
  private(set) var hasOutlets = false
  private(set) var all: [Initializer] = []

  /// Whether the class has those of its superclass, as Swift has it for one without a designated initializer.
  var inherits: Bool { all.allSatisfy(\.isConvenience) }

  /// Reads a class, which is named `Outer.Inner` inside of another type; nil if the source declares none of the name.
  init?(of name: String, in tokens: [SwiftToken]) {
    var scopes = TypeScopes()
    let places = tokens.indices.lazy.compactMap { index -> (Int, TypeDeclaration)? in
      guard let type = scopes.read(index, in: tokens), type.keyword == "class",
        scopes.qualified(type.name) == name
      else { return nil }
      return (index, type)
    }
    guard let (index, type) = places.first else { return nil }
    line = type.line
    isPrivate = tokens[..<index].endsInPrivateModifiers
    isGeneric = type.isGeneric
    readBody(tokens[index...])
  }

  private mutating func readBody(_ tokens: ArraySlice<SwiftToken>) {
    var depth = 0
    for (index, token) in zip(tokens.indices, tokens) {
      depth += token.nesting
      if depth == 0, token.text == "}" { return }
      if depth == 1, token.text == "@IBOutlet" { hasOutlets = true }
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
      line: tokens[index].line, parameters: Parameter.all(in: tokens[(open + 1)...]),
      isConvenience: before.modifiers.contains("convenience"),
      isPlain: !before.endsInPrivateModifiers && !isFailable)
  }
}

extension SwiftToken {
  /// How many braces deeper the source is behind the token.
  fileprivate var nesting: Int { text == "{" ? 1 : text == "}" ? -1 : 0 }
}
