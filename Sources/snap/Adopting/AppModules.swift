import FileAccess
import Foundation
import XcodeProjects

/// The modules that a project has besides an app's: its other targets, and the targets of packages in its folder and of
/// those that it names by a path.
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
  }

  private var modules: [String: Module] = [:]

  /// Finds the modules; of several with one name, targets of the project come first, then packages by their paths.
  /// - Throws: an error of `Files` if a manifest cannot be read.
  init(of project: XcodeProject, without app: XcodeProject.Target) throws {
    for target in project.targets where target.name != app.name {
      add(
        Module(
          name: target.name, files: Self.existingSources(target.files),
          resources: target.files.filter { $0.pathExtension != "swift" && Files.exists($0) },
          swiftVersion: target.swiftVersion, hasAssetExtensions: target.hasAssetExtensions))
    }
    for package in try LocalPackage.all(of: project) {
      for module in package.modules { add(module) }
    }
  }

  subscript(name: String) -> Module? { modules[name] }

  /// Whether the project has a module of the name.
  func has(_ name: String) -> Bool { modules[name] != nil }

  static func existingSources(_ files: [URL]) -> [URL] {
    files.filter {
      $0.pathExtension == "swift" && FileManager.default.fileExists(atPath: $0.path)
    }
  }

  private mutating func add(_ module: Module) {
    guard !module.files.isEmpty, modules[module.name] == nil else { return }
    modules[module.name] = module
  }
}
