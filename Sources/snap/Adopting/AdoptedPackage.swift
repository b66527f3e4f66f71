import FileAccess
import Foundation

/// The package that tests an app's cells, beside the app.
struct AdoptedPackage {
  let cells: AdoptedCells
  let folder: URL
  /// Where the manifest finds Snap: a folder or a Git address.
  let snap: String

  /// Writes the package.
  /// - Throws: ``SnapError/cannotWrite(file:reason:)`` if the folder exists.
  func write() throws {
    guard !Files.exists(folder) else {
      throw SnapError.cannotWrite(
        file: folder.path, reason: "it already exists; remove it or name another by --output")
    }
    try write(manifest, to: folder.appendingPathComponent("Package.swift"))
    for module in cells.modules { try write(module) }
    let tests = folder.appendingPathComponent("Tests/AppCellsTests")
    for cell in cells.cells {
      try write(test(of: cell), to: tests.appendingPathComponent("\(cell.suite).swift"))
    }
  }

  private func write(_ module: AdoptedCells.Module) throws {
    let target = folder.appendingPathComponent("Sources/\(module.name)")
    let paths = module.sources.map { RelativePath.of($0.path, from: folder) + "\n" }
    if !paths.isEmpty {
      try write(paths.joined(), to: target.appendingPathComponent("app-sources.txt"))
    }
    let comment =
      paths.isEmpty
      ? "// Declare what the cells use of \(module.name).\n"
      : "// The sources are those of app-sources.txt.\n"
    // What one source imports, all see the members of.
    let imports = (module.imports.map { "import \($0)\n" } + uikit(module)).joined()
    try write(
      comment + (imports.isEmpty ? "" : "\n" + imports),
      to: target.appendingPathComponent("\(module.name).swift"))
    if let symbols = module.resources.symbols.source {
      try write(symbols, to: target.appendingPathComponent("AssetSymbols.swift"))
    }
    try module.resources.copy(to: target.appendingPathComponent(module.resources.folder))
    try module.resources.copyTexts(to: target.appendingPathComponent("Texts"))
  }

  private func uikit(_ module: AdoptedCells.Module) -> [String] {
    switch module.uikit {
    case .imported: ["import UIKit\n"]
    case .exported: ["// Sources use it without an import.\n@_exported import UIKit\n"]
    case nil: []
    }
  }

  private func write(_ text: String, to file: URL) throws {
    try Files.makeFolder(file.deletingLastPathComponent())
    try Files.write(Data(text.utf8), to: file)
  }

  private var manifest: String {
    let isAddress = snap.contains("://") || snap.hasPrefix("git@")
    let place =
      isAddress ? "url: \"\(snap)\", branch: \"main\"" : "name: \"Snap\", path: \"\(snap)\""
    let targets = cells.modules.map(target)
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(folder.lastPathComponent)",
        dependencies: [
          .package(\(place), traits: ["SourceRewriting"])
        ],
        targets: [
      \(targets.joined())    .testTarget(
            name: "AppCellsTests",
            dependencies: ["AppCells", .product(name: "SnapTesting", package: "Snap")]),
        ]
      )

      """
  }

  private func target(_ module: AdoptedCells.Module) -> String {
    let copies = module.resources.copies.map { ".copy(\(SwiftLiteral.text($0)))" }
    let resources =
      copies.isEmpty ? "" : "\n      resources: [\(copies.joined(separator: ", "))],"
    let others = module.imports.map { "\"\($0)\", " }.joined()
    let plugin =
      module.sources.isEmpty
      ? "" : ",\n      plugins: [.plugin(name: \"RewriteSources\", package: \"Snap\")]"
    return """
          .target(
            name: "\(module.name)", dependencies: [\(others).product(name: "UIKit", package: "Snap")],\(resources)
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
    return ".swiftLanguageMode(.\(mode))\(slashes)"
  }

  /// Registers the fonts, which iOS does by the app's property list, and modules by code.
  private var fontLines: [String] {
    cells.modules.filter { !$0.resources.fonts.isEmpty }.flatMap { module in
      let names = module.resources.fonts.map { SwiftLiteral.text($0.lastPathComponent) }
      let folder = "../../../Sources/\(module.name)/\(module.resources.folder)"
      return [
        "for name in [\(names.joined(separator: ", "))] {",
        "  let file = URL(filePath: #filePath).appending(path: \"\(folder)/\\(name)\")",
        "  try UIFont.register(contentsOf: file.standardizedFileURL)",
        "}",
      ]
    }
  }

  private func test(of cell: AdoptedCells.Cell) -> String {
    let imports = ["Foundation", "SnapTesting", "Testing", "UIKit"].map { "import \($0)\n" }
      .joined()
    let registrations = cell.classes.map { "NibRegistry.register(\($0.name).self)" }
    let lines = fontLines + registrations + making(cell) + ["assertSnapshot(of: cell, as: .image)"]
    let test =
      ["@Test func `as it is made`() throws {"] + lines.map { "  \($0)" } + ["}"]
    let body =
      cell.making.byHand.map { byHand in
        ["// \(cell.name) has no test, as \(byHand.reason.clause). It may be:", "//"]
          + test.map { "// \($0)" }
      } ?? test
    let modules = Set(cell.classes.map(\.module)).union([AdoptedCells.appName]).sorted()
    return """
      \(imports)
      \(modules.map { "@testable import \($0)\n" }.joined())
      @MainActor @Suite struct \(cell.suite) {
      \(body.map { "  \($0)\n" }.joined())}

      """
  }
}
