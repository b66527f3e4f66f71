#if SourceRewriting
internal import SwiftSources

/// A member of a type by its name, without argument labels.
struct TypeMember: Hashable, Comparable, CustomStringConvertible {
  let type: String
  let name: String

  var description: String { "\(type).\(name)" }

  static func < (lhs: TypeMember, rhs: TypeMember) -> Bool { lhs.description < rhs.description }
}

/// The types and members that sources declare, read from their tokens only: parsing all of them takes too long.
struct SourceScan {
  /// The types, also classes and those that are other names.
  private(set) var types: Set<String> = []
  private(set) var superclasses: [String: String] = [:]
  private(set) var classes: Set<String> = []
  private(set) var classMembers: Set<TypeMember> = []
  private(set) var extensionMembers: Set<TypeMember> = []
  private(set) var overrides: Set<TypeMember> = []
  /// The types whose extensions override something.
  private(set) var overridingExtensions: Set<String> = []

  init(_ source: String = "") {
    let tokens = SwiftToken.all(of: source, for: .rewritten)
    var scopes = TypeScopes()
    var isOverride = false
    for index in tokens.indices {
      if let type = scopes.read(index, in: tokens) { add(type) }
      switch tokens[index].text {
      case "typealias" where index + 1 < tokens.count: types.insert(tokens[index + 1].name)
      case "override": isOverride = true
      case "{", "}": isOverride = false
      case "func", "var", "let":
        if let type = scopes.type, index + 1 < tokens.count, tokens[index + 1].isFreeName {
          add(TypeMember(type: type.simpleName, name: tokens[index + 1].name), type, isOverride)
        }
        isOverride = false
      default: break
      }
    }
  }

  private mutating func add(_ type: TypeDeclaration) {
    if type.keyword != "extension" { types.insert(type.simpleName) }
    guard type.keyword == "class" else { return }
    classes.insert(type.simpleName)
    superclasses[type.simpleName] = type.superclass
  }

  private mutating func add(_ member: TypeMember, _ type: TypeDeclaration, _ isOverride: Bool) {
    guard ["class", "extension"].contains(type.keyword) else { return }
    if isOverride {
      overrides.insert(member)
      if type.keyword == "extension" { overridingExtensions.insert(member.type) }
    } else if type.keyword == "extension" {
      extensionMembers.insert(member)
    } else {
      classMembers.insert(member)
    }
  }

  mutating func add(_ other: SourceScan) {
    types.formUnion(other.types)
    classes.formUnion(other.classes)
    superclasses.merge(other.superclasses) { first, _ in first }
    classMembers.formUnion(other.classMembers)
    extensionMembers.formUnion(other.extensionMembers)
    overrides.formUnion(other.overrides)
    overridingExtensions.formUnion(other.overridingExtensions)
  }
}
#endif
