import FileAccess
import Foundation
import XcodeProjects

/// The modules of a project: its targets, and the targets of packages in its folder and of those that it names by a path.
struct AppModules {
  struct Module {
    let name: String
    /// Swift sources, sorted by path.
    let files: [URL]
    /// Files and folders that the module's bundle has, sorted by path.
    let resources: [URL]
    /// The version of Swift in which it is written, such as `4.2`; nil if nothing says.
    let swiftVersion: String?
    /// Whether Xcode generates members of `UIImage` and `UIColor` for its assets.
    let hasAssetExtensions: Bool
    /// Whether it belongs to a package, which gives it a bundle of its own.
    let isOfPackage: Bool
    /// Whether it is a bundle of tests.
    var hasTests = false
    /// The platform for which Xcode builds it, such as `appletvos`; nil if nothing says.
    var platform: String?
    /// The names that `#if` finds true.
    var conditions: [String] = []
  }

  /// Those with sources: targets of the project come first, then packages by their paths.
  private(set) var all: [Module]
  /// The folders of the packages.
  let folders: [URL]
  private var modules: [String: Module]

  /// Finds the modules.
  /// - Throws: an error of `Files` if a manifest cannot be read.
  init(of project: XcodeProject) throws { try self.init(of: [project], below: project.folder) }

  /// Finds the modules of several projects, and of the packages in a folder.
  /// - Throws: an error of `Files` if a manifest cannot be read.
  init(of projects: [XcodeProject], below folder: URL) throws {
    let packages = try LocalPackage.all(below: folder, and: projects.flatMap(\.packages))
    folders = packages.map(\.folder)
    let modules = projects.flatMap(\.targets).map(Module.init) + packages.flatMap(\.modules)
    all = modules.filter { !$0.files.isEmpty }
    self.modules = all.reduce(into: [:]) { $0[$1.name] = $0[$1.name] ?? $1 }
  }

  /// These and others.
  func adding(_ others: [Module]) -> AppModules {
    var all = self
    all.all += others.filter { !$0.files.isEmpty }
    for module in others where !module.files.isEmpty {
      all.modules[module.name] = all.modules[module.name] ?? module
    }
    return all
  }

  /// No modules, as for sources without a project.
  init() { (all, folders, modules) = ([], [], [:]) }

  /// Returns the modules besides an app's.
  func without(_ app: Module) -> AppModules {
    var others = self
    others.modules[app.name] = nil
    return others
  }

  /// Returns the first module with a name.
  subscript(name: String) -> Module? { modules[name] }

  /// Whether the project has a module of the name.
  func has(_ name: String) -> Bool { modules[name] != nil }
}

extension AppModules.Module {
  /// A module that nothing describes.
  init(named name: String, with files: [URL], hasAssetExtensions: Bool) {
    self.init(
      name: name,
      files: files.filter {
        $0.pathExtension == "swift" && $0.lastPathComponent != "Package.swift"
      },
      resources: files.filter { $0.pathExtension != "swift" }, swiftVersion: nil,
      hasAssetExtensions: hasAssetExtensions, isOfPackage: false)
  }

  fileprivate init(_ target: XcodeProject.Target) {
    let existing = target.files.filter { Files.exists($0) }
    self.init(
      name: target.name, files: existing.filter { $0.pathExtension == "swift" },
      resources: existing.filter { $0.pathExtension != "swift" },
      swiftVersion: target.swiftVersion, hasAssetExtensions: target.hasAssetExtensions,
      isOfPackage: false, hasTests: target.hasTests, platform: target.platform,
      conditions: target.conditions)
  }
}
