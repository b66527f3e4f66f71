import FileAccess
package import Foundation
import Processes
package import Revisions

/// The package that tests an app's cells, beside the app.
package struct AdoptedPackage {
  package let cells: AdoptedCells
  package let folder: URL
  /// Where the manifest finds Snap: a folder or a Git address.
  package let snap: String

  /// Files of the app's target that the package has besides, by their names.
  let files: [(name: String, data: Data)]
  /// What a test says before its cell is made, by the cell's name: a line each.
  let comments: [String: [String]]
  /// What it is made of; nil for one that is not updated.
  let adoption: Adoption?

  package init(
    cells: AdoptedCells, folder: URL, snap: String, files: [(name: String, data: Data)] = [],
    comments: [String: [String]] = [:], adoption: Adoption? = nil,
    cellFiles: [String] = []
  ) {
    self.cellFiles = cellFiles
    self.adoption = adoption
    self.cells = cells
    self.folder = folder
    self.snap = snap
    (self.files, self.comments) = (files, comments)
  }

  /// The paths of the sources that declare the cells.
  package let cellFiles: [String]

  /// Nothing is written but below the folder.
  private var tree: FileTree { FileTree(ofNamed: folder) }

  /// Writes the package.
  ///
  /// - Parameter targets: the files that its resources may be.
  /// - Returns: the resources that are left out, as they are others.
  /// - Throws: ``ToolError/cannotWrite(file:reason:)`` if the folder exists, ``AdoptingError/noName(_:file:line:)``
  package func write(resourcesAmong targets: LinkTargets) throws -> [String] {
    try requireNew()
    try checkNames()
    try write(manifest, to: folder.appendingPathComponent("Package.swift"))
    let leftOut = try cells.modules.flatMap { try write($0, resourcesAmong: targets) }
    try writeFiles()
    let tests = folder.appendingPathComponent("Tests/AppCellsTests")
    for cell in cells.cells {
      try write(test(of: cell), to: tests.appendingPathComponent("\(cell.suite).swift"))
    }
    return leftOut
  }

  /// Writes anew what it lists of the app: the sources, and what is left out of them.
  /// - Throws: ``ToolError/cannotWrite(file:reason:)``, ``AdoptingError/noName(_:file:line:)``
  package func update() throws {
    try checkNames()
    for module in cells.modules { try writeList(of: module) }
    try writeFiles()
  }

  private func writeFiles() throws {
    if let adoption {
      try tree.write(try adoption.data, to: folder.appendingPathComponent(Adoption.fileName))
    }
    let target = folder.appendingPathComponent("Sources/\(AdoptedCells.appName)")
    for file in files { try tree.write(file.data, to: target.appendingPathComponent(file.name)) }
  }

  /// Requires that nothing is in the folder's place.
  func requireNew() throws {
    guard !Files.exists(folder) else {
      throw ToolError.cannotWrite(
        file: folder.path, reason: "it already exists; remove it or name another by --output")
    }
  }

  /// Requires that all names that are written into sources are some, and that no path breaks a list of paths.
  func checkNames() throws {
    for module in cells.modules {
      for name in [module.name] + module.imports where !SwiftIdentifier.isOne(name) {
        throw AdoptingError.noName(name, file: module.sources.first?.path, line: nil)
      }
      for file in module.sources
      where file.path.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
      {
        throw AdoptingError.noName(file.lastPathComponent, file: file.path, line: nil)
      }
    }
    for cell in cells.cells {
      for name in [cell.name] + cell.classes.map(\.name) where !SwiftIdentifier.isType(name) {
        throw AdoptingError.noName(name, file: cell.making.nib?.file.path, line: nil)
      }
    }
  }

  func write(
    _ module: AdoptedCells.Module, resourcesAmong targets: LinkTargets
  ) throws -> [String] {
    let target = folder.appendingPathComponent("Sources/\(module.name)")
    try writeList(of: module)
    let comment =
      module.isAlias
      ? "// Its sources are among those of \(module.imports.joined(separator: ", ")).\n"
      : module.sources.isEmpty
        ? "// Declare what the cells use of \(module.name).\n"
        : "// The sources are those of app-sources.txt.\n"
    // What one source imports, all see the members of.
    let attribute = module.isAlias ? "@_exported " : ""
    let imports =
      (module.imports.map { "\(attribute)import \($0)\n" } + uikit(module)).joined()
    try write(
      comment + (imports.isEmpty ? "" : "\n" + imports),
      to: target.appendingPathComponent("\(module.name).swift"))
    if let symbols = module.resources.symbols.source {
      try write(symbols, to: target.appendingPathComponent("AssetSymbols.swift"))
    }
    let resources = module.resources
    return try resources.copy(
      to: target.appendingPathComponent(resources.folder), in: tree, among: targets)
      + resources.copyTexts(to: target.appendingPathComponent("Texts"), in: tree, among: targets)
  }

  private func writeList(of module: AdoptedCells.Module) throws {
    guard !module.sources.isEmpty else { return }
    let paths = module.sources.map { RelativePath.of($0.path, from: folder) + "\n" }
    try write(
      paths.joined(),
      to: folder.appendingPathComponent("Sources/\(module.name)/app-sources.txt"))
  }

  private func uikit(_ module: AdoptedCells.Module) -> [String] {
    switch module.uikit {
    case .imported: ["import UIKit\n"]
    case .exported: ["// Sources use it without an import.\n@_exported import UIKit\n"]
    case nil: []
    }
  }

  private func write(_ text: String, to file: URL) throws {
    try tree.write(Data(text.utf8), to: file)
  }

  /// Whether Snap is at a Git address.
  var isAddress: Bool { snap.contains("://") || snap.hasPrefix("git@") }

  /// Snap among the dependencies of a manifest.
  var dependency: String {
    let place =
      isAddress
      ? "url: \(SwiftLiteral.text(snap)), branch: \"main\""
      : "name: \"Snap\", path: \(SwiftLiteral.text(snap))"
    return ".package(\(place), traits: [\"SourceRewriting\"])"
  }

  private var manifest: String {
    let targets = cells.modules.map { target($0) }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: \(SwiftLiteral.text(folder.lastPathComponent)),
        dependencies: [
          \(dependency)
        ],
        targets: [
      \(targets.joined())    .testTarget(
            name: "AppCellsTests",
            dependencies: ["AppCells", .product(name: "SnapTesting", package: "Snap")]),
        ]
      )

      """
  }

  /// Returns the text of a module, which depends on other products, too.
  func target(_ module: AdoptedCells.Module, products: [String] = []) -> String {
    let copies = module.resources.copies.map { ".copy(\(SwiftLiteral.text($0)))" }
    let resources =
      copies.isEmpty ? "" : "\n      resources: [\(copies.joined(separator: ", "))],"
    let others = (products + module.imports.map(SwiftLiteral.text)).map { $0 + ", " }.joined()
    let plugin =
      module.sources.isEmpty
      ? "" : ",\n      plugins: [.plugin(name: \"RewriteSources\", package: \"Snap\")]"
    return """
          .target(
            name: \(SwiftLiteral.text(module.name)), dependencies: [\(others).product(name: "UIKit", package: "Snap")],\(resources)
            swiftSettings: [\(settings(module))]\(plugin)),

      """
  }

  /// The language mode of the app's sources, with regular expressions between slashes.
  ///
  /// In older modes UIKit has its former names, as in Xcode. Such expressions are part of Swift 6; Xcode allows them in all.
  private func settings(_ module: AdoptedCells.Module) -> String {
    let version = module.swiftVersion ?? "5"
    let modes = [("6", "v6"), ("4.2", "v4_2"), ("4", "v4")]
    let mode = modes.first { version.hasPrefix($0.0) }?.1 ?? "v5"
    let slashes = mode == "v6" ? "" : ", .enableUpcomingFeature(\"BareSlashRegexLiterals\")"
    let defines = module.conditions.map { ", .define(\(SwiftLiteral.text($0)))" }.joined()
    return ".swiftLanguageMode(.\(mode))\(slashes)\(defines)"
  }

  /// Registers the fonts, which iOS does by the app's property list, and modules by code.
  var fontLines: [String] {
    cells.modules.filter { !$0.resources.fonts.isEmpty }.flatMap { module in
      let names = SwiftLiteral.list(module.resources.fonts.map(\.lastPathComponent))
      let folder = SwiftLiteral.text(
        "../../../Sources/\(module.name)/\(module.resources.folder)")
      return [
        "for name in \(names) {",
        "  let file = URL(filePath: #filePath).appending(path: \(folder)).appending(path: name)",
        "  try UIFont.register(contentsOf: file.standardizedFileURL)",
        "}",
      ]
    }
  }
}
