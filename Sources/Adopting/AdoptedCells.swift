import FileAccess
package import Foundation

/// Some cells of an app with the sources and files that they need, which names alone show.
package struct AdoptedCells {
  /// A cell with how a test makes it.
  package struct Cell {
    package let name: String
    let making: CellMaking
    /// The classes that the Interface Builder file with its views names.
    package let classes: [NibClasses.Class]
    /// What its test gives it to show.
    var content = SampleCalls.Content()
    /// The height in points at which its test draws it if it has none of its own; nil for a row, which has one.
    var assumedHeight: Double?

    var suite: String { Self.suite(of: name) }

    /// `OuterInnerTests` for a cell inside of another type.
    static func suite(of name: String) -> String { name.replacing(".", with: "") + "Tests" }
  }

  /// What an import in one source does for the others of its module.
  enum Visibility {
    /// They see the members of extensions.
    case imported
    /// They see all, as on iOS, where headers of frameworks, pods and bridges import UIKit.
    case exported
  }

  /// A target of the package.
  package struct Module {
    let name: String
    /// Sorted by path.
    package let sources: [URL]
    /// The modules of the package that they import, sorted.
    let imports: [String]
    /// How its sources see UIKit beside their own imports; nil for not at all.
    let uikit: Visibility?
    /// The version of Swift in which the project says they are written.
    let swiftVersion: String?
    let resources: AppResources
    /// The names that `#if` finds true, sorted.
    let conditions: [String]
    /// Whether what imports it sees what it imports, as where a module has its place in another one.
    var isAlias = false
  }

  package let cells: [Cell]
  /// The app's module, the project's modules that it needs, and empty ones for those that the package cannot have.
  package let modules: [Module]
  package let missing: [Missing]
  package let folders: [URL]

  init(cells: [Cell], modules: [Module], missing: [Missing], folders: [URL]) {
    (self.cells, self.modules, self.missing, self.folders) = (cells, modules, missing, folders)
  }

  /// Finds cells in the first target that has all of them, otherwise in a package's.
  /// - Throws: ``AdoptingError/noSuchCell(_:project:)`` if none has.
  package init(_ names: [String], in project: AppProjects) throws {
    let headers = try ObjectiveCHeaders(below: project.folder)
    let known = project.modules
    folders = known.folders
    for app in known.all {
      let others = known.without(app)
      let sources = try app.files.map { try SourceNames(of: $0, others) }
      let superclasses = Self.superclasses(in: sources)
      guard names.allSatisfy({ superclasses[$0] != nil }) else { continue }
      let all = try sources + Self.imported(by: sources, others)
      let needed = NeededSources(of: names, in: all) { headers[$0] != nil }
      modules = Self.modules(of: needed.all, in: all, app, others)
      let homes = CellHomes(of: names, in: app.resources)
      let ofNeeded = Self.superclasses(in: needed.all)
      let nibClasses = NibClasses(in: needed.all) { Self.root(of: $0, ofNeeded) }
      let ofCells = Set(names.compactMap { homes.found[$0]?.file })
      // Code loads the xibs of other views.
      let ofViews = nibClasses.named(
        by: modules.flatMap(\.resources.files).filter {
          $0.pathExtension == "xib" && !ofCells.contains($0)
        })
      var sizes = CellSizes()
      let samples = SampleCalls(try DeclaredTypes(of: needed.all.map(\.file)), superclasses)
      cells = try names.map { name in
        let making = try CellMaking(of: name, in: sources, homes)
        // Names alone do not show whether a call of the app's methods compiles.
        let content = SampleCalls.Content(texts: samples.content(of: name).texts)
        return Cell(
          name: name, making: making,
          classes: nibClasses.named(by: making.nib?.file, and: ofViews),
          content: content,
          assumedHeight: sizes.assumedHeight(
            of: name, making, root: Self.root(of: name, superclasses)))
      }
      missing =
        Self.missing(from: needed, headers) + homes.missing
        + cells.compactMap { cell in cell.making.byHand.map { .test(cell.name, $0) } }
      return
    }
    throw AdoptingError.noSuchCell(names, project: project.folder.path)
  }

  /// Reads the project's modules that sources import, and those that these import.
  static func imported(
    by sources: [SourceNames], _ modules: AppModules
  ) throws -> [SourceNames] {
    var read: [SourceNames] = []
    var waiting = Set(sources.flatMap(\.imports).map(\.name)).sorted()
    var known = Set(waiting)
    while let name = waiting.popLast() {
      let found = try (modules[name]?.files ?? []).map {
        try SourceNames(of: $0, in: name, modules)
      }
      read += found
      let imports = Set(found.flatMap(\.imports).map(\.name))
      waiting += imports.filter { known.insert($0).inserted }.sorted()
    }
    return read
  }

  /// Returns the targets for the needed sources, the app's first, then by their names.
  ///
  /// What any source of a module imports, a needed one may see the members of.
  static func modules(
    of sources: [SourceNames], in all: [SourceNames], _ app: AppModules.Module,
    _ modules: AppModules
  ) -> [Module] {
    let byName = Dictionary(grouping: sources) { $0.module ?? appName }
    let imported = sources.flatMap(\.imports).map(\.name).filter {
      !NeededSources.modules.contains($0)
    }
    let seen = all.reduce(into: [:]) { seen, source in
      seen[source.module ?? appName, default: Set<String>()].formUnion(source.imports.map(\.name))
    }
    let names = Set(imported).union(byName.keys).subtracting([appName]).sorted()
    return ([appName] + names).map { name in
      let sources = byName[name] ?? []
      let imports = Set(sources.flatMap(\.imports).map(\.name))
      let isSeen = { seen[name]?.contains($0) ?? false }
      let module = name == appName ? app : modules[name]
      return Module(
        name: name, sources: sources.map(\.file),
        imports: names.filter {
          $0 != name && (imports.contains($0) || isSeen($0) && byName[$0] != nil)
        },
        uikit: sources.contains(where: \.usesUIKitUnimported)
          ? .exported : sources.isEmpty || !isSeen("UIKit") ? nil : .imported,
        swiftVersion: module?.swiftVersion,
        resources: AppResources(
          in: module?.resources ?? [], for: sources,
          areApps: name == appName && !app.isOfPackage, hasBundle: module?.isOfPackage ?? false,
          hasAssetExtensions: module?.hasAssetExtensions ?? false),
        conditions: Set(module?.conditions ?? []).filter(SwiftIdentifier.isOne).sorted())
    }
  }

  static let appName = "AppCells"

  static func superclasses(in sources: [SourceNames]) -> [String: String] {
    sources.map(\.superclasses).reduce(into: [:]) { $0.merge($1) { old, _ in old } }
  }

  /// Follows the superclasses that the app declares.
  static func root(of name: String, _ superclasses: [String: String]) -> String {
    var (root, seen) = (name, Set<String>())
    while let next = superclasses[root], seen.insert(root).inserted { root = next }
    return root
  }

  static func missing(
    from needed: NeededSources, _ headers: ObjectiveCHeaders
  ) -> [Missing] {
    needed.all.flatMap { source -> [Missing] in
      source.missingModules.map { .module($0, in: source.file) }
        + source.used.compactMap { place in
          headers[place.name].map { .objectiveC(place, in: source.file, header: $0) }
        }
    }
      + needed.leftOut.map {
        .leftOut(
          $0.place, in: $0.user.file, target: $0.user.module ?? appName, declaredBy: $0.owner.file,
          modules: $0.owner.missingModules.map(\.name))
      }
  }
}
