import Foundation

/// The sources that some cells need of their target and of the project's other modules, which names alone show.
struct NeededSources {
  /// A name in a source that Linux cannot compile.
  struct LeftOut {
    let place: SourceNames.Place
    let user: SourceNames
    let owner: SourceNames
    /// The member, unless it is a name outside of types or one behind its type.
    fileprivate var unnamedMember: ExtensionMember?
  }

  /// The modules that a source may import on Linux without more.
  static let modules: Set = [
    "UIKit", "Foundation", "QuartzCore", "CoreGraphics", "CoreText", "Dispatch",
    "FoundationNetworking", "os", "OSLog", "ObjectiveC", "Darwin", "Swift",
    "CoreFoundation",
  ]

  private let sources: [SourceNames]
  /// Types with headers, whose extensions cannot be compiled.
  private let isObjectiveC: (String) -> Bool
  private let types: Set<String>
  private var owners: [String: [Int]] = [:]
  private var members: [String: [(source: Int, member: ExtensionMember)]] = [:]
  /// The indices of sources that import what the package cannot have, except those of the cells, and those that only
  /// extend types of UIKit and SwiftUI.
  private let refused: Set<Int>
  /// The project's modules that the sources of a module import.
  private let imports: [String: Set<String>]
  /// Those whose names are still to be followed, the closest to the cells first.
  private var found: ArraySlice<Int> = []
  /// How many sources there may be, besides what the cells' own sources name and superclasses.
  private let limit: Int
  private var known: Set<Int> = []
  private(set) var leftOut: [LeftOut] = []

  /// The needed sources, sorted by path.
  var all: [SourceNames] {
    known.map { sources[$0] }.sorted { $0.file.path < $1.file.path }
  }

  /// Follows the names from the cells' sources.
  ///
  /// - Parameters:
  ///   - cells: the classes of the cells.
  ///   - sources: the sources among which they are.
  ///   - refusesImports: whether a source is left out that imports what the package cannot have.
  ///   - limit: how many sources there may be: beyond, only superclasses are needed, and what the cells' sources name.
  ///   - isObjectiveC: whether a type has a header.
  init(
    of cells: [String], in sources: [SourceNames], refusesImports: Bool = true,
    limit: Int = .max, isObjectiveC: @escaping (String) -> Bool
  ) {
    self.sources = sources
    self.limit = limit
    self.isObjectiveC = isObjectiveC
    types = Set(sources.flatMap(\.declared))
    let names = Set(cells)
    refused = Set(
      sources.indices.filter { index in
        refusesImports && !sources[index].missingModules.isEmpty && !sources[index].extendsBoth
          && (sources[index].module != nil
            || names.isDisjoint(with: sources[index].superclasses.keys))
      })
    imports = sources.reduce(into: [:]) { imports, source in
      imports[source.module ?? "", default: []].formUnion(source.imports.map(\.name))
    }
    index()
    var classes: [String: [Int]] = [:]
    for index in sources.indices {
      for name in sources[index].superclasses.keys { classes[name, default: []].append(index) }
    }
    for cell in cells {
      for index in Set(classes[cell, default: []] + owners[cell, default: []]).sorted()
      where sources[index].module == nil && known.insert(index).inserted { found.append(index) }
    }
    let first = Set(found)
    while let next = found.popFirst() { follow(next, isLimited: !first.contains(next)) }
    leftOut.removeAll(where: isElsewhere)
    leftOut.sort {
      ($0.user.file.path, $0.place.line, $0.place.name)
        < ($1.user.file.path, $1.place.line, $1.place.name)
    }
  }

  private mutating func index() {
    for (index, source) in sources.enumerated() {
      for name in source.declared { owners[name, default: []].append(index) }
      for member in source.members {
        guard let type = member.types.first, !isObjectiveC(type) else { continue }
        // An extension of the app's own type is needed with the type, one of UIKit's by its members' names.
        if types.contains(type), !refused.contains(index) {
          owners[type, default: []].append(index)
        } else {
          // An initializer is called by its type, or as `.init`.
          let names = member.name == "init" ? ["init", member.types.last ?? type] : [member.name]
          for name in names { members[name, default: []].append((index, member)) }
        }
      }
    }
  }

  private mutating func follow(_ index: Int, isLimited: Bool) {
    let source = sources[index]
    let superclasses = Set(source.superclasses.values)
    let visible = Set(source.imports.map(\.name))
    // A member of an extension is seen in all sources of a module of which one imports its module.
    let leaking = imports[source.module ?? ""] ?? []
    for place in source.used {
      guard let use = source.uses[place.name],
        !isLimited || known.count < limit || superclasses.contains(place.name)
      else { continue }
      if use.isGlobal(among: visible), !source.local.contains(place.name) {
        for owner in owners[place.name] ?? [] where sees(source, owner, visible) {
          need(owner, place.name, place.line, source)
        }
      }
      for (owner, member) in members[place.name] ?? []
      where owner != index && sees(source, owner, leaking) {
        let isOrdinary = sources[owner].missingModules.isEmpty
        guard member.isUsed(by: source, isOrdinary: isOrdinary) else { continue }
        let isForeign = member.types.first.map(types.contains) == false
        // A member of the app's own type cannot belong to a source that does not name the type.
        guard isForeign || member.types.contains(where: { source.uses[$0] != nil }) else {
          continue
        }
        let isNamed = use.owners.contains { member.types.map(NameUse.Owner.type).contains($0) }
        need(owner, member.fullName, place.line, source, isNamed ? nil : member)
      }
    }
  }

  /// Whether a source of the package has a member that may be meant instead, such as a font of the same name.
  private func isElsewhere(_ missing: LeftOut) -> Bool {
    guard let member = missing.unnamedMember, member.name != "init" else { return false }
    return members[member.name]?.contains { other in
      known.contains(other.source)
        && other.member.isUsed(by: missing.user, isOrdinary: true)
    } ?? false
  }

  private func sees(_ source: SourceNames, _ owner: Int, _ imports: Set<String>) -> Bool {
    let module = sources[owner].module
    return module == source.module || module.map(imports.contains) ?? false
  }

  private mutating func need(
    _ index: Int, _ name: String, _ line: Int, _ user: SourceNames,
    _ unnamedMember: ExtensionMember? = nil
  ) {
    guard !known.contains(index) else { return }
    guard !refused.contains(index) else {
      let place = SourceNames.Place(name: name, line: line)
      return add(
        LeftOut(place: place, user: user, owner: sources[index], unnamedMember: unnamedMember))
    }
    known.insert(index)
    found.append(index)
  }

  /// Several sources may need a name; the first is enough to find it by, unless only a later one names its type.
  private mutating func add(_ missing: LeftOut) {
    let known = leftOut.firstIndex {
      $0.place.name == missing.place.name && $0.owner.file == missing.owner.file
    }
    if let known {
      if missing.unnamedMember == nil, leftOut[known].unnamedMember != nil {
        leftOut[known] = missing
      }
    } else {
      leftOut.append(missing)
    }
  }
}
