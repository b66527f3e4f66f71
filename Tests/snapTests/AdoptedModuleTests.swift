import Foundation
import SnapshotSamples
import Testing

/// Modules that sources import: those of the project, and others.
struct AdoptedModuleTests {
  private let app: TemporaryPackage

  init() throws {
    app = try TemporaryPackage()
    let files = [
      "App.xcodeproj/project.pbxproj": Self.project,
      "App/Row.swift": "import Design\nimport UIKit\n" + """
        class Row: UITableViewCell {
          let color = Palette.brand
          let accent = UIColor.accent
        }
        """,
      "App/Start.swift": "import Kit\nimport UIKit",
      "App/Plain.swift": "import UIKit\nclass Plain: UITableViewCell { let a = UIColor.accent }",
      "App/Remote.swift":
        "import Kingfisher\nimport UIKit\nclass Remote: UITableViewCell { let a = KF.url }",
      "Kit/Accent.swift":
        "import UIKit\npublic extension UIColor { static let accent = UIColor.red }",
      "Kit/Other.swift": "import UIKit\npublic struct Palette {}",
      "Design/Package.swift": "// swift-tools-version: 6.0",
      "Design/Sources/Design/Palette.swift":
        "import Base\nimport UIKit\npublic enum Palette { public static let brand = Shade.dark }",
      "Design/Sources/Design/Unused.swift": "public struct Unused {}",
      "Design/Sources/Base/Shade.swift": "import UIKit\npublic enum Shade { case dark }",
      "Design/Sources/Base/Loader.swift": "import Combine\nextension Shade { func load() {} }",
      "Pods/Kingfisher/Package.swift": "// swift-tools-version: 5.0",
      "Pods/Kingfisher/Sources/Kingfisher/KF.swift": "public enum KF {}",
    ]
    for (path, text) in files { _ = try app.write(text, to: path) }
  }

  private func adopt(_ cell: String) throws -> SnapTool.Output {
    try SnapTool(directory: app.root, environment: [:], owner: app).run(
      ["adopt", "App.xcodeproj", cell, "--snap", "../Snap"])
  }

  private func sources(of target: String) throws -> String {
    try app.text(of: "CellTests/Sources/\(target)/app-sources.txt")
  }

  @Test func `modules of packages in the project's folder are targets with what is needed of them`()
    throws
  {
    #expect(try adopt("Row").exitCode == 0)
    #expect(try sources(of: "AppCells") == "../App/Row.swift\n")
    #expect(try sources(of: "Design") == "../Design/Sources/Design/Palette.swift\n")
    #expect(try sources(of: "Base") == "../Design/Sources/Base/Shade.swift\n")
    let manifest = try app.text(of: "CellTests/Package.swift")
    #expect(
      manifest.contains(
        #"name: "AppCells", dependencies: ["Design", "Kit", .product(name: "UIKit""#)
    )
    #expect(manifest.contains(#"name: "Design", dependencies: ["Base", .product(name: "UIKit""#))
    #expect(manifest.contains(".swiftLanguageMode(.v6)"))
  }

  @Test func `a member of a module that another source of the app imports is found`() throws {
    #expect(try adopt("Plain").exitCode == 0)
    #expect(try sources(of: "AppCells") == "../App/Plain.swift\n")
    #expect(try sources(of: "Kit") == "../Kit/Accent.swift\n")
    #expect(try app.text(of: "CellTests/Sources/AppCells/AppCells.swift").contains("import Kit\n"))
  }

  @Test func `sources see the members of UIKit if another source of their module imports it`()
    throws
  {
    _ = try app.write("public let bold = [NSAttributedString.Key.font: 1]", to: "Kit/Bold.swift")
    _ = try app.write(
      "import Kit\nimport UIKit\nclass Line: UITableViewCell { let a = bold }", to: "App/Line.swift"
    )
    #expect(try adopt("Line").exitCode == 0)
    #expect(try sources(of: "Kit") == "../Kit/Bold.swift\n")
    #expect(
      try app.text(of: "CellTests/Sources/Kit/Kit.swift").hasSuffix("\nimport UIKit\n"))
  }

  @Test func `a target of the project has no bundle of a package, whatever it calls its own`()
    throws
  {
    _ = try app.write("{}", to: "Kit/Media.xcassets/Contents.json")
    _ = try app.write("[]", to: "Kit/words.json")
    _ = try app.write(
      "import UIKit\npublic extension Bundle { static let module = 1 }\npublic let words = Bundle.module",
      to: "Kit/Words.swift")
    _ = try app.write(
      "import Kit\nimport UIKit\nclass Line: UITableViewCell { let a = words }",
      to: "App/Line.swift")
    #expect(try adopt("Line").exitCode == 0)
    #expect(try sources(of: "Kit") == "../Kit/Words.swift\n")
    #expect(try !app.text(of: "CellTests/Package.swift").contains("resources:"))
  }

  @Test func `sources that name UIKit's types without an import see all of it`() throws {
    _ = try app.write(
      "import Foundation\npublic let brand = UIColor.red", to: "Design/Sources/Base/Brand.swift")
    _ = try app.write(
      "import Base\nimport UIKit\nclass Line: UITableViewCell { let a = brand }",
      to: "App/Line.swift")
    #expect(try adopt("Line").exitCode == 0)
    #expect(
      try app.text(of: "CellTests/Sources/Base/Base.swift")
        .hasSuffix("\n@_exported import UIKit\n"))
    #expect(
      try app.text(of: "CellTests/Sources/AppCells/AppCells.swift").hasSuffix("\nimport UIKit\n"))
  }

  @Test func `a module that the package cannot have is an empty target`() throws {
    let run = try adopt("Remote")
    #expect(run.exitCode == 1)
    #expect(
      run.out.contains(
        "App/Remote.swift:1: the module Kingfisher is not in the package; Sources/Kingfisher is empty: "
      ))
    #expect(
      try app.text(of: "CellTests/Sources/Kingfisher/Kingfisher.swift")
        == "// Declare what the cells use of Kingfisher.\n")
    #expect(
      try app.text(of: "CellTests/Package.swift")
        .contains(#"name: "Kingfisher", dependencies: [.product(name: "UIKit""#))
  }

  private static let project = """
    // !$*UTF8*$!
    {
      objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T, K); };
        G = { isa = PBXGroup; children = (A, B); sourceTree = "<group>"; };
        A = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        B = { isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (A); };
        K = { isa = PBXNativeTarget; name = Kit; fileSystemSynchronizedGroups = (B); };
      };
      rootObject = P;
    }
    """
}
