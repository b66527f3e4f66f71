import Foundation
import SnapshotSamples
import Testing

/// Modules of packages that a project has in folders: where their manifests say that sources and resources are.
struct AdoptedPackageTests {
  private let app: TemporaryPackage

  init() throws {
    app = try TemporaryPackage()
    let files = [
      "App/App.xcodeproj/project.pbxproj": Self.project,
      "App/App/Row.swift": "import Icons\nimport Design\nimport Words\nimport UIKit\n"
        + "class Row: UITableViewCell { let a = icon; let b = Brand.red; let c = word }",
      "Packages/Design/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      /* targets: [.target(name: "Design")] */
      let package = Package(
        name: "Design", products: [.library(name: "Design", targets: ["Design"])],
        dependencies: [.package(path: "../Icons"), .package(url: "https://a.b/c", from: "1.0.0")],
        targets: [
          .testTarget(name: "DesignTests", path: "Code"),
          .target(
            name: "Design", dependencies: [.target(name: "Words"), .product(name: "Icons", package: "Icons")],
            path: "Code", exclude: ["Old"], sources: ["Now", "Old"]),
          .target(name: "Words", path: "Texts",
            resources: [.process("Data", localization: .none), .copy("Pages")]),
        ])
      """,
      "Packages/Design/Code/Now/Brand.swift": "import UIKit\npublic enum Brand { case red }",
      "Packages/Design/Code/Old/Brand.swift": "import UIKit\npublic enum Brand { case red }",
      "Packages/Design/Code/Brand.swift": "import UIKit\npublic enum Brand { case red }",
      "Packages/Design/Code/Media.xcassets/Contents.json": "{}",
      "Packages/Design/Texts/Word.swift":
        "import Foundation\npublic let word = Bundle.module.path(forResource: \"a\", ofType: nil)",
      "Packages/Design/Texts/Data/Deep/words.json": "[]",
      "Packages/Design/Texts/Data/de.lproj/Localizable.strings": "",
      "Packages/Design/Texts/Pages/one.html": "one",
      "Packages/Design/Texts/Unlisted.json": "[]",
      "Packages/Icons/Package.swift": "// swift-tools-version: 6.0",
      "Packages/Icons/Sources/Icons/Icon.swift":
        "import UIKit\npublic let icon = UIImage(named: \"a\", in: .module, with: nil)",
      "Packages/Icons/Sources/Icons/Media.xcassets/Contents.json": "{\"a\": 1}",
      "Packages/Icons/Sources/Icons/Brand.ttf": "font",
    ]
    for (path, text) in files { _ = try app.write(text, to: path) }
  }

  private func adopt(_ cell: String = "Row") throws -> SnapTool.Output {
    try SnapTool(directory: app.root, environment: [:], owner: app).run(
      ["adopt", "App/App.xcodeproj", cell, "--snap", "../Snap", "--output", "CellTests"])
  }

  private func sources(of target: String) throws -> String {
    try app.text(of: "CellTests/Sources/\(target)/app-sources.txt")
  }

  @Test func `targets are where their manifest says, with the sources that it lists`() throws {
    #expect(try adopt().exitCode == 0)
    #expect(try sources(of: "Design") == "../Packages/Design/Code/Now/Brand.swift\n")
    #expect(try sources(of: "Words") == "../Packages/Design/Texts/Word.swift\n")
    let manifest = try app.text(of: "CellTests/Package.swift")
    #expect(
      manifest.contains(
        #"name: "AppCells", dependencies: ["Design", "Icons", "Words", .product(name: "UIKit""#))
  }

  @Test func `packages outside of the project's folder are found by the paths that name them`()
    throws
  {
    _ = try adopt()
    #expect(try sources(of: "Icons") == "../Packages/Icons/Sources/Icons/Icon.swift\n")
  }

  @Test func `a module has its resources where its bundle looks for them`() throws {
    _ = try adopt()
    let manifest = try app.text(of: "CellTests/Package.swift")
    #expect(manifest.contains(#"resources: [.copy("Files/Media.xcassets")],"#))
    #expect(
      manifest.contains(
        #"resources: [.copy("Files/words.json"), .copy("Files/Pages"), .copy("Texts/de.lproj")],"#))
    let icons = "CellTests/Sources/Icons/Files/Media.xcassets/Contents.json"
    #expect(try app.text(of: icons) == "{\"a\": 1}")
    #expect(try app.text(of: "CellTests/Sources/Words/Files/Pages/one.html") == "one")
    #expect(try app.text(of: "CellTests/Sources/Words/Files/words.json") == "[]")
  }

  @Test func `a cell of a package is adopted with what its bundle has`() throws {
    _ = try app.write(
      "import UIKit\npublic class Tile: UICollectionViewCell { let a = word; let b = Bundle.module }",
      to: "Packages/Design/Texts/Tile.swift")
    #expect(try adopt("Tile").exitCode == 0)
    #expect(
      try sources(of: "AppCells")
        == "../Packages/Design/Texts/Tile.swift\n../Packages/Design/Texts/Word.swift\n")
    #expect(
      try app.text(of: "CellTests/Package.swift").contains(
        #"resources: [.copy("Files/words.json"), .copy("Files/Pages"), .copy("Texts/de.lproj")],"#))
  }

  @Test func `a module that does not look for its resources has none`() throws {
    _ = try adopt()
    #expect(
      !FileManager.default.fileExists(atPath: app.url(of: "CellTests/Sources/Design/Files").path))
  }

  private static let project = """
    // !$*UTF8*$!
    {
      objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); packageReferences = (L); };
        L = { isa = XCLocalSwiftPackageReference; relativePath = ../Packages/Design; };
        G = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (S); };
      };
      rootObject = P;
    }
    """
}
