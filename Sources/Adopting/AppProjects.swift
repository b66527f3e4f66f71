import FileAccess
package import Foundation
import Processes
package import XcodeProjects

/// The projects and packages of an app, which a path names: a project, a workspace, a manifest, or a folder with any of these.
package struct AppProjects {
  /// The folder below which the app is.
  package let folder: URL
  /// Those that the path names.
  package let projects: [XcodeProject]
  /// The modules of these, then those of other projects and packages in the folder.
  let modules: AppModules
  /// These and the libraries whose sources are in the folder.
  let importable: AppModules
  /// The paths of the modules' projects and packages.
  package var folders: [URL] { modules.folders }
  /// How many of the modules the path names; the others only are there to be imported.
  private let named: Int

  /// The modules whose cells are drawn.
  var targets: [AppModules.Module] {
    modules.all.prefix(named).filter { !$0.hasTests }
  }

  /// Reads what a path names.
  /// - Throws: `ToolError` if it does not exist or has no targets, or an error of `Files`.
  package init(_ path: String) throws {
    let place = FileTree.place(ofNamed: URL(fileURLWithPath: path)).standardizedFileURL
    guard Files.exists(place) else {
      throw ToolError.cannotRead(file: path, reason: "it does not exist")
    }
    let isProject = place.pathExtension == "xcodeproj"
    let isFile = isProject || place.pathExtension == "xcworkspace" || !Files.isFolder(place)
    folder = isFile ? place.deletingLastPathComponent() : place
    // The app's own frameworks may be beside it.
    let root = isFile ? Files.nearestFolder(to: folder, with: ".git") ?? folder : folder
    let below = Self.projects(below: root)
    let named: [URL] =
      switch place.pathExtension {
      case "xcodeproj": [place]
      case "xcworkspace": try XcodeWorkspace(contentsOf: place).projects.filter(Files.exists)
      case "swift": []
      default: below
      }
    projects = try named.map(Self.read)
    // Of those that nobody named, a broken one is none.
    let others = below.filter { !named.contains($0) }.compactMap { try? Self.read($0) }
    let isWhole = !isProject && place.pathExtension != "xcworkspace"
    let known = try AppModules(of: projects + others, below: root)
    modules = isWhole ? known.adding(Self.loose(in: folder, besides: known)) : known
    importable = modules.adding(try Self.libraries(in: folder))
    let ofProjects = projects.flatMap(\.targets).count { target in
      target.files.contains { $0.pathExtension == "swift" && Files.exists($0) }
    }
    self.named = isWhole ? modules.all.count : ofProjects
    // A project may name cells that it has not, which is said with their names.
    guard isFile || !modules.all.isEmpty else {
      throw ToolError.cannotRead(
        file: path,
        reason:
          "it has no Swift sources; name an Xcode project, a workspace, a package, or a folder with one"
      )
    }
  }

  /// The sources of a folder that no target has, as of a project that a program generates: a module for each folder in it,
  /// or one for all where nothing else is.
  private static func loose(in folder: URL, besides modules: AppModules) -> [AppModules.Module] {
    let known = Set(modules.all.flatMap(\.files).map(\.path))
    let depth = folder.pathComponents.count
    let files = LocalPackage.files(in: folder).filter { file in
      let folders = file.deletingLastPathComponent().pathComponents.dropFirst(depth)
      return !known.contains(file.path)
        && !folders.contains { LocalPackage.foreign.contains($0) || $0.hasSuffix("Tests") }
    }
    let groups = Dictionary(grouping: files) { file in
      known.isEmpty || file.pathComponents.count <= depth + 1 ? "" : file.pathComponents[depth]
    }
    return groups.sorted { $0.key < $1.key }.map { name, files in
      AppModules.Module(
        named: name.isEmpty ? folder.lastPathComponent : name, with: files, hasAssetExtensions: true
      )
    }
  }

  /// The modules of libraries whose sources are in the folder, as programs put them there that manage dependencies.
  private static func libraries(in folder: URL) throws -> [AppModules.Module] {
    try libraryPlaces.flatMap { place -> [AppModules.Module] in
      let place = folder.appendingPathComponent(place)
      return try Files.names(in: place).flatMap { name -> [AppModules.Module] in
        let library = place.appendingPathComponent(name)
        let packages = try LocalPackage.all(below: library, and: []).flatMap(\.modules)
        return packages.contains { $0.name == name } ? packages : packages + [module(of: library)]
      }
    }
  }

  private static let libraryPlaces = [
    "Pods", "Carthage/Checkouts", ".build/checkouts", "SourcePackages/checkouts",
  ]

  /// A library of one module, whose tests and examples are not part of it.
  private static func module(of library: URL) -> AppModules.Module {
    let depth = library.pathComponents.count
    let files = LocalPackage.files(in: library).filter { file in
      let folders = file.deletingLastPathComponent().pathComponents.dropFirst(depth)
      return !folders.contains { name in
        name.hasSuffix("Tests") || ["Example", "Demo", "Sample"].contains(where: name.hasPrefix)
      }
    }
    return AppModules.Module(
      named: library.lastPathComponent, with: files, hasAssetExtensions: false)
  }

  private static func read(_ project: URL) throws -> XcodeProject {
    do {
      return try XcodeProject(contentsOf: project)
    } catch {
      throw ToolError.cannotRead(file: error.file, reason: error.reason)
    }
  }

  /// The projects in a folder, sorted by path: those closest to it first.
  private static func projects(below folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var projects: [URL] = []
    while let file = found?.nextObject() as? URL {
      if LocalPackage.foreign.contains(file.lastPathComponent) { found?.skipDescendants() }
      guard file.pathExtension == "xcodeproj" else { continue }
      found?.skipDescendants()
      if Files.exists(file.appendingPathComponent("project.pbxproj")) {
        projects.append(file.standardizedFileURL)
      }
    }
    return projects.sorted {
      ($0.pathComponents.count, $0.path) < ($1.pathComponents.count, $1.path)
    }
  }
}
