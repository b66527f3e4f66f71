import Foundation
import XcodeProjects

/// The modules that a project has besides an app's: its other targets, and the targets of packages in its folder.
struct AppModules {
  struct Module {
    let name: String
    /// Swift sources, sorted by path.
    let files: [URL]
    /// The version of Swift in which it is written, such as `4.2`; nil if nothing says.
    let swiftVersion: String?
  }

  private var modules: [String: Module] = [:]

  /// Finds the modules; of several with one name, targets of the project come first, then packages by their paths.
  init(of project: XcodeProject, without app: XcodeProject.Target) {
    for target in project.targets where target.name != app.name {
      add(
        Module(
          name: target.name, files: Self.existingSources(target.files),
          swiftVersion: target.swiftVersion))
    }
    for manifest in Self.manifests(below: project.folder) { addTargets(of: manifest) }
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

  /// Folders of libraries that others wrote: what of them builds on Linux, their packages say.
  private static let foreign: Set = ["Pods", "Carthage", "node_modules", "DerivedData", "build"]

  private static func manifests(below folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var manifests: [URL] = []
    while let file = found?.nextObject() as? URL {
      if foreign.contains(file.lastPathComponent) { found?.skipDescendants() }
      if file.lastPathComponent == "Package.swift" { manifests.append(file) }
    }
    return manifests.sorted { $0.path < $1.path }
  }

  /// Adds the folders in `Sources`, where SwiftPM looks for targets that name no path.
  private mutating func addTargets(of manifest: URL) {
    let sources = manifest.deletingLastPathComponent().appendingPathComponent("Sources")
    let names = try? FileManager.default.contentsOfDirectory(atPath: sources.path)
    let version = Self.toolsVersion(of: manifest)
    for name in (names ?? []).sorted() {
      let folder = sources.appendingPathComponent(name)
      let files = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
      let found = (files?.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
      add(Module(name: name, files: Self.existingSources(found), swiftVersion: version))
    }
  }

  /// The version of the tools is that of the language, unless the manifest says otherwise.
  private static func toolsVersion(of manifest: URL) -> String? {
    let text = try? String(contentsOf: manifest, encoding: .utf8)
    return text?.firstMatch(of: /swift-tools-version:\s*([0-9.]+)/).map { String($0.1) }
  }
}
