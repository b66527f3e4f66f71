import FileAccess
package import Fixtures
package import Foundation

/// The snapshot tests of a project: one target of tests, with its pictures of iOS.
package struct FoundSuite {
  /// The name of the test target.
  package let target: String
  /// The folder of its sources, from which pictures are found.
  package let folder: URL
  package let libraries: [SuiteLibrary]
  /// The sources with tests.
  private(set) var tests: [SourceNames]
  /// These, and those that declare what they use.
  private(set) var sources: [SourceNames]
  /// All sources of the folder but those that are left out.
  private var known: [SourceNames]
  /// The files of the sources.
  package var files: [URL] { sources.map(\.file) }
  /// What the target has of other folders, such as mocks that it shares, besides sources.
  let otherResources: [URL]
  /// The folders that the target has as such, besides its files.
  let folders: [URL]
  /// How many sources import a library.
  package let fileCount: Int
  /// The pictures that iOS made.
  package let pictures: [SuitePicture]
  /// Sources that are left out.
  package private(set) var leftOut: [LeftOut]
  /// Whether sources that import what no package here has are tried, too.
  private let isTried: Bool

  /// A source that is left out, and why.
  package struct LeftOut {
    package enum Reason {
      /// It, or the part of the app that it uses, needs modules that no package here has.
      case modules([String])
      /// The compiler's first error.
      case error(String)
    }

    package let file: URL
    package let reason: Reason
  }

  /// The classes of examples.
  var specs: SuiteSpecs { SuiteSpecs(in: sources) }

  /// Finds the suites of a project that can be used, those with the most pictures first.
  ///
  /// - Parameters:
  ///   - project: the project.
  ///   - target: a target that has to be one of them; nil for any.
  ///   - isTried: whether sources that import what no package here has are tried, too, if others do not.
  /// - Returns: the suites.
  /// - Throws: ``SuiteError`` if there is none or the wanted target cannot be used, or an error that names a file.
  package static func all(
    in project: AppProjects, wanting target: String? = nil, tryingAll isTried: Bool = false
  ) throws -> [FoundSuite] {
    let files = testSources(below: project.folder)
    let read = try files.map { try SourceNames(of: $0, AppModules()) }
    let modules = Set(SuiteLibrary.allCases.map(\.module))
    let importing = read.filter { $0.imports.contains { modules.contains($0.name) } }
    guard !importing.isEmpty else {
      let others = Set(read.flatMap(\.imports).map(\.name)).intersection(SuiteLibrary.unsupported)
      if !others.isEmpty {
        throw SuiteError.unsupported(others.sorted(), folder: project.folder.path)
      }
      throw SuiteError.noSuite(
        folder: project.folder.path,
        pictures: SuitePictures.all(below: project.folder).count)
    }
    let all = Dictionary(grouping: importing) { root(of: $0.file, in: project) }
    // A library of helpers counts as a suite only where there is no other.
    let tests = all.filter { isOfTests($0.key.lastPathComponent) }
    let groups = tests.isEmpty ? all : tests
    var refusals: [any Error] = []
    let suites = try groups.sorted { $0.key.path < $1.key.path }.compactMap { root, importing in
      do {
        return try FoundSuite(
          in: root, importing: importing, among: read, project, tryingAll: isTried)
      } catch {
        // One that cannot be used keeps no other from it, unless it is the one that is wanted.
        if name(of: root) == target { throw error }
        refusals.append(error)
        return nil
      }
    }
    if suites.isEmpty, let refusal = refusals.first { throw refusal }
    return suites.sorted {
      ($1.pictures.count, $1.fileCount) < ($0.pictures.count, $0.fileCount)
    }
  }

  private static func name(of root: URL) -> String {
    SuitePackage.moduleName(root.lastPathComponent)
  }

  private init(
    in root: URL, importing: [SourceNames], among read: [SourceNames], _ project: AppProjects,
    tryingAll isTried: Bool
  ) throws {
    folder = root
    let module = project.modules.all.first { module in
      module.hasTests && importing.contains { module.files.contains($0.file) }
    }
    let files = Set(module?.files ?? [])
    let isInside = { (file: URL) in file.path.hasPrefix(root.path + "/") }
    let resources = module?.resources ?? []
    folders = resources.filter { Files.isFolder($0) && $0.pathExtension.isEmpty }
    otherResources = resources.filter { !isInside($0) }
    target = Self.name(of: root)
    libraries = importing.libraries
    let modules = Set(project.modules.all.map(\.name)).union(SuiteLibrary.broughtModules)
    let all = read.filter { isInside($0.file) || files.contains($0.file) }
      .map { $0.knowing(modules) }
    let tests = Self.tests(from: Set(importing.map(\.file)), in: all)
    let (usable, missing) = (
      tests.filter(\.missingModules.isEmpty), tests.filter { !$0.missingModules.isEmpty }
    )
    guard !usable.isEmpty else {
      throw SuiteError.nothingUsable(
        target: target, modules: missing.missingNames)
    }
    (known, self.tests, self.isTried) = (all, isTried ? tests : usable, isTried)
    sources = Self.sources(of: self.tests, in: all, refusesImports: !isTried)
    leftOut =
      isTried
      ? [] : missing.map { LeftOut(file: $0.file, reason: .modules([$0].missingNames)) }
    fileCount = tests.count
    let own = SuitePictures.all(below: root)
    pictures = own.isEmpty ? SuitePictures.all(below: project.folder) : own
  }

  /// The suite without some sources.
  ///
  /// - Parameter blocked: the sources that are left out, and why.
  /// - Returns: the suite.
  /// - Throws: ``SuiteError/nothingUsable(target:modules:)`` if no test is left.
  func without(_ blocked: [URL: LeftOut.Reason]) throws -> FoundSuite {
    var suite = self
    suite.tests.removeAll { blocked[$0.file] != nil }
    suite.known.removeAll { blocked[$0.file] != nil }
    suite.leftOut += sources.compactMap { source in
      blocked[source.file].map { LeftOut(file: source.file, reason: $0) }
    }
    guard !suite.tests.isEmpty else {
      throw SuiteError.nothingUsable(target: target, modules: suite.leftOut.modules)
    }
    suite.sources = Self.sources(of: suite.tests, in: suite.known, refusesImports: !isTried)
    return suite
  }

  /// Some tests with the sources that declare what they use.
  private static func sources(
    of tests: [SourceNames], in all: [SourceNames], refusesImports: Bool
  ) -> [SourceNames] {
    let needed = NeededSources(
      of: tests.names, in: all, refusesImports: refusesImports, isObjectiveC: { _ in false }
    ).all
    let files = Set((needed + tests).map(\.file))
    return all.filter { files.contains($0.file) }
  }

  /// The sources that import a library, and those that use what these declare, such as a base class or a function of all tests.
  private static func tests(from importing: Set<URL>, in all: [SourceNames]) -> [SourceNames] {
    var found = importing
    while true {
      let own = all.filter { found.contains($0.file) }
      let names = Set(own.flatMap(\.declared))
        .union(own.flatMap(\.members).filter { $0.types.first == "XCTestCase" }.map(\.name))
      let new = all.filter { source in
        !found.contains(source.file) && source.uses.keys.contains(where: names.contains)
      }
      if new.isEmpty { return own }
      found.formUnion(new.map(\.file))
    }
  }

  /// The folder of the target that has a source of tests: that of the project's target, else the outermost one with such a name.
  private static func root(of file: URL, in project: AppProjects) -> URL {
    let module = project.modules.all.first { $0.hasTests && $0.files.contains(file) }
    let depth = project.folder.pathComponents.count
    let parents = Array(file.deletingLastPathComponent().pathComponents.dropFirst(depth))
    let index = parents.firstIndex { $0 == module?.name || isOfTests($0) }
    // `Tests/AppTests`: the inner one is that of the target.
    let isOuter = index.map { parents[$0] == "Tests" && $0 + 1 < parents.count } ?? false
    let count = index.map { $0 + (isOuter ? 2 : 1) } ?? parents.count
    return parents.prefix(count).reduce(project.folder) { $0.appendingPathComponent($1) }
  }

  private static func isOfTests(_ folder: String) -> Bool {
    ["tests", "test", "specs", "spec"].contains(where: folder.lowercased().hasSuffix)
  }

  /// The sources of a folder that others did not write.
  private static func testSources(below folder: URL) -> [URL] {
    let depth = folder.pathComponents.count
    return LocalPackage.files(in: folder).filter { file in
      file.pathExtension == "swift" && !SuitePackage.ownFiles.contains(file.lastPathComponent)
        && !file.pathComponents.dropFirst(depth).contains(where: LocalPackage.foreign.contains)
    }
  }
}

extension [FoundSuite.LeftOut] {
  /// The modules that some lack, sorted.
  package var modules: [String] {
    Set(flatMap { if case .modules(let names) = $0.reason { names } else { [String]() } }).sorted()
  }
}

extension [SourceNames] {
  /// The libraries of snapshot tests that they import, sorted.
  var libraries: [SuiteLibrary] {
    Set(flatMap(\.imports).compactMap { SuiteLibrary(rawValue: $0.name) }).sorted()
  }

  /// The names of modules that the package cannot have, sorted.
  var missingNames: [String] { Set(flatMap(\.missingModules).map(\.name)).sorted() }

  /// What they declare and use, by which the sources that they need are found.
  var names: [String] { Set(flatMap(\.declared) + flatMap(\.uses.keys)).sorted() }
}
