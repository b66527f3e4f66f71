#if SourceRewriting
import FileAccess
package import Foundation
package import Processes
import SwiftSources

/// The sources that a suite needs of the app and of the project's other modules, as one module.
package struct SuiteSources {
  private let suite: FoundSuite
  private let app: AppModules.Module
  /// The app's module, and those of the project's that the tests and it import.
  private let modules: [AppModules.Module]
  /// Sorted by path.
  private let needed: [SourceNames]

  /// Finds the sources.
  ///
  /// - Parameters:
  ///   - suite: the suite, of which all tests are tried.
  ///   - project: the project.
  /// - Throws: ``SuiteObstacle`` if they cannot be one module, ``SuiteError/noApp(target:imports:)``, or an error that names a file.
  package init(of suite: FoundSuite, in project: AppProjects) throws {
    self.suite = suite
    app = try suite.app(in: project)
    let own = Set(suite.sources.map(\.file))
    var known = own
    var (waiting, names) = ([app], Set([app.name]).union(SuiteLibrary.broughtModules))
    func waitForImports(_ sources: [SourceNames]) {
      let imports = Set(sources.flatMap(\.imports).map(\.name)).sorted()
      waiting += imports.filter { names.insert($0).inserted }
        .compactMap { project.importable[$0] }.filter { !$0.hasTests }
    }
    waitForImports(suite.sources)
    var (modules, all): ([AppModules.Module], [SourceNames]) = ([], [])
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      let sources = try next.files.filter { known.insert($0).inserted }
        .map { try SourceNames(of: $0, AppModules()) }
      modules.append(next)
      all += sources
      waitForImports(sources)
    }
    self.modules = modules
    needed = NeededSources(
      of: suite.sources.names, in: all + suite.sources, refusesImports: false,
      limit: TargetCells.mostSources(for: suite.sources.count), isObjectiveC: { _ in false }
    ).all.filter { !own.contains($0.file) }
    try check()
  }

  /// The names of the modules that become parts of the app's.
  private var otherNames: Set<String> { Set(modules.map(\.name)).subtracting([app.name]) }

  /// The modules that tests import and that are neither on Linux nor in the project.
  private var missingNames: Set<String> { missingNames(of: suite.sources) }

  private func missingNames(of sources: [SourceNames]) -> Set<String> {
    Set(sources.missingNames).subtracting(modules.map(\.name))
  }

  private func check() throws {
    let brought = SuiteLibrary.broughtModules.subtracting(["UIKit"])
    for source in needed {
      if let module = source.imports.first(where: { brought.contains($0.name) }) {
        throw SuiteObstacle.library(module.name, in: source.file)
      }
    }
    guard !otherNames.isEmpty else { return }
    if missingNames(of: needed + suite.sources).isEmpty { throw SuiteObstacle.nothingMissing }
    for source in suite.sources {
      let testable = try Self.testableImports(in: source.file)
      if !testable.contains(app.name), let other = testable.first(where: otherNames.contains) {
        throw SuiteObstacle.internalNames(of: other, in: source.file)
      }
    }
  }

  private static func testableImports(in file: URL) throws -> [String] {
    let text = String(decoding: try Files.read(existing: file), as: UTF8.self)
    let tokens = SwiftToken.all(of: text, for: .rewritten)
    return zip(tokens, tokens.dropFirst(2)).filter { $0.0.text == "@testable" }.map(\.1.name)
  }

  /// Compiles the sources until what is left of them compiles.
  ///
  /// - Parameters:
  ///   - swiftc: the compiler.
  ///   - compiled: what they are compiled with.
  ///   - environment: that of the compiler.
  ///   - interruption: what ends it early.
  /// - Returns: the app's part of the suite.
  /// - Throws: ``SuiteObstacle/refused(messages:)``, `TestRunsError.interrupted`, or an error that names a file.
  package func pruned(
    by swiftc: URL, with compiled: CellModules, environment: [String: String],
    until interruption: Interruption
  ) throws -> SuiteApp {
    let resources = modules.flatMap(\.resources)
    let sources = TriedSources(needed.map(\.file), resources: resources)
    let found = try FoundCells(withoutCells: sources)
    let names = Set(suite.sources.flatMap(\.uses.keys))
    let named = needed.filter { !names.isDisjoint(with: $0.declared) }.map(\.file.path)
    var build = TriedBuild(
      sources: sources, cells: found, modules: compiled, swiftc: swiftc,
      folder: try PrivateFolder(), mode: TargetCells.mode(of: app.swiftVersion),
      conditions: conditions, environment: environment, isStrict: false)
    (build.module, build.kept, build.parts) = (app.name, Set(named), otherNames)
    var pruned = try PrunedSources(build, until: interruption)
    if pruned.refusal != nil {
      // Where tests name most of an app, keeping as much as possible may have no end.
      (build.folder, build.kept) = (try PrivateFolder(), [])
      pruned = try PrunedSources(build, until: interruption)
    }
    if let messages = pruned.refusal { throw SuiteObstacle.refused(messages: messages) }
    return SuiteApp(
      of: suite, named: app.name, modules: packageModules(sources, pruned.found), pruned,
      namedFiles: named)
  }

  private var conditions: [String] {
    Set(app.conditions).filter(SwiftIdentifier.isOne).sorted()
  }

  /// The app's module with all sources, and what tests import besides.
  private func packageModules(
    _ sources: TriedSources, _ found: FoundCells
  ) -> [AdoptedCells.Module] {
    let files = Set(sources.files)
    let names = needed.filter { files.contains($0.file) }
    let whole = AdoptedCells.Module(
      name: app.name, sources: sources.files, imports: [],
      uikit: names.contains(where: \.usesUIKitUnimported) ? .exported : .imported,
      swiftVersion: TargetCells.mode(of: app.swiftVersion),
      resources: AppResources(
        in: sources.resources, for: names, nibs: found.nibs, areApps: !app.isOfPackage,
        hasBundle: modules.contains(where: \.isOfPackage),
        hasAssetExtensions: true),
      conditions: conditions)
    let imported = Set(suite.sources.flatMap(\.imports).map(\.name))
    let inside = otherNames.union(found.standIns.map(\.module)).intersection(imported)
    let aliases = inside.sorted().map { module($0, isAlias: true) }
    let empty = missingNames.subtracting(inside).sorted().map { module($0, isAlias: false) }
    return [whole] + aliases + empty
  }

  /// A module without sources.
  private func module(_ name: String, isAlias: Bool) -> AdoptedCells.Module {
    AdoptedCells.Module(
      name: name, sources: [], imports: isAlias ? [app.name] : [], uikit: nil, swiftVersion: nil,
      resources: AppResources(
        in: [], for: [], areApps: false, hasBundle: false, hasAssetExtensions: false),
      conditions: [], isAlias: isAlias)
  }
}
#endif
