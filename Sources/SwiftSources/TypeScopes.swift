/// The types around a place in a source, found by its tokens.
package struct TypeScopes {
  /// What each open brace belongs to: a type, or nil for a function, closure or other block.
  private var open: [TypeDeclaration?] = []
  /// The type whose brace comes next.
  private var next: TypeDeclaration?

  package init() {}

  /// The number of open braces.
  package var depth: Int { open.count }
  /// The type whose members are declared here; nil outside of types and inside of functions.
  package var type: TypeDeclaration? { open.last ?? nil }

  /// Its name, behind those of the types around it; nil outside of types and inside of functions.
  package var path: String? { type == nil ? nil : names?.joined(separator: ".") }

  /// The names of the types around; nil inside of functions.
  private var names: [String]? {
    let names = open.compactMap(\.?.name)
    return names.count == open.count ? names : nil
  }

  /// Takes in the token at an index, and returns the type whose declaration begins there.
  @discardableResult
  package mutating func read(_ index: Int, in tokens: [SwiftToken]) -> TypeDeclaration? {
    switch tokens[index].text {
    case "{":
      open.append(next)
      next = nil
    case "}": _ = open.popLast()
    default:
      guard let type = TypeDeclaration(at: index, in: tokens) else { break }
      next = type
      return type
    }
    return nil
  }

  /// The name of a type that is declared here, behind those of the types around it; nil inside of a function.
  package func qualified(_ name: String) -> String? {
    names.map { ($0 + [name]).joined(separator: ".") }
  }
}
