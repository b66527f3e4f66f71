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
    let resources =
      cells.resources.all.isEmpty ? "" : "\n      resources: [.copy(\"Resources\")],"
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
            swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "RewriteSources", package: "Snap")]),
          .testTarget(
            name: "AppCellsTests",
            dependencies: ["AppCells", .product(name: "SnapTesting", package: "Snap")]),
        ]
      )

      """
  }

  private var list: String {
    cells.sources.map { RelativePath.of($0.path, from: folder) + "\n" }.joined()
  }

  private static let arguments = [
    "UITableViewCell": "style: .default, reuseIdentifier: nil",
    "UITableViewHeaderFooterView": "reuseIdentifier: nil",
  ]

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
    let lines: [String]
    if let nib = cell.nib {
      let path = RelativePath.of(
        nib.path, from: folder.appendingPathComponent("Tests/AppCellsTests"))
      lines = [
        "let file = URL(filePath: #filePath).appending(path: \"../\(path)\").standardizedFileURL",
        "let objects = try UINib(contentsOf: file).instantiate(withOwner: nil)",
        "let cell = try #require(objects.first as? \(cell.name))",
      ]
    } else {
      let arguments = Self.arguments[cell.root] ?? "frame: .zero"
      lines = ["let cell = \(cell.name)(\(arguments))"]
    }
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
