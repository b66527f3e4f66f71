import Foundation

/// The app's sources that a suite needs, which names alone show.
package struct SuiteApp {
  /// The name of the app's module.
  package let name: String
  /// The suite, without the tests whose part of the app cannot be compiled.
  package let suite: FoundSuite
  /// The libraries of snapshot tests that each module imports, as one of helpers does.
  let libraries: [String: [SuiteLibrary]]
  /// The app's module, the project's others that it and the tests need, and empty ones for those that the package cannot have.
  let modules: [AdoptedCells.Module]
  package let missing: [AdoptedCells.Missing]

  /// How many sources of the app the tests need.
  package var sourceCount: Int { modules.map(\.sources.count).reduce(0, +) }

  /// Finds the sources.
  /// - Throws: ``SuiteError/noApp(target:imports:)``, or an error that names a file.
  package init(of suite: FoundSuite, in project: AppProjects) throws {
    let headers = try ObjectiveCHeaders(below: project.folder)
    let imports = suite.sources.flatMap(\.imports).map(\.name)
    let counts = imports.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let candidates = project.modules.all.filter { module in
      !module.hasTests && counts[module.name] != nil
        && !SuiteLibrary.broughtModules.contains(module.name)
    }
    let apps = candidates.sorted {
      (counts[$1.name] ?? 0, $0.name) < (counts[$0.name] ?? 0, $1.name)
    }
    guard let app = apps.first else {
      throw SuiteError.noApp(target: suite.target, imports: Set(imports).sorted())
    }
    name = app.name
    let others = project.modules.without(app)
    let own = Set(suite.sources.map(\.file))
    let sources = try app.files.filter { !own.contains($0) }.map { try SourceNames(of: $0, others) }
    let all = try (sources + AdoptedCells.imported(by: sources + suite.sources, others))
      .map { $0.knowing(SuiteLibrary.broughtModules) }
    func needed(_ tests: [SourceNames]) -> NeededSources {
      NeededSources(of: tests.names, in: all + suite.sources) { headers[$0] != nil }
    }
    let blocked = suite.tests.reduce(into: [URL: [String]]()) { blocked, test in
      let modules = Self.missingModules(of: needed([test]), besides: own)
      blocked[test.file] = modules.isEmpty ? nil : modules
    }
    self.suite = try suite.without(blocked)
    let used = needed(self.suite.sources)
    let usedSources = used.all.filter { !own.contains($0.file) }
    libraries = Dictionary(grouping: usedSources) { $0.module ?? app.name }
      .mapValues(\.libraries)
    modules = AdoptedCells.modules(of: usedSources, in: all, app, others)
      .filter { !SuiteLibrary.broughtModules.contains($0.name) }
      .map { $0.renamed(AdoptedCells.appName, to: app.name) }
    missing = AdoptedCells.missing(from: used, headers)
  }

  /// The modules without which what a test uses of the app cannot be compiled.
  private static func missingModules(
    of needed: NeededSources, besides tests: Set<URL>
  ) -> [String] {
    let used = needed.all.filter { !tests.contains($0.file) && !$0.extendsBoth }
    let leftOut = needed.leftOut.filter { $0.owner.declared.contains($0.place.name) }.map(\.owner)
    return (used + leftOut).missingNames
  }
}

extension AdoptedCells.Module {
  /// The module with another name, where it or what it imports has one, and without what tests import.
  func renamed(_ old: String, to new: String) -> AdoptedCells.Module {
    AdoptedCells.Module(
      name: name == old ? new : name, sources: sources,
      imports: imports.filter { !SuiteLibrary.broughtModules.contains($0) }
        .map { $0 == old ? new : $0 }.sorted(), uikit: uikit,
      swiftVersion: swiftVersion, resources: resources, conditions: conditions)
  }
}
