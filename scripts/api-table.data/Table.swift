import Foundation

// Prints the page of supported API: `Table MEMBERS GRAPH…`.

/// What is read of a symbol graph.
///
/// The format is that of https://github.com/swiftlang/swift-docc-symbolkit
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Identifier: Decodable { let precise: String }
    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
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

func code(_ names: [String]) -> String {
  names.isEmpty ? "–" : names.map { "`\($0)`" }.joined(separator: ", ")
}

let arguments = CommandLine.arguments.dropFirst()
guard let membersFile = arguments.first, arguments.count > 1 else {
  throw Failure(description: "usage: Table MEMBERS GRAPH…")
}
let apple = try appleMembers(membersFile)
let graphs = try arguments.dropFirst().map { file in
  try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
}
let symbols = graphs.flatMap(\.symbols)

var members: [String: Set<String>] = [:]
for symbol in symbols where !isType(symbol) {
  if let name = baseName(symbol) { members[owner(symbol), default: []].insert(name) }
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

/// Returns the members of a type with those of its superclasses.
@MainActor func allMembers(_ name: String) -> Set<String> {
  sequence(first: name) { superclasses[$0] }.reduce(into: []) { $0.formUnion(members[$1] ?? []) }
}

print(
  """
  # Supported API

  Written by `make api-table` from the module's symbol graph; do not edit. A member that is not here does not exist, so
  that code which needs it does not compile. Members are listed by their base names, inherited ones at the class that
  declares them.

  ## Classes that cells use

  Beside each class stands what Apple documents and Snap does not have; what no picture shows (gestures, animation, focus,
  menus and the like) is left out.

  | class | supported | absent |
  | --- | --- | --- |
  """)
for name in apple.keys.sorted() {
  let own = members[name] ?? []
  let known = allMembers(name)
  let absent = (apple[name] ?? []).filter { !known.contains($0) }
  let row = types.contains(name) ? code(own.sorted()) : "the class is absent"
  print("| `\(name)` | \(row) | \(types.contains(name) ? code(absent) : "all") |")
}

print("\n## Other types\n\n| type | members |\n| --- | --- |")
for name in types.subtracting(apple.keys).sorted() {
  print("| `\(name)` | \(code((members[name] ?? []).sorted())) |")
}

let extended = Set(members.keys).subtracting(types).subtracting([""])
print("\n## Additions to other types\n\n| type | members |\n| --- | --- |")
for name in extended.sorted() { print("| `\(name)` | \(code((members[name] ?? []).sorted())) |") }

print("\n## Functions and global names\n\n\(code(functions.sorted()))")
