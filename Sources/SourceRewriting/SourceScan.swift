#if SourceRewriting
internal import SwiftSources

/// A member of a type by its name, without argument labels.
struct TypeMember: Hashable, Comparable, CustomStringConvertible {
  let type: String
  let name: String
  /// What tells it from other methods of its name; empty where none has to be told.
  var overload = ""

  var description: String { "\(type).\(name)\(overload)" }

  static func < (lhs: TypeMember, rhs: TypeMember) -> Bool { lhs.description < rhs.description }
}

/// The types and members that sources declare, read from their tokens only: parsing all of them takes too long.
struct SourceScan {
  /// The types, also classes and those that are other names.
  private(set) var types: Set<String> = []
  private(set) var superclasses: [String: String] = [:]
  /// What classes and protocols inherit.
  private(set) var inherited: [String: [String]] = [:]
  private(set) var aliases: [String: TypeAlias] = [:]
  /// The classes that declare `init()`.
  private(set) var plainInitializers: Set<String> = []
  /// The classes that declare an initializer that is not a convenience.
  private(set) var designatedInitializers: Set<String> = []
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
      case "typealias" where index + 1 < tokens.count:
        types.insert(tokens[index + 1].name)
        aliases[tokens[index + 1].name] = TypeAlias(at: index, in: tokens)
      case "init":
        if let type = scopes.type { addInitializer(at: index, in: tokens, of: type) }
      case "override": isOverride = true
      case "{", "}": isOverride = false
      case "func", "var", "let":
        if let type = scopes.type, index + 1 < tokens.count, tokens[index + 1].isFreeName {
          let isMethod = tokens[index].text == "func"
          add(
            TypeMember(
              type: type.simpleName, name: tokens[index + 1].name,
              overload: isMethod ? MethodOverload.text(after: index + 1, in: tokens) : ""),
            type, isOverride)
        }
        isOverride = false
      default: break
      }
    }
  }

  private mutating func addInitializer(
    at index: Int, in tokens: [SwiftToken], of type: TypeDeclaration
  ) {
    guard ["class", "extension"].contains(type.keyword), index > 0, tokens[index - 1].text != "."
    else { return }
    let modifiers = tokens[..<index].modifiers
    if !modifiers.contains("convenience") { designatedInitializers.insert(type.simpleName) }
    let rest = tokens[index...].dropFirst().prefix(3).map(\.text)
    if rest.starts(with: ["(", ")"]), rest.last != "throws", rest.last != "async",
      !modifiers.contains("@available")
    {
      plainInitializers.insert(type.simpleName)
    }
  }

  private mutating func add(_ type: TypeDeclaration) {
    if type.keyword != "extension" { types.insert(type.simpleName) }
    if ["class", "protocol"].contains(type.keyword) { inherited[type.simpleName] = type.inherited }
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

  /// The names that an extension has more than once, so that methods are told by their labels and types, too.
  private var overloadedNames: Set<String> {
    let counts = extensionMembers.reduce(into: [:]) {
      $0[TypeMember(type: $1.type, name: $1.name), default: 0] += 1
    }
    return Set(counts.filter { $0.value > 1 }.map(\.key.name))
  }

  /// The same with members by their names where an extension has one of the name, and the names it has several of.
  var byNames: (scan: SourceScan, overloaded: Set<String>) {
    let overloaded = overloadedNames
    func named(_ members: Set<TypeMember>) -> Set<TypeMember> {
      Set(
        members.map {
          overloaded.contains($0.name) ? $0 : TypeMember(type: $0.type, name: $0.name)
        })
    }
    var scan = self
    scan.classMembers = named(classMembers)
    scan.extensionMembers = named(extensionMembers)
    scan.overrides = named(overrides)
    return (scan, overloaded)
  }

  mutating func add(_ other: SourceScan) {
    types.formUnion(other.types)
    classes.formUnion(other.classes)
    superclasses.merge(other.superclasses) { first, _ in first }
    inherited.merge(other.inherited) { first, _ in first }
    aliases.merge(other.aliases) { first, _ in first }
    plainInitializers.formUnion(other.plainInitializers)
    designatedInitializers.formUnion(other.designatedInitializers)
    classMembers.formUnion(other.classMembers)
    extensionMembers.formUnion(other.extensionMembers)
    overrides.formUnion(other.overrides)
    overridingExtensions.formUnion(other.overridingExtensions)
  }
}
#endif
