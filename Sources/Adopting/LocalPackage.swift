import FileAccess
import Foundation
import Revisions

/// A package in a folder of a project, or in one that the project or such a package names.
struct LocalPackage {
  let folder: URL
  private let manifest: LocalManifest

  /// Finds the packages, sorted by path.
  /// - Throws: an error of `Files` if a manifest cannot be read.
  static func all(below folder: URL, and others: [URL]) throws -> [LocalPackage] {
    var found: [LocalPackage] = []
    var waiting = folders(below: folder) + others
    var known: Set<String> = []
    while let folder = waiting.popLast()?.standardizedFileURL {
      let file = folder.appendingPathComponent("Package.swift")
      guard known.insert(folder.path).inserted, Files.exists(file) else { continue }
      let manifest = try LocalManifest(contentsOf: file)
      found.append(LocalPackage(folder: folder, manifest: manifest))
      waiting += manifest.packages.map { URL(fileURLWithPath: $0, relativeTo: folder) }
    }
    return found.sorted { $0.folder.path < $1.folder.path }
  }

  /// Folders of libraries that others wrote: what of them builds on Linux, their packages say.
  static let foreign: Set = ["Pods", "Carthage", "node_modules", "DerivedData", "build"]

  private static func folders(below folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var folders: [URL] = []
    while let file = found?.nextObject() as? URL {
      if foreign.contains(file.lastPathComponent) { found?.skipDescendants() }
      if file.lastPathComponent == "Package.swift" {
        folders.append(file.deletingLastPathComponent())
      }
    }
    return folders
  }

  /// The targets that the manifest lists, then the other folders where SwiftPM looks for targets without a path.
  var modules: [AppModules.Module] {
    let listed = manifest.targets.map(module)
    let names = Set(listed.map(\.name))
    let rest = Self.places.flatMap { place in
      let names = try? FileManager.default.contentsOfDirectory(
        atPath: folder.appendingPathComponent(place).path)
      return (names ?? []).sorted()
    }.filter { !names.contains($0) }
    return listed
      + rest.map {
        module(
          LocalManifest.Target(name: $0, path: nil, sources: nil, exclude: [], resources: []))
      }
  }

  private static let places = ["Sources", "Source", "src", "srcs"]

  private func module(_ target: LocalManifest.Target) -> AppModules.Module {
    let root = self.root(of: target)
    let excluded = target.exclude.map { root.appendingPathComponent($0) }
    let files = Self.files(in: root).filter { file in !excluded.contains { $0.contains(file) } }
    let parts = target.sources?.map { root.appendingPathComponent($0) } ?? [root]
    return AppModules.Module(
      name: target.name,
      files: files.filter { file in
        file.pathExtension == "swift" && parts.contains { $0.contains(file) }
      },
      resources: resources(target, root, files), swiftVersion: manifest.toolsVersion,
      hasAssetExtensions: true, isOfPackage: true)
  }

  private func resources(
    _ target: LocalManifest.Target, _ root: URL, _ files: [URL]
  ) -> [URL] {
    var found = Set(files.filter { Self.automatic.contains($0.pathExtension) })
    for resource in target.resources {
      let place = root.appendingPathComponent(resource.path).standardizedFileURL
      let parts = resource.isCopied ? [place] : files.filter(place.contains)
      found.formUnion(parts.filter { $0.pathExtension != "swift" && Files.exists($0) })
    }
    return found.sorted { $0.path < $1.path }
  }

  private func root(of target: LocalManifest.Target) -> URL {
    if let path = target.path { return folder.appendingPathComponent(path).standardizedFileURL }
    let places = Self.places.map { folder.appendingPathComponent("\($0)/\(target.name)") }
    return places.first { Files.exists($0) } ?? places[0]
  }

  /// What Xcode gives a target's bundle without a word in the manifest.
  private static let automatic = TextTable.endings.union(["xcassets", "xib", "storyboard"])

  /// The files below a folder, sorted by path, without folders; a catalogue is a file.
  static func files(in folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var files: [URL] = []
    while let file = found?.nextObject() as? URL {
      let isCatalogue = file.pathExtension == "xcassets"
      if isCatalogue { found?.skipDescendants() }
      let isFolder = try? file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory
      if isCatalogue || isFolder != true { files.append(file.standardizedFileURL) }
    }
    return files.sorted { $0.path < $1.path }
  }
}

extension URL {
  /// Whether it is a file, or the folder that has it.
  fileprivate func contains(_ file: URL) -> Bool {
    let path = standardizedFileURL.path
    return file.path == path || file.path.hasPrefix(path + "/")
  }
}
