import Foundation
import SnapshotSamples
import Testing

struct AdoptTests {
  private let app: TemporaryPackage

  init() throws {
    app = try TemporaryPackage()
    let files = [
      "App.xcodeproj/project.pbxproj": Self.project,
      "App/Cells/SongCell.swift": "import SnapKit\nimport UIKit\n" + """
        final class SongCell: UITableViewCell {
          var song: Song?
          var art: ArtView?
          let color = UIColor.brand
          let tint = UIColor(hex: 0xff8000)
          let image = UIImage(named: "note")
          let font = UIFont(name: "Brand", size: 17)
          let text = NSLocalizedString("song", comment: "")
          private(set) var style = Style.plain
        }
        private enum Style { case plain }
        """,
      "App/Cells/SongCell.xib": "",
      "App/Media.xcassets/Contents.json": "{}",
      "App/Brand.ttf": "font",
      "App/Texts.strings": "",
      "App/Song.swift": "struct Song { var artist: Artist }",
      "App/Artist.swift": "struct Artist {}",
      "App/Colors.swift": "import UIKit\nextension UIColor { static let brand = UIColor.red }",
      "Shared/Hex.swift": "import UIKit\nextension UIColor { convenience init(hex: Int) {} }",
      "App/Other.swift": """
      struct Other {}
      private enum Style {}
      fileprivate extension UIColor { static let brand = UIColor.blue }
      extension ArtView { var brand: Other { Other() } }
      """,
      "App/ArtView.h": "@interface ArtView : UIView\n@end\n",
      "Shared/Badge.swift":
        "import UIKit\nclass Badge: UIView {}\nextension Song { var a: Badge { Badge() } }",
    ]
    for (path, text) in files { _ = try app.write(text, to: path) }
  }

  private func adopt(_ arguments: String...) throws -> SnapTool.Output {
    try SnapTool(directory: app.root, environment: [:], owner: app).run(
      ["adopt", "App.xcodeproj"] + arguments)
  }

  @Test func `the package lists the sources that declare what a cell uses`() throws {
    let run = try adopt("SongCell", "--snap", "../Snap")
    #expect(run.exitCode == 1, "\(run)")
    #expect(
      try app.text(of: "CellTests/Sources/AppCells/app-sources.txt") == """
        ../App/Artist.swift
        ../App/Cells/SongCell.swift
        ../App/Colors.swift
        ../App/Song.swift
        ../Shared/Badge.swift
        ../Shared/Hex.swift

        """)
    #expect(
      try app.text(of: "CellTests/Package.swift").contains(
        #".package(name: "Snap", path: "../Snap""#))
    let test = try app.text(of: "CellTests/Tests/AppCellsTests/SongCellTests.swift")
    #expect(test.contains("../../../App/Cells/SongCell.xib"))
  }

