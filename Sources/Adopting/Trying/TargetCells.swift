import FileAccess
package import Foundation
package import Processes
import SnapReport
import SnapshotRecords
import TestRuns

/// The cells of a target of an app, with what they need of it and of the app's other modules.
package struct TargetCells {
  package let target: String
  /// The classes, in the order of the sources.
  package private(set) var cells: [DeclaredClass]
  private(set) var sources: TriedSources
  /// The language mode.
  let mode: String
  /// The names that `#if` finds true.
  let conditions: [String]
  /// The sources among which what the cells need is looked for.
  let all: [SourceNames]
  let resources: [URL]
  /// The folders of the app's packages.
  let folders: [URL]

  private init(
    _ cells: [DeclaredClass], of module: AppModules.Module, in all: [SourceNames],
    resources: [URL], folders: [URL]
  ) {
    self.folders = folders
    (target, self.cells) = (module.name, cells)
    (self.all, self.resources) = (all, resources)
    sources = Self.sources(for: cells, in: all, resources)
    mode = Self.mode(of: module.swiftVersion)
    conditions = module.conditions.filter(SwiftIdentifier.isOne)
  }

  /// Finds the cells of an app, each in the first target that has its source.
  ///
  /// - Parameters:
  ///   - app: the app.
  ///   - names: the classes to find; empty for all cells.
  /// - Returns: the targets that have such cells.
  /// - Throws: ``AdoptingError/noSuchCell(_:project:)``, or an error that names a file.
  package static func all(in app: AppProjects, named names: [String] = []) throws -> [TargetCells] {
    var reader = Reader(app)
    var (found, known): ([TargetCells], Set<String>) = ([], [])
    for module in app.targets {
      let cells = try reader.cells(of: module, named: names).filter {
        known.insert("\($0.file.path)\n\($0.name)").inserted
      }
      if !cells.isEmpty { found.append(try reader.target(module, with: cells)) }
    }
    let missing = names.filter { name in
      !found.contains { $0.cells.contains { $0.isNamed(name) } }
    }
    guard missing.isEmpty, !found.isEmpty else {
      throw AdoptingError.noSuchCell(missing, project: app.folder.path)
    }
    return found
  }

  private static let roots = FoundCells.roots

  /// Each cell with its place and what makes it.
  ///
  /// - Throws: an error that names a file.
  package var lines: [String] {
    get throws {
      try FoundCells(in: sources, named: cells.map(\.name)).cells.map {
        "\($0.name) (\($0.place)), \($0.clause)"
      }
    }
  }

  /// Both halves of the cells, each with what it needs; empty for one cell.
  private var halves: [TargetCells] {
    guard cells.count > 1 else { return [] }
    let middle = cells.count / 2
    return [cells[..<middle], cells[middle...]].map { part(Array($0)) }
  }

  private func part(_ cells: [DeclaredClass]) -> TargetCells {
    var part = self
    part.cells = cells
    part.sources = Self.sources(for: cells, in: all, resources)
    return part
  }

  /// The cells that need few sources, and those that need many, such as one inside of a controller: these take longer.
  package var parts: [TargetCells] {
    guard sources.files.count > Self.fewSources, cells.count > 1 else { return [self] }
    let isSmall = cells.map {
      Self.sources(for: [$0], in: all, []).files.count <= Self.fewSources
    }
    return [true, false].compactMap { size in
      let group = zip(cells, isSmall).filter { $0.1 == size }.map(\.0)
      return group.isEmpty ? nil : part(group)
    }
  }

  private static let fewSources = 100
  /// How many sources are compiled for any cells, unless theirs name more.
  ///
  /// Names lead from most cells of a large app to all of it. What is farther away than that shows in no picture, and its
  /// uses are left out.
  static func mostSources(for count: Int) -> Int { 120 + count * 20 }

  /// The language mode for a version of Swift.
  static func mode(of version: String?) -> String {
    let version = version ?? "5"
    return ["6", "4.2", "4"].first(where: version.hasPrefix) ?? "5"
  }

  private static func sources(
    for cells: [DeclaredClass], in all: [SourceNames], _ resources: [URL]
  ) -> TriedSources {
    let needed = NeededSources(
      of: cells.map(\.name), in: all, refusesImports: false,
      limit: Self.mostSources(for: cells.count), isObjectiveC: { _ in false })
    return TriedSources(needed.all.map(\.file), resources: resources)
  }

  /// Compiles and draws them; those that do not compile together are drawn in two parts, so that one does not stop the others.
  ///
  /// - Parameters:
  ///   - swiftc: the compiler.
  ///   - modules: what they are compiled with.
  ///   - environment: that of the compiler and of the program.
  ///   - isStrict: whether nothing is left out that does not compile.
  ///   - interruption: what ends it early.
  /// - Returns: what was drawn, in the order of the cells.
  /// - Throws: ``TryingError``, `TestRunsError.interrupted`, or an error that names a file.
  package func draw(
    by swiftc: URL, with modules: CellModules, environment: [String: String], isStrict: Bool,
    until interruption: Interruption
  ) throws -> DrawnCells {
    let tryout = CellTryout(
      sources, named: cells.map(\.name), mode: mode, conditions: conditions, with: modules,
      environment: environment, isStrict: isStrict)
    switch try tryout.run(by: swiftc, until: interruption) {
    case .drawn(let page, let pictures, let notes):
      return DrawnCells(page: page, pictures: pictures, notes: notes)
    case .refused(let messages, let notes):
      guard cells.count > 1 else {
        let page = TriedPage([tryout.refusedCard(cells[0], messages)])
        return DrawnCells(page: page, pictures: [], notes: notes)
      }
      return try halves.reduce(DrawnCells()) { drawn, half in
        try drawn.adding(
          half.draw(
            by: swiftc, with: modules, environment: environment, isStrict: isStrict,
            until: interruption))
      }
    }
  }

  /// Reads each source once.
  private struct Reader {
    private let app: AppProjects
    private var read: [URL: SourceNames] = [:]

    init(_ app: AppProjects) { self.app = app }

    private mutating func names(of file: URL) throws -> SourceNames {
      if let known = read[file] { return known }
      let names = try SourceNames(of: file, AppModules())
      read[file] = names
      return names
    }

    /// The sources of a module, and of the app's modules that they import.
    private mutating func sources(of module: AppModules.Module) throws -> [SourceNames] {
      try modules(of: module).flatMap(\.sources)
    }

    private mutating func modules(
      of module: AppModules.Module
    ) throws -> [(module: AppModules.Module, sources: [SourceNames])] {
      var all: [(module: AppModules.Module, sources: [SourceNames])] = []
      var (waiting, known): ([AppModules.Module], Set<String>) = ([module], [module.name])
      while let next = waiting.popLast() {
        let sources = try next.files.map { try names(of: $0) }
        all.append((next, sources))
        let imports = Set(sources.flatMap(\.imports).map(\.name)).sorted()
        waiting += imports.filter { known.insert($0).inserted }.compactMap { app.importable[$0] }
      }
      return all
    }

    mutating func cells(
      of module: AppModules.Module, named names: [String]
    ) throws -> [DeclaredClass] {
      let sources = try sources(of: module)
      let superclasses = AdoptedCells.superclasses(in: sources)
      return try module.files.flatMap(DeclaredClass.all).filter { declared in
        SwiftIdentifier.isType(declared.name)
          && (names.isEmpty
            ? TargetCells.roots.contains(FoundCells.root(of: declared.name, superclasses))
            : names.contains { declared.isNamed($0) })
      }
    }

    mutating func target(
      _ module: AppModules.Module, with cells: [DeclaredClass]
    ) throws -> TargetCells {
      let all = try modules(of: module)
      return TargetCells(
        cells, of: module, in: all.flatMap(\.sources), resources: all.flatMap(\.module.resources),
        folders: app.folders)
    }
  }
}
