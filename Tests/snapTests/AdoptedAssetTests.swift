import Foundation
import SnapshotSamples
import Testing

/// Constants for the assets of a catalogue, which Xcode generates.
struct AdoptedAssetTests {
  private let app: TemporaryPackage

  init() throws {
    app = try TemporaryPackage()
    _ = try app.write(Self.project(hasExtensions: false), to: "App.xcodeproj/project.pbxproj")
  }

  private func add(_ asset: String) throws {
    _ = try app.write("{}", to: "App/Media.xcassets/\(asset)/Contents.json")
  }

  private func adopt(_ body: String, more: String = "") throws -> SnapTool.Output {
    _ = try app.write(
      "import UIKit\nclass Row: UITableViewCell {\n\(body)\n}\n\(more)", to: "App/Row.swift")
    return try SnapTool(directory: app.root, environment: [:], owner: app).run(
      ["adopt", "App.xcodeproj", "Row", "--snap", "../Snap"])
  }

  private var symbols: String {
    get throws { try app.text(of: "CellTests/Sources/AppCells/AssetSymbols.swift") }
  }

  /// Pairs of the files that Xcode generates for public projects.
  @Test(arguments: [
    ("BGColorOne.imageset", "bgColorOne"), ("sticky-note.imageset", "stickyNote"),
    ("verse-bg-field.imageset", "verseBgField"), ("AppIconImage.imageset", "appIcon"),
    ("AccentColor.colorset", "accent"), ("tabbarBackgroundColor.colorset", "tabbarBackground"),
    ("color_9DA2A5.colorset", "color9DA2A5"), ("color_000000.colorset", "color000000"),
    ("1.imageset", "_1"), ("M.imageset", "M"), ("BMW.imageset", "BMW"),
    ("TLS2016.imageset", "TLS_2016"), ("TLSold.imageset", "tlSold"),
    ("M-stadt.imageset", "mStadt"), ("A-1-1-0.imageset", "A_1_1_0"),
    ("121212.colorset", "_121212"), ("girlmascot1.imageset", "girlmascot1"),
    ("ironMaiden2.imageset", "ironMaiden2"), ("arrow_basic_e.imageset", "arrowBasicE"),
    ("0b3b21ff27f67b9e5821e5ffee7366c5.imageset", "_0B3B21Ff27F67B9E5821E5Ffee7366C5"),
  ])
  func `an asset has the name that Xcode derives`(asset: String, name: String) throws {
    try add(asset)
    let isColor = asset.hasSuffix("colorset")
    let run = try adopt("let a = \(isColor ? "UIColor" : "UIImage")(resource: .\(name))")
    #expect(run.exitCode == 0, "\(run)")
    let type = isColor ? "UIKit.ColorResource" : "UIKit.ImageResource"
    let title = asset.split(separator: ".")[0]
    #expect(
      try symbols.hasSuffix(
        "\nextension \(type) {\n  static let \(name) = \(type)(name: \"\(title)\", bundle: .module)\n}\n"
      ))
    #expect(
      try app.text(of: "CellTests/Package.swift").contains(#"resources: [.copy("Resources")]"#))
  }

  @Test func `folders that are namespaces are types, and keywords are in backticks`() throws {
    try add("iconPreviews/Pride.imageset")
    try add("Plain/default.imageset")
    _ = try app.write(
      #"{"properties": {"provides-namespace": true}}"#,
      to: "App/Media.xcassets/iconPreviews/Contents.json")
    _ = try adopt("let a: [ImageResource] = [.IconPreviews.pride, .default]")
    #expect(
      try symbols.hasSuffix(
        """
        extension UIKit.ImageResource {
          static let `default` = UIKit.ImageResource(name: "default", bundle: .module)
        }

        extension UIKit.ImageResource {
          enum IconPreviews {}
        }

        extension UIKit.ImageResource.IconPreviews {
          static let pride = UIKit.ImageResource(name: "iconPreviews/Pride", bundle: .module)
        }

        """))
  }

  @Test func `colours and images have members if the project generates them, and code adds none`()
    throws
  {
    _ = try app.write(Self.project(hasExtensions: true), to: "App.xcodeproj/project.pbxproj")
    for asset in ["Brand.colorset", "Own.colorset", "Note.imageset", "Unused.imageset"] {
      try add(asset)
    }
    _ = try adopt(
      "let a = UIColor.brand; let b: UIImage = .note; let c = UIColor.own",
      more: "extension UIColor { static let own = UIColor.red }")
    let symbols = try symbols
    #expect(symbols.contains("  static var brand: UIColor { UIColor(resource: .brand) }\n"))
    #expect(symbols.contains("  static var note: UIImage { UIImage(resource: .note) }\n"))
    #expect(!symbols.contains("own") && !symbols.contains("unused"))
  }

  @Test func `without the setting, and without a use, there are none`() throws {
    try add("Brand.colorset")
    _ = try adopt("let a = UIColor.brand")
    let file = app.url(of: "CellTests/Sources/AppCells/AssetSymbols.swift")
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test(arguments: [
    "#imageLiteral(resourceName: \"note\")", "UIImage(imageLiteralResourceName: \"note\")",
    "NSDataAsset(name: \"note\")", "UIImage(named: \"note\")",
  ])
  func `a catalogue is copied however a source names an asset`(use: String) throws {
    try add("note.imageset")
    _ = try adopt("let a = \(use)")
    let file = "CellTests/Sources/AppCells/Resources/Media.xcassets/note.imageset/Contents.json"
    #expect(try app.text(of: file) == "{}")
  }

  @Test func `classes that the xibs of other views name are registered`() throws {
    _ = try app.write("<view customClass=\"Shape\"/>", to: "App/Shape.xib")
    _ = try adopt("let shape: Shape? = nil", more: "class Shape: UIView {}")
    #expect(
      try app.text(of: "CellTests/Tests/AppCellsTests/RowTests.swift")
        .contains("\n    NibRegistry.register(Shape.self)\n"))
  }

  private static func project(hasExtensions: Bool) -> String {
    """
    // !$*UTF8*$!
    {
      objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (S); buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = (D); };
        D = { isa = XCBuildConfiguration; buildSettings = {
          ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = \(hasExtensions ? "YES" : "NO"); }; };
      };
      rootObject = P;
    }
    """
  }
}
