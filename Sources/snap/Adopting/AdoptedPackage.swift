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
    let target = folder.appendingPathComponent("Sources/AppCells")
    try write(manifest, to: folder.appendingPathComponent("Package.swift"))
    try write(list, to: target.appendingPathComponent("app-sources.txt"))
    try write(
      "// The sources are those of app-sources.txt.\n",
      to: target.appendingPathComponent("AppCells.swift"))
    try cells.resources.copy(to: target.appendingPathComponent("Resources"))
    try cells.resources.copyTexts(to: target.appendingPathComponent("Texts"))
    let tests = folder.appendingPathComponent("Tests/AppCellsTests")
    for cell in cells.cells {
      try write(test(of: cell), to: tests.appendingPathComponent("\(cell.name)Tests.swift"))
    }
  }

  private func write(_ text: String, to file: URL) throws {
    try Files.makeFolder(file.deletingLastPathComponent())
    try Files.write(Data(text.utf8), to: file)
  }

  private var manifest: String {
    let isAddress = snap.contains("://") || snap.hasPrefix("git@")
    let hasFiles = !(cells.resources.files + cells.resources.fonts).isEmpty
    let copies =
      (hasFiles ? ["Resources"] : []) + cells.resources.namesOfTexts.map { "Texts/\($0)" }
    let resources =
      copies.isEmpty
      ? ""
      : "\n      resources: [" + copies.map { ".copy(\"\($0)\")" }.joined(separator: ", ") + "],"
    let place =
      isAddress ? "url: \"\(snap)\", branch: \"main\"" : "name: \"Snap\", path: \"\(snap)\""
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(folder.lastPathComponent)",
        dependencies: [
          .package(\(place), traits: ["SourceRewriting"])
        ],
        targets: [
          .target(
            name: "AppCells", dependencies: [.product(name: "UIKit", package: "Snap")],\(resources)
            swiftSettings: [\(settings)],
            plugins: [.plugin(name: "RewriteSources", package: "Snap")]),
          .testTarget(
            name: "AppCellsTests",
            dependencies: ["AppCells", .product(name: "SnapTesting", package: "Snap")]),
        ]
      )

      """
  }

  /// The language mode of the app's sources, with regular expressions between slashes.
  ///
  /// In older modes UIKit has its former names, as in Xcode. Such expressions are part of Swift 6; Xcode allows them in all.
  private var settings: String {
    let version = cells.swiftVersion ?? "5"
    let modes = [("6", "v6"), ("4.2", "v4_2"), ("4", "v4")]
    let mode = modes.first { version.hasPrefix($0.0) }?.1 ?? "v5"
    let slashes = mode == "v6" ? "" : ", .enableUpcomingFeature(\"BareSlashRegexLiterals\")"
    return ".swiftLanguageMode(.\(mode))\(slashes)"
  }

  private var list: String {
    cells.sources.map { RelativePath.of($0.path, from: folder) + "\n" }.joined()
  }

  /// Registers the app's fonts, which iOS does by the app's property list.
  private var fontLines: [String] {
    guard !cells.resources.fonts.isEmpty else { return [] }
    let names = cells.resources.fonts.map { "\"\($0.lastPathComponent)\"" }.joined(separator: ", ")
    return [
      "let resources = URL(filePath: #filePath).appending(path: \"../../../Sources/AppCells/Resources\")",
      "for name in [\(names)] {",
      "  try UIFont.register(contentsOf: resources.appending(path: name).standardizedFileURL)",
      "}",
    ]
  }

  private func test(of cell: AdoptedCells.Cell) -> String {
    let imports = ["Foundation", "SnapTesting", "Testing", "UIKit"].map { "import \($0)\n" }
      .joined()
    let lines = making(cell)
    return """
      \(imports)
      @testable import AppCells

      @MainActor @Suite struct \(cell.name)Tests {
        @Test func `as it is made`() throws {
      \((fontLines + lines).map { "    \($0)\n" }.joined())    assertSnapshot(of: cell, as: .image)
        }
      }

      """
  }
}
