import FileAccess
package import Fixtures
package import Foundation
import Processes
package import Revisions
import SnapshotRecords

/// The package that runs a project's suite as it is: its tests by a link to their folder, and the app's sources that they need.
package struct SuitePackage {
  package private(set) var app: SuiteApp
  package var suite: FoundSuite { app.suite }
  package let folder: URL
  /// Where the manifest finds Snap: a folder or a Git address.
  let snap: String
  /// The device that tests ask for; nil if it is not known.
  package let device: SuiteDeviceFile?

  package init(
    app: SuiteApp, folder: URL, snap: String, device: SuiteDeviceFile?
  ) {
    (self.app, self.folder, self.snap) = (app, folder, snap)
    self.device = device
  }

  /// The name of a target for a folder: other characters than those of identifiers are `_`.
  static func moduleName(_ folder: String) -> String {
    let name = String(folder.map { SwiftIdentifier.isOne("a\($0)") ? $0 : "_" })
    return SwiftIdentifier.isOne(name) ? name : "Suite_" + name
  }

  /// The sources of tests that a package has itself: what it exports, and what makes specs known.
  static let exportsFile = "SnapExports.swift"
  static let specsFile = "SnapSpecs.swift"
  static let ownFiles: Set = [exportsFile, specsFile]

  /// The link to the suite's folder.
  private static let link = "Suite"

  /// The folder of links to files that the target has of other folders.
  private static let shared = "Shared"

  /// Nothing is written but below the folder.
  private var tree: FileTree { FileTree(ofNamed: folder) }

  /// The package of the app's part, which writes its targets.
  private var adopted: AdoptedPackage {
    AdoptedPackage(
      cells: AdoptedCells(cells: [], modules: app.modules, missing: app.missing, folders: []),
      folder: folder, snap: snap)
  }

  /// Writes the package.
  ///
  /// - Parameter targets: the files that its resources may be.
  /// - Returns: the resources that are left out, as they are others.
  /// - Throws: ``ToolError/cannotWrite(file:reason:)`` if the folder exists, ``AdoptingError/noName(_:file:line:)``
  package func write(resourcesAmong targets: LinkTargets) throws -> [String] {
    try adopted.requireNew()
    try adopted.checkNames()
    try writeManifest()
    let leftOut = try app.modules.flatMap { try adopted.write($0, resourcesAmong: targets) }
    let ofApp = folder.appendingPathComponent("Sources/\(app.name)")
    for file in try app.files(in: ofApp) {
      try tree.write(file.data, to: ofApp.appendingPathComponent(file.name))
    }
    try write(exports, to: tests.appendingPathComponent(Self.exportsFile))
    try writeSpecs()
    try tree.pointLink(
      tests.appendingPathComponent(Self.link),
      to: RelativePath.of(suite.folder.path, from: tests))
    try writeLinks()
    if let device {
      try tree.write(
        CanonicalJSON.prettyData(of: device),
        to: folder.appendingPathComponent(SuiteDeviceFile.name))
    }
    return leftOut
  }

  private var tests: URL { folder.appendingPathComponent("Tests/\(suite.target)") }

  private func link(named name: String) -> URL {
    tests.appendingPathComponent("\(Self.shared)/\(name)")
  }

  private func writeLinks() throws {
    for (name, file) in suite.linked {
      let link = link(named: name)
      try tree.makeFolder(link.deletingLastPathComponent())
      try tree.pointLink(
        link, to: RelativePath.of(file.path, from: link.deletingLastPathComponent()))
    }
  }

  private func writeSpecs() throws {
    let file = tests.appendingPathComponent(Self.specsFile)
    if let source = suite.specs.source {
      try write(source, to: file)
    } else {
      try tree.remove(file)
    }
  }

  private func writeManifest() throws {
    try write(manifest, to: folder.appendingPathComponent("Package.swift"))
  }

  /// Leaves out sources of tests of the written package.
  ///
  /// - Parameter blocked: the sources, and why.
  /// - Throws: ``SuiteError/nothingUsable(target:modules:)`` if no test is left, or an error that names a file.
  mutating func leaveOut(_ blocked: [URL: FoundSuite.LeftOut.Reason]) throws {
    let less = try app.without(blocked)
    for (name, _) in suite.linked { try tree.remove(link(named: name)) }
    app = less
    try writeLinks()
    try writeSpecs()
    try writeManifest()
  }

  /// The sources of tests, by the paths in the package that lead to them.
  var testPaths: [String: URL] {
    let inside = suite.files.filter { suite.isInside($0) }.map { file in
      ("\(tests.path)/\(Self.link)/\(RelativePath.of(file.path, from: suite.folder))", file)
    }
    let others = suite.linked.map { (link(named: $0.name).path, $0.file) }
    return Dictionary(inside + others + suite.files.map { ($0.path, $0) }) { first, _ in first }
  }

  private func write(_ text: String, to file: URL) throws {
    try tree.write(Data(text.utf8), to: file)
  }

  /// XCTest's list of tests finds by it what runs them on the main actor.
  private var exports: String {
    suite.libraries.map { "@_exported import \($0.module)\n" }.joined()
  }

  // MARK: The manifest

  private var dependencies: [String] {
    let libraries = suite.libraries.map(\.folder) + answered.map(\.value)
    let folders = adopted.isAddress ? [] : Set(libraries).sorted()
    return [adopted.dependency]
      + folders.map { ".package(path: \(SwiftLiteral.text("\(snap)/\($0)")))" }
      + fetched.map { ".package(url: \"\($1.address)\", \($1.versions))" }
  }

  /// The libraries of tests that are fetched, by their names.
  private var fetched: [(key: String, value: (address: String, versions: String))] {
    SuiteLibrary.fetched.filter { imported.contains($0.key) }.sorted { $0.key < $1.key }
  }

  /// The other libraries of tests that Snap's folder has, by their names.
  private var answered: [(key: String, value: String)] {
    SuiteLibrary.answered.filter { imported.contains($0.key) }.sorted { $0.key < $1.key }
  }

  private var imported: Set<String> { Set(suite.sources.flatMap(\.imports).map(\.name)) }

  /// What the tests depend on; without a folder of Snap, the module that answers.
  private var products: [String] {
    let app =
      app.modules.map { SwiftLiteral.text($0.name) }
      + fetched.map { ".product(name: \"\($0.key)\", package: \"\($0.key)\")" }
    return app + products(of: suite.libraries) + products(ofAnswered: answered)
  }

  private func products(ofAnswered libraries: [(key: String, value: String)]) -> [String] {
    guard !adopted.isAddress else { return [] }
    return libraries.map { name, folder in
      let package = folder.split(separator: "/").last.map(String.init) ?? ""
      return ".product(name: \"\(name)\", package: \"\(package)\")"
    }
  }

  private func products(of libraries: [SuiteLibrary]) -> [String] {
    guard !adopted.isAddress else { return [".product(name: \"SuiteAPIs\", package: \"Snap\")"] }
    return libraries.map { library in
      let package = library.folder.split(separator: "/").last.map(String.init) ?? ""
      return ".product(name: \"\(library.product)\", package: \"\(package)\")"
    }
  }

  /// The text of a module of the app, which has the libraries that it imports, too.
  private func target(_ module: AdoptedCells.Module) -> String {
    let libraries = app.libraries[module.name, default: []]
    return adopted.target(module, products: libraries.isEmpty ? [] : products(of: libraries))
  }

  /// Without a folder of Snap, the compiler reads the modules' names as ours.
  private var settings: [String] {
    let aliases = suite.libraries.compactMap { library in
      library.answering.map { "\"-module-alias\", \"\(library.module)=\($0)\"" }
    }
    let flags = adopted.isAddress ? [".unsafeFlags([\(aliases.joined(separator: ", "))])"] : []
    return [".swiftLanguageMode(.v5)"] + flags
  }

  private var manifest: String {
    let targets = app.modules.map(target).joined()
    let shared = suite.linked.map(\.name).filter { !$0.hasSuffix(".swift") }
    let own = suite.resources
    let paths = own.map { "\(Self.link)/\($0)" } + shared.map { "\(Self.shared)/\($0)" }
    let resources = paths.map { ".copy(\(SwiftLiteral.text($0)))" }
    let excluded = suite.foreignPaths(besides: own).map { "\(Self.link)/\($0)" }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: \(SwiftLiteral.text(folder.lastPathComponent)),
        dependencies: [
          \(dependencies.joined(separator: ",\n    "))
        ],
        targets: [
      \(targets)    .testTarget(
            name: \(SwiftLiteral.text(suite.target)),
            dependencies: [
              \(products.joined(separator: ", "))
            ],
            exclude: \(SwiftLiteral.list(excluded)),
            resources: [\(resources.joined(separator: ", "))],
            swiftSettings: [\(settings.joined(separator: ", "))]),
        ]
      )

      """
  }
}

extension FoundSuite {
  fileprivate func isInside(_ file: URL) -> Bool { file.path.hasPrefix(folder.path + "/") }

  /// The files of other folders, with the names of their links.
  fileprivate var linked: [(name: String, file: URL)] {
    let kept = otherResources.filter { BundleFile.isOne($0) }
    var known: Set<String> = []
    return (files.filter { !isInside($0) } + kept).map { file in
      let name = file.lastPathComponent
      let isNew = known.insert(name).inserted
      return (isNew ? name : "\(known.count)-\(name)", file)
    }
  }

  /// What tests look for in their bundle, relative to the folder.
  fileprivate var resources: [String] { SuiteResources(in: folder, folders: folders).paths }

  /// The files and folders that the package leaves out, relative to the folder; what is in a folder goes with it.
  fileprivate func foreignPaths(besides resources: [String]) -> [String] {
    let inside = files.filter(isInside)
    let own = Set(inside.map { RelativePath.of($0.path, from: folder) } + resources)
    let roots = own.flatMap { path -> [String] in
      let parts = path.split(separator: "/")
      return parts.indices.dropLast().map { parts[...$0].joined(separator: "/") }
    }
    return foreignPaths(in: "", own: own, folders: Set(roots))
  }

  private func foreignPaths(in path: String, own: Set<String>, folders: Set<String>) -> [String] {
    let place = path.isEmpty ? folder : folder.appendingPathComponent(path)
    let names = ((try? Files.names(in: place)) ?? []).filter { !$0.hasPrefix(".") }
    return names.flatMap { name -> [String] in
      let inner = path.isEmpty ? name : "\(path)/\(name)"
      if own.contains(inner) { return [] }
      return folders.contains(inner)
        ? foreignPaths(in: inner, own: own, folders: folders) : [inner]
    }
  }
}
