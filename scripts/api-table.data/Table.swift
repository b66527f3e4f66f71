import Foundation

// Prints the page of supported API: `Table MEMBERS OVERLOADS GRAPH…`.

/// What is read of a symbol graph.
///
/// The format is that of https://github.com/swiftlang/swift-docc-symbolkit
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Identifier: Decodable { let precise: String }
    struct Fragment: Decodable { let spelling: String }
    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]?
  }
  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
  }
  let symbols: [Symbol]
  let relationships: [Relationship]
}

struct Failure: Error, CustomStringConvertible {
  let description: String
}

/// The base name without argument labels; operators and subscripts have none.
func baseName(_ symbol: SymbolGraph.Symbol) -> String? {
  guard let last = symbol.pathComponents.last else { return nil }
  let name = String(last.prefix { $0 != "(" })
  guard let first = name.first, first.isLetter || first == "_" else { return nil }
  return name == "subscript" || name.hasPrefix("_") ? nil : name
}

/// The type that a member belongs to: `UIView.ContentMode` for its cases.
func owner(_ symbol: SymbolGraph.Symbol) -> String {
  symbol.pathComponents.dropLast().joined(separator: ".")
}

func isType(_ symbol: SymbolGraph.Symbol) -> Bool {
  ["swift.class", "swift.struct", "swift.enum", "swift.protocol"].contains(symbol.kind.identifier)
}

func appleMembers(_ file: String) throws -> [String: [String]] {
  let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
  let rows = lines.filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ").map(String.init) }
  return Dictionary(uniqueKeysWithValues: rows.map { ($0[0], Array($0.dropFirst())) })
}

/// A name with argument labels, such as `init(frame:)`, in which some arguments may be left out of a call.
struct Signature {
  let baseName: String
  /// The labels with whether their arguments have defaults.
  private let arguments: [(label: String, isOptional: Bool)]

  /// Reads a symbol's; nil for what has no arguments.
  init?(_ symbol: SymbolGraph.Symbol) {
    guard let last = symbol.pathComponents.last, let name = Signature(last) else { return nil }
    let text = (symbol.declarationFragments ?? []).map(\.spelling).joined()
    let hasDefault = Self.arguments(of: text).map { $0.contains(" = ") }
    self.baseName = name.baseName
    self.arguments = name.arguments.enumerated().map { index, argument in
      (argument.label, hasDefault.indices.contains(index) && hasDefault[index])
    }
  }

  /// Reads a name such as Apple's documentation has it.
  init?(_ name: String) {
    guard let open = name.firstIndex(of: "("), name.hasSuffix(")") else { return nil }
    baseName = String(name[..<open])
    arguments = name[name.index(after: open)...].dropLast().split(separator: ":").map {
      (String($0), false)
    }
  }

  /// Whether a call with the other one's labels is a call of this one.
  func accepts(_ other: Signature) -> Bool {
    guard baseName == other.baseName else { return false }
    var wanted = other.arguments.map(\.label)[...]
    for argument in arguments {
      if argument.label == wanted.first {
        wanted.removeFirst()
      } else if !argument.isOptional {
        return false
      }
    }
    return wanted.isEmpty
  }

  /// The texts between the commas of the first parentheses of a declaration.
  private static func arguments(of declaration: String) -> [String] {
    var found = [""]
    var depth = 0
    // An arrow closes nothing.
    let text = declaration.replacingOccurrences(of: "->", with: "")
    for character in text.drop(while: { $0 != "(" }) {
      switch character {
      case "(", "[", "<": depth += 1
      case ")", "]", ">": depth -= 1
      default: break
      }
      if depth == 0 { break }
      if depth == 1, character == "," {
        found.append("")
      } else {
        found[found.count - 1].append(character)
      }
    }
    return found
  }
}

func code(_ names: [String]) -> String {
  names.isEmpty ? "–" : names.map { "`\($0)`" }.joined(separator: ", ")
}