  @Test func `modules and types of Objective-C are missing, by file and name`() throws {
    let run = try adopt("SongCell", "--snap", "../Snap")
    #expect(
      run.out.contains("App/Cells/SongCell.swift:1: the module SnapKit is not in the package"))
    #expect(run.out.contains("SongCell.swift:5: ArtView is declared in Objective-C, by "))
    #expect(!run.out.contains("module UIKit"))
  }

  @Test
  func `a source that imports what the package cannot have is left out, by the name and its place`()
    throws
  {
    _ = try app.write(
      "import UIKit\nclass Row: UITableViewCell {\n  let theme = Theme.dark\n}",
      to: "Shared/Row.swift")
    _ = try app.write(
      "import Combine\nimport Core\nimport UIKit\nenum Theme { case dark }\nlet song = Song()",
      to: "Shared/Theme.swift")
    let run = try adopt("Row", "--snap", "../Snap")
    #expect(run.exitCode == 1)
    #expect(run.out.contains("Shared/Row.swift:3: Theme is in "))
    #expect(run.out.contains("Shared/Theme.swift, which is left out as it imports Combine, Core; "))
    #expect(try sources == ["../Shared/Row.swift"])
  }

  @Test
  func `a source that only extends types of UIKit and SwiftUI is needed, with an empty SwiftUI`()
    throws
  {
    _ = try app.write(
      "import UIKit\nclass Row: UITableViewCell {\n  let ink = UIColor.ink\n}",
      to: "Shared/Row.swift")
    let both =
      "extension UIColor { static let ink = red }\nextension Color { static let ink = Color(0) }"
    _ = try app.write("import SwiftUI\nimport UIKit\n" + both, to: "Shared/Both.swift")
    let run = try adopt("Row", "--snap", "../Snap")
    #expect(run.exitCode == 1)
    #expect(run.out.contains("Shared/Both.swift:1: the module SwiftUI is not in the package; "))
    #expect(try sources == ["../Shared/Both.swift", "../Shared/Row.swift"])
    #expect(
      try app.text(of: "CellTests/Sources/SwiftUI/SwiftUI.swift")
        == "// Declare what the cells use of SwiftUI.\n")
  }

  @Test(arguments: [(".title", 0), ("Font.title", 1)])
  func `a member of a source that is left out is not missing if another one may be meant`(
    use: String, code: Int32
  ) throws {
    _ = try app.write(
      "import UIKit\nclass Row: UITableViewCell {\n  let font: UIFont = \(use)\n}",
      to: "Shared/Row.swift")
    _ = try app.write(
      "import SwiftUI\nextension Font { static let title = 1 }", to: "Shared/A.swift")
    _ = try app.write(
      "import UIKit\nextension UIFont { static let title = 1 }", to: "Shared/B.swift")
    let run = try adopt("Row", "--snap", "../Snap")
    #expect(run.exitCode == code, "\(run)")
    #expect(run.out.contains("Font.title is in ") == (code == 1))
  }

  @Test(arguments: [
    ("let a = Label(style: .body)", 0), ("let a = Font.body; let b = c(.body)", 1),
  ])
  func `a member of a type that Linux lacks is missing only where the type is named`(
    body: String, code: Int32
  ) throws {
    _ = try app.write(
      "import UIKit\nclass Row: UITableViewCell {\n\(body)\n}", to: "Shared/Row.swift")
    _ = try app.write(
      "import SwiftUI\nextension Font { static let body = 1 }\n"
        + "extension NSFetchRequest { static let body = 1 }", to: "Shared/A.swift")
    let run = try adopt("Row", "--snap", "../Snap")
    #expect(run.exitCode == code, "\(run)")
    #expect(run.out.contains("Font.body is in ") == (code == 1))
    #expect(!run.out.contains("NSFetchRequest"))
  }

  @Test func `a call to a method named import imports nothing`() throws {
    _ = try app.write(
      "import UIKit\nclass Row: UITableViewCell {\n  func a() { keys.import(b) }\n}",
      to: "Shared/Row.swift")
    _ = try app.write(
      "import UIKit\nlet keys = Keys()\nstruct Keys {\n  func `import`(_ a: Int) {}\n}\nlet b = 1",
      to: "Shared/Keys.swift")
    let run = try adopt("Row", "--snap", "../Snap")
    #expect(run.exitCode == 0, "\(run)")
  }

  /// A use that looks like a name of another source, and is none.
  @Test(arguments: [
    ("import class UIKit.UIImage\nstruct Other {}", "let a = 1"),
    (
      "import UIKit\nextension UIScrollView { enum Constants {} }",
      "enum Constants {}; let a = Constants.self"
    ),
    ("import UIKit\nextension UIScreen { static let large = 1 }", "let a = UIWindow.large"),
    (
      "import UIKit\nextension UIView { var large: Int { 1 } }",
      "let a = UIColor(white: .large, alpha: 1)"
    ),
    (
      "import UIKit\nextension UIView { func show(in a: Int) {} }",
      "func a() { view.show(from: 1) }"
    ),
    ("import UIKit\nlet title = 1", "func a(title: Int) { a(title: 2) }"),
    (
      "import UIKit\nextension URL { init?(string: String, isStrict: Bool) {} }",
      "let a = URL(string: b(c, d: 1))"
    ),
    (
      "import UIKit\nextension UIColor { convenience init(grey: Int, alpha: Int) {} }",
      "let a = UIColor(grey: 1)"
    ),
    ("import UIKit\nlet title = 1", #"func a() { b("title \\(title) \(a(title: 2))") }"#),
    ("import UIKit\nlet title = 1", ##"let a = #"\(title)"#"##),
    ("import UIKit\nextension UIView { var side: Int { 1 } }", "func a(side: Int) -> Int { side }"),
    ("import UIKit\nextension UIView { func show() {} }", "func show() {}"),
    ("import UIKit\nextension UIView { var large: Int { 1 } }", "let a = b ?? .large"),
    ("import UIKit\nlet title = 1", "#if os(macOS)\nfunc a() { title() }\n#endif"),
    ("import UIKit\nlet title = 1", "let a = /title/, b = #/title/#"),
    (
      "import UIKit\nextension Int { func layoutSubviews() {} }",
      "override func layoutSubviews() {}"
    ),
  ])
  func `a name is not taken for that of another source`(other: String, body: String) throws {
    _ = try app.write(other, to: "Shared/Names.swift")
    _ = try app.write(
      "import UIKit\nclass Row: UITableViewCell {\n\(body)\n}", to: "Shared/Row.swift")
    #expect(try adopt("Row", "--snap", "../Snap").exitCode == 0)
    #expect(try sources == ["../Shared/Row.swift"])
  }

  @Test(arguments: [
    ("extension UIFont { class func app(ofSize a: Int) {} }", "let a = UIFont.app(ofSize: 1)"),
    ("extension Notification.Name { static let played = 1 }", "func a() { post(.played) }"),
    ("extension String { var shout: String { self } }", "let a = text.shout"),
    ("extension UIView { func show(in a: Int = 1) {} }", "func a() { show() }"),
    ("extension UIColor { convenience init(_ a: Int) {} }", "let a = UIColor(1)"),
    ("extension UIColor { convenience init(grey: Int) {} }", "let a: UIColor = .init(grey: 1)"),
    ("func played() {}", "func a() { played() }"),
    ("extension UIView { @objc func applyTheme() {} }", "override func applyTheme() {}"),
    ("extension UIView { @objc var theme: Int { 1 } }", "override var theme: Int { 2 }"),
    (
      "extension UIColor { convenience init(grey: Int, alpha: Int = 1) {} }",
      "let a = UIColor(grey: 1)"
    ),
    (
      "extension UIColor { convenience init(grey: [Int: Set<Int>], alpha: Int) {} }",
      "let a = UIColor(grey: [1: b < c ? d : e], alpha: f { (A < $0, $0 > 1, G<Int>()) })"
    ),
    (
      "extension UIColor { convenience init(grey: Int, b: () -> Int) {} }",
      "let a = UIColor(grey: 1) { 2 }"
    ),
    ("extension String { var shout: String { self } }", "let a = b.map { $0.shout }"),
    ("func played() -> Int { 1 }", #"func a() -> String { "a \(b) \(played())" }"#),
    ("func played() -> Int { 1 }", ##"func a() -> String { #"\(b) "\#("c \(played())")"# }"##),
    ("enum Unit { case km }", #"let a = "\(text: Unit.km) }""#),
    ("extension String { var shout: String { self } }", #"let a = "\(b.map { "\($0.shout)" })""#),
    ("extension String { var shout: String { self } }", #"let a = "b".shout"#),
    ("extension UIColor { convenience init(_ a: String) {} }", "let a = UIColor(\"#fff\")"),
    ("func played() {}", "#if os(iOS) || FLAG\nfunc a() { played() }\n#endif"),
    ("func played() {}", "#if FLAG\n#else\nfunc a() { played() }\n#endif"),
    ("infix operator &>\nfunc &> (a: Int, b: Int) -> Int { 1 }", "let a = 1 &> 2"),
    ("extension Optional { func `let`(_ f: () -> Void) {} }", "func a() { b.let { c() } }"),
    ("extension UIColor { static let `default` = red }", "let a = UIColor.`default`"),
    ("#if os(iOS)\n#else\nimport AppKit\n#endif\nfinal class Big: UIButton {}", "let a = Big()"),
    ("import CoreFoundation\nfinal class Big: UIButton {}", "let a = Big()"),
  ])
  func `a name of another source is found by how it is used`(other: String, body: String) throws {
    _ = try app.write("import UIKit\n" + other, to: "Shared/Names.swift")
    _ = try app.write(
      "import UIKit\nclass Row: UITableViewCell {\n\(body)\n}", to: "Shared/Row.swift")
    #expect(try adopt("Row", "--snap", "../Snap").exitCode == 0)
    #expect(try sources == ["../Shared/Names.swift", "../Shared/Row.swift"])
  }

  private var sources: [String] {
    get throws {
      try app.text(of: "CellTests/Sources/AppCells/app-sources.txt").split(separator: "\n")
        .map(String.init)
    }
  }

  @Test func `the package has copies of the catalogues, nibs and fonts that the cells look for`()
    throws
  {
    _ = try adopt("SongCell", "--snap", "../Snap")
    let target = "CellTests/Sources/AppCells/Resources"
    #expect(try app.text(of: "\(target)/Media.xcassets/Contents.json") == "{}")
    #expect(try app.text(of: "\(target)/Brand.ttf") == "font")
    #expect(try app.text(of: "\(target)/SongCell.xib").isEmpty)
    #expect(try app.text(of: "CellTests/Sources/AppCells/Texts/Texts.strings").isEmpty)
    #expect(
      try app.text(of: "CellTests/Package.swift")
        .contains(#"resources: [.copy("Resources"), .copy("Texts/Texts.strings")]"#))
    let test = try app.text(of: "CellTests/Tests/AppCellsTests/SongCellTests.swift")
    #expect(test.contains(#"for name in ["Brand.ttf"] {"#))
  }

  @Test func `a header that is a link to nowhere is left out`() throws {
    try FileManager.default.createSymbolicLink(
      at: app.root.appending(path: "App/Gone.h"),
      withDestinationURL: app.root.appending(path: "Pods/Gone.h"))
    #expect(try adopt("Badge", "--snap", "../Snap").exitCode == 0)
  }

  @Test func `a package without resources has none, and a class below the app's own is a cell`()
    throws
  {
    _ = try app.write(
      "import UIKit\nclass Base: UITableViewCell {}\nclass Row: Base {}", to: "Shared/Row.swift")
    _ = try adopt("Row", "--snap", "../Snap")
    #expect(try !app.text(of: "CellTests/Package.swift").contains("resources"))
    #expect(
      try app.text(of: "CellTests/Tests/AppCellsTests/RowTests.swift")
        .contains("let cell = Row(style: .default, reuseIdentifier: nil)"))
  }

  @Test func `a cell without a xib is made by its initializer, and a package may be elsewhere`()
    throws
  {
    let run = try adopt("Badge", "--snap", "https://example.com/Snap", "--output", "Tests/Badges")
    #expect(run.exitCode == 0, "\(run)")
    #expect(
      try app.text(of: "Tests/Badges/Tests/AppCellsTests/BadgeTests.swift")
        .contains("let cell = Badge(frame: .zero)"))
    #expect(
      try app.text(of: "Tests/Badges/Package.swift")
        .contains(#".package(url: "https://example.com/Snap", branch: "main""#))
  }

  @Test func `a class that no target declares, and a folder that exists, are errors`() throws {
    let run = try adopt("Unknown", "--snap", "../Snap")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("declares Unknown"))
    _ = try app.write("", to: "CellTests/a.txt")
    let again = try adopt("Badge", "--snap", "../Snap")
    #expect(again.exitCode == 2)
    #expect(again.error.contains("already exists"))
  }

  @Test(arguments: [("4.0", "v4"), ("4.2", "v4_2"), ("5.0", "v5"), ("6.0", "v6")])
  func `the sources are compiled in the target's version of Swift`(
    version: String, mode: String
  ) throws {
    let project = Self.project.replacing(
      "name = App;", with: "name = App; buildConfigurationList = L;"
    ).replacing(
      "objects = {",
      with: """
        objects = {
          L = { isa = XCConfigurationList; buildConfigurations = (D); };
          D = { isa = XCBuildConfiguration; buildSettings = { SWIFT_VERSION = \(version); }; };
        """)
    _ = try app.write(project, to: "App.xcodeproj/project.pbxproj")
    _ = try adopt("Badge", "--snap", "../Snap")
    #expect(
      try app.text(of: "CellTests/Package.swift").contains(".swiftLanguageMode(.\(mode))"))
  }

  @Test func `groups that are in each other do not end the process`() throws {
    let project = Self.project.replacing("children = (A, S)", with: "children = (S)").replacing(
      "C = { isa = PBXGroup; children = (F1, N1);",
      with: "C = { isa = PBXGroup; children = (A, F1, N1);")
    _ = try app.write(project, to: "App.xcodeproj/project.pbxproj")
    let run = try adopt("SongCell", "--snap", "../Snap")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("declares SongCell"), "\(run)")
  }

  @Test func `a file that is no project is an error`() throws {
    _ = try app.write("{", to: "App.xcodeproj/project.pbxproj")
    let run = try adopt("SongCell", "--snap", "../Snap")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("project.pbxproj could not be read"))
  }

  /// A group with files, a folder that is in step with the disk, and a header that no phase lists.
  private static let project = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (A, S); sourceTree = "<group>"; };
        A = { isa = PBXGroup; children = (C, F2, F3, F4, F5, R1, R2, R3); path = App; sourceTree = "<group>"; };
        C = { isa = PBXGroup; children = (F1, N1); path = Cells; sourceTree = "<group>"; };
        R1 = { isa = PBXFileReference; path = Media.xcassets; sourceTree = "<group>"; };
        R2 = { isa = PBXFileReference; path = Brand.ttf; sourceTree = "<group>"; };
        R3 = { isa = PBXFileReference; path = Texts.strings; sourceTree = "<group>"; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = SongCell.swift; sourceTree = "<group>"; };
        N1 = { isa = PBXFileReference; path = SongCell.xib; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = Song.swift; sourceTree = "<group>"; };
        F3 = { isa = PBXFileReference; path = Artist.swift; sourceTree = "<group>"; };
        F4 = { isa = PBXFileReference; path = Colors.swift; sourceTree = "<group>"; };
        F5 = { isa = PBXFileReference; path = App/Other.swift; sourceTree = SOURCE_ROOT; };
        B1 = { isa = PBXBuildFile; fileRef = F1; };
        B2 = { isa = PBXBuildFile; fileRef = F2; };
        B3 = { isa = PBXBuildFile; fileRef = F3; };
        B4 = { isa = PBXBuildFile; fileRef = F4; };
        B5 = { isa = PBXBuildFile; fileRef = F5; };
        BN = { isa = PBXBuildFile; fileRef = N1; };
        PS = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4, B5); };
        BR = { isa = PBXBuildFile; fileRef = R1; };
        BR2 = { isa = PBXBuildFile; fileRef = R2; };
        BR3 = { isa = PBXBuildFile; fileRef = R3; };
        PR = { isa = PBXResourcesBuildPhase; files = (BN, BR, BR2, BR3); };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (PS, PR);
              fileSystemSynchronizedGroups = (S); };
      };
      rootObject = P;
    }
    """
}
