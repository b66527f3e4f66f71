import Foundation
package import SnapshotRecords

/// The app's sources that a suite needs, which names alone show.
package struct SuiteApp {
  /// The name of the app's module.
  package let name: String
  /// The suite, without the tests whose part of the app cannot be compiled.
  package private(set) var suite: FoundSuite
  /// The libraries of snapshot tests that each module imports, as one of helpers does.
  let libraries: [String: [SuiteLibrary]]
  /// The app's module, the project's others that it and the tests need, and empty ones for those that the package cannot have.
  let modules: [AdoptedCells.Module]
  package let missing: [AdoptedCells.Missing]
  #if SourceRewriting
  /// The sources of the app's module without what does not compile; nil if they are as they are.
  private let pruned: PrunedSources?
  #endif
  /// The paths of the app's sources that declare what the tests name.
  package let namedFiles: [String]

  /// How many sources of the app the tests need.
  package var sourceCount: Int { modules.map(\.sources.count).reduce(0, +) }

  /// Finds the sources.
  /// - Throws: ``SuiteError/noApp(target:imports:)``, or an error that names a file.
  package init(of suite: FoundSuite, in project: AppProjects) throws {
    let headers = try ObjectiveCHeaders(below: project.folder)
    let app = try suite.app(in: project)
    name = app.name
    let others = project.modules.without(app)
    let own = Set(suite.sources.map(\.file))
    let sources = try app.files.filter { !own.contains($0) }.map { try SourceNames(of: $0, others) }
    let all = try (sources + AdoptedCells.imported(by: sources + suite.sources, others))
      .map { $0.knowing(SuiteLibrary.broughtModules) }
    func needed(_ tests: [SourceNames]) -> NeededSources {
      NeededSources(of: tests.names, in: all + suite.sources) { headers[$0] != nil }
    }
    let blocked = suite.tests.reduce(into: [URL: FoundSuite.LeftOut.Reason]()) { blocked, test in
      let modules = Self.missingModules(of: needed([test]), besides: own)
      blocked[test.file] = modules.isEmpty ? nil : .modules(modules)
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
    namedFiles = []
    #if SourceRewriting
    pruned = nil
    #endif
  }

  /// The same with fewer tests; the app's part stays as it is.
  ///
  /// - Parameter blocked: the sources of tests that are left out, and why.
  /// - Returns: the app's part of the suite.
  /// - Throws: ``SuiteError/nothingUsable(target:modules:)`` if no test is left.
  func without(_ blocked: [URL: FoundSuite.LeftOut.Reason]) throws -> SuiteApp {
    var app = self
    app.suite = try suite.without(blocked)
    return app
  }

  /// What was left out of the app's sources.
  package var dropped: [DroppedCode] {
    #if SourceRewriting
    pruned?.dropped ?? []
    #else
    []
    #endif
  }

  /// What a package's target of the app has besides its list of sources.
  ///
  /// - Parameter target: the target's folder.
  /// - Returns: the files, by their names.
  /// - Throws: an error that names a file.
  func files(in target: URL) throws -> [(name: String, data: Data)] {
    #if SourceRewriting
    try pruned?.files(in: target) ?? []
    #else
    []
    #endif
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

#if SourceRewriting
extension SuiteApp {
  init(
    of suite: FoundSuite, named name: String, modules: [AdoptedCells.Module],
    _ pruned: PrunedSources, namedFiles: [String]
  ) {
    (self.suite, self.name, self.modules, self.pruned) = (suite, name, modules, pruned)
    (self.namedFiles, libraries, missing) = (namedFiles, [:], [])
  }
}
#endif

extension FoundSuite {
  /// The project's module that most tests import.
  /// - Throws: ``SuiteError/noApp(target:imports:)``
  func app(in project: AppProjects) throws -> AppModules.Module {
    let imports = sources.flatMap(\.imports).map(\.name)
    let counts = imports.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let candidates = project.modules.all.filter { module in
      !module.hasTests && counts[module.name] != nil
        && !SuiteLibrary.broughtModules.contains(module.name)
    }
    let apps = candidates.sorted {
      (counts[$1.name] ?? 0, $0.name) < (counts[$0.name] ?? 0, $1.name)
    }
    guard let app = apps.first else {
      throw SuiteError.noApp(target: target, imports: Set(imports).sorted())
    }
    return app
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