let arguments = CommandLine.arguments.dropFirst()
guard let membersFile = arguments.first, arguments.count > 2 else {
  throw Failure(description: "usage: Table MEMBERS OVERLOADS GRAPH…")
}
let apple = try appleMembers(membersFile)
let overloads = try appleMembers(arguments[arguments.startIndex + 1])
let graphs = try arguments.dropFirst(2).map { file in
  try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
}
let symbols = graphs.flatMap(\.symbols)

var members: [String: Set<String>] = [:]
var signatures: [String: [Signature]] = [:]
for symbol in symbols where !isType(symbol) {
  if let name = baseName(symbol) { members[owner(symbol), default: []].insert(name) }
  if let signature = Signature(symbol) { signatures[owner(symbol), default: []].append(signature) }
}
let types = Set(symbols.filter(isType).map { $0.pathComponents.joined(separator: ".") })
let functions = members[""] ?? []

let names = Dictionary(
  symbols.filter(isType).map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) },
  uniquingKeysWith: { first, _ in first })
var superclasses: [String: String] = [:]
for relationship in graphs.flatMap(\.relationships) where relationship.kind == "inheritsFrom" {
  if let name = names[relationship.source] { superclasses[name] = names[relationship.target] }
}
var protocols: [String: [String]] = [:]
for relationship in graphs.flatMap(\.relationships) where relationship.kind == "conformsTo" {
  guard let name = names[relationship.source], let target = names[relationship.target] else {
    continue
  }
  protocols[name, default: []].append(target)
}

/// A type, its superclasses, and the module's protocols that they conform to.
@MainActor func lineage(_ name: String) -> [String] {
  let classes = Array(sequence(first: name) { superclasses[$0] })
  return classes + classes.flatMap { protocols[$0] ?? [] }
}

/// Returns what Apple documents and a type lacks, also among what it inherits.
///
/// An overload is named with its labels, unless no member of its base name is there.
@MainActor func absent(from name: String) -> [String] {
  let known = lineage(name).reduce(into: Set<String>()) { $0.formUnion(members[$1] ?? []) }
  let callable = lineage(name).flatMap { signatures[$0] ?? [] }
  let lacking = (overloads[name] ?? []).filter { overload in
    guard let wanted = Signature(overload), known.contains(wanted.baseName) else { return false }
    return !callable.contains { $0.accepts(wanted) }
  }
  return (apple[name] ?? []).filter { !known.contains($0) } + lacking
}

/// A number with a comma before its last three digits, if it has more.
func grouped(_ number: Int) -> String {
  number < 1000 ? "\(number)" : "\(number / 1000),\(String(1000 + number % 1000).dropFirst())"
}

func count(_ names: Set<String>?) -> Int { names?.count ?? 0 }

/// Names of types with the numbers of their members.
@MainActor func list(_ names: [String]) -> String {
  names.map { "`\($0)` \(count(members[$0]))" }.joined(separator: ", ")
}

let otherTypes = types.subtracting(apple.keys).sorted()
let extended = Set(members.keys).subtracting(types).subtracting([""]).sorted()
let total = (types.union(extended)).reduce(0) { $0 + count(members[$1]) }

print(
  """
  # Supported API

  Written by `make api-table` from the module's symbol graph; do not edit. \(grouped(types.count)) types have \(grouped(total)) members, counted by their
  base names, inherited ones at the class that declares them; the catalogue of the module documents each. A member that does not exist is
  not declared, so that code which needs it does not compile.

  ## What is absent

  What Apple documents of the classes that cells use, and Snap does not have; overloads are named with their labels. What no picture shows
  (gestures, animation, focus, menus and the like) is left out.

  | class | members | absent |
  | --- | --- | --- |
  """)
for name in apple.keys.sorted() {
  let absent = types.contains(name) ? code(absent(from: name)) : "the class"
  print("| `\(name)` | \(count(members[name])) | \(absent) |")
}

print("\n## Other types\n\nWith the number of members:\n\n\(list(otherTypes))")
print("\n## Additions to other types\n\n\(list(extended))")
print("\n## Functions and global names\n\n\(code(functions.sorted()))")
