/// What is before the braces of a type or extension.
package struct TypeDeclaration: Hashable, Sendable {
  /// How it begins: `class`, `extension` and so on.
  package let keyword: String
  /// The name; of an extension with those of the types around it, `Outer.Inner`.
  package let name: String
  package let line: Int
  package let isGeneric: Bool
  /// The names behind the colon, without generic arguments.
  package private(set) var inherited: [String] = []

  private static let keywords: Set = ["class", "struct", "enum", "actor", "extension", "protocol"]

  /// The first name behind a class's colon, without the module or the types around it.
  package var superclass: String? {
    keyword == "class" ? inherited.first.map(Self.lastPart) : nil
  }

  /// The name without those of the types around it.
  package var simpleName: String { Self.lastPart(of: name) }

  /// Reads the declaration whose keyword is at an index; nil where it declares no type, as in `class func` and `import class`.
  package init?(at index: Int, in tokens: [SwiftToken]) {
    guard Self.keywords.contains(tokens[index].text), index + 1 < tokens.count,
      tokens[index + 1].isFreeName,
      index == 0 || ![".", ":", ",", "(", "&", "import"].contains(tokens[index - 1].text)
    else { return nil }
    var rest = tokens[(index + 1)...]
    keyword = tokens[index].text
    line = tokens[index].line
    name = Self.readName(&rest)
    isGeneric = rest.first?.text == "<"
    Self.skipArguments(&rest)
    guard rest.first?.text == ":" else { return }
    repeat {
      rest.removeFirst()
      rest = rest.drop { ["any", "~"].contains($0.text) || $0.text.hasPrefix("@") }
      guard rest.first?.isFreeName == true else { return }
      inherited.append(Self.readName(&rest))
      Self.skipArguments(&rest)
    } while [",", "&"].contains(rest.first?.text)
  }

  private static func lastPart(of name: String) -> String {
    name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }

  /// Reads `A.B`.
  private static func readName(_ rest: inout ArraySlice<SwiftToken>) -> String {
    var name = rest.popFirst()?.name ?? ""
    while rest.first?.text == ".", let inner = rest.dropFirst().first, inner.isName {
      name += "." + inner.name
      rest.removeFirst(2)
    }
    return name
  }

  /// Passes over generic parameters or arguments, which have neither braces nor types' declarations.
  private static func skipArguments(_ rest: inout ArraySlice<SwiftToken>) {
    guard rest.first?.text == "<" else { return }
    var depth = 0
    while let next = rest.first?.text, next != "{", next != "}", !keywords.contains(next) {
      depth += next == "<" ? 1 : next == ">" ? -1 : 0
      rest.removeFirst()
      if depth == 0 { return }
    }
  }
}
