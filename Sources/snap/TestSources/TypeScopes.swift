/// The types around a place in a source, found by its tokens.
struct TypeScopes {
  private static let keywords: Set = ["class", "struct", "enum", "actor", "extension", "protocol"]

  /// What each open brace belongs to: a type's name, or nil for a function, closure or other block.
  private var open: [String?] = []
  /// The number of open braces.
  var depth: Int { open.count }
  /// The type whose brace comes next.
  private var next: String?

  /// Takes in the token at an index.
  mutating func read(_ index: Int, in tokens: [SwiftToken]) {
    switch tokens[index].text {
    case "{":
      open.append(next)
      next = nil
    case "}": _ = open.popLast()
    case let word where Self.keywords.contains(word):
      next = Self.name(after: index, in: tokens) ?? next
    default: break
    }
  }

  /// The name of a type that is declared here, behind those of the types around it; nil inside of a function.
  func qualified(_ name: String) -> String? {
    let types = open.compactMap(\.self)
    return types.count == open.count ? (types + [name]).joined(separator: ".") : nil
  }

  /// Returns `A.B` of `extension A.B`; nil where the keyword declares no type, as in `class func` and `import class`.
  private static func name(after index: Int, in tokens: [SwiftToken]) -> String? {
    func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }
    guard let first = text(index + 1).first, first.isLetter || first == "_" || first == "`",
      text(index - 1) != "import", !["func", "var", "let", "subscript"].contains(text(index + 1))
    else { return nil }
    var (name, index) = (text(index + 1), index + 2)
    while text(index) == "." {
      name += "." + text(index + 1)
      index += 2
    }
    return name
  }
}
