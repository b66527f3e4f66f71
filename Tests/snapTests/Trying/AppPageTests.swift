import Foundation
import SnapshotSamples
import TestSupport
import Testing

/// `snap adopt` of all that a path names: a list of cells, and a page with their pictures.
struct AppPageTests {
  private static func project(_ target: String, _ folder: String, conditions: String = "") -> String
  {
    """
    // !$*UTF8*$!
    {
      objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T, U); };
        G = { isa = PBXGroup; children = (S, V); sourceTree = "<group>"; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = \(folder); sourceTree = "<group>"; };
        V = { isa = PBXFileSystemSynchronizedRootGroup; path = \(folder)Tests; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = \(target); fileSystemSynchronizedGroups = (S); buildConfigurationList = C; };
        U = { isa = PBXNativeTarget; name = \(target)Tests; fileSystemSynchronizedGroups = (V);
              productType = "com.apple.product-type.bundle.unit-test"; };
        C = { isa = XCConfigurationList; buildConfigurations = (R, D); };
        R = { isa = XCBuildConfiguration; name = Release; };
        D = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
              SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) DEBUG \(conditions)"; }; };
      };
      rootObject = P;
    }
    """
  }

  private static let files = [
    "Music.xcworkspace/contents.xcworkspacedata": """
    <?xml version="1.0" encoding="UTF-8"?>
    <Workspace version="1.0">
      <Group location="container:Apps" name="Apps"><FileRef location="group:App.xcodeproj"></FileRef></Group>
      <FileRef location="group:Pods/Pods.xcodeproj"></FileRef>
    </Workspace>
    """,
    "Apps/App.xcodeproj/project.pbxproj": project("App", "App", conditions: "ROWS"),
    "Apps/App/Row.swift":
      "import Kit\n#if ROWS\nimport UIKit\nclass Row: BaseRow {}\n#endif\n",
    "Apps/AppTests/TestRow.swift": "import UIKit\nclass TestRow: UITableViewCell {}",
    "Kit/Kit.xcodeproj/project.pbxproj": project("Kit", "Kit"),
    "Kit/Kit/BaseRow.swift": "import UIKit\n" + """
      open class BaseRow: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          textLabel?.text = "A row"
        }
        required public init?(coder: NSCoder) { nil }
      }
      """,
    ".git/HEAD": "",
    "Old/Item.swift": "import UIKit\nclass Item: UICollectionViewCell {}",
  ]

  private func adopt(_ arguments: String...) throws -> SnapTool.Output {
    let folder = try TriedFolder(Self.files)
    return try folder.tool.run(["adopt"] + arguments)
  }

  @Test func `a workspace has the cells of its projects, whose base classes may be in others`()
    throws
  {
    let run = try adopt("Music.xcworkspace", "--list")
    #expect(run.exitCode == 0, "\(run)")
    #expect(run.out == "App:\n  Row (Row.swift:4), made by init(style:reuseIdentifier:)\n")
  }

  @Test func `a project has its own cells, without those of tests`() throws {
    #expect(
      try adopt("Apps/App.xcodeproj", "--list").out
        == "App:\n  Row (Row.swift:4), made by init(style:reuseIdentifier:)\n")
  }

  @Test func `a folder has the cells of all projects in it, and of sources that no target has`()
    throws
  {
    #expect(
      try adopt(".", "--list").out == """
        App:
          Row (Row.swift:4), made by init(style:reuseIdentifier:)
        Kit:
          BaseRow (BaseRow.swift:2), made by init(style:reuseIdentifier:)
        Old:
          Item (Item.swift:2), made by init(frame:)

        """)
  }

  @Test func `a package of all cells says which targets have others`() throws {
    let run = try adopt(".", "--all", "--strict", "--output", "CellTests")
    #expect(
      run.out.contains(
        "The package has the cells of App. Name cells of Kit, Old for a package of those.\n"),
      "\(run)")
  }

  private static let color = """
    { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb",
      "components": { "red": "1", "green": "0", "blue": "0", "alpha": "1" } } }] }
    """

  @Test(.enabled(if: TriedFolder.isPossible))
  func `a cell finds the files of its target, and texts in its language`() throws {
    let row = """
      class Row: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          precondition(Bundle.main.path(forResource: "values", ofType: "json") != nil)
          precondition(NSLocalizedString("key", comment: "") == "A text")
          precondition(UIColor(named: "a") != nil && UIColor(named: "b") != nil)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    let folder = try TriedFolder([
      "Row.swift": "import UIKit\n" + row, "values.json": "[]", "outputs.json": "mine",
      "de.lproj/Localizable.strings": "\"key\" = \"Ein Text\";",
      "en.lproj/Localizable.strings": "\"key\" = \"A text\";",
      "A/Assets.xcassets/a.colorset/Contents.json": Self.color,
      "B/Assets.xcassets/b.colorset/Contents.json": Self.color,
    ])
    let modules = try TriedFolder.requireModules().path
    let run = try folder.tool.run(["adopt", ".", "--page", "out", "--modules", modules])
    #expect(run.out.hasPrefix("Row (Row.swift:2): 8 pictures"), "\(run)")
    #expect(try folder.files.text(of: "outputs.json") == "mine")
  }

  @Test(
    .enabled(if: TriedFolder.isPossible),
    arguments: [
      "Pods/Kit/Source", "Carthage/Checkouts/Kit/Kit", ".build/checkouts/Kit/Sources/Kit",
    ]
  )
  func `a library whose sources are in the folder is compiled, and has no cells of its own`(
    place: String
  ) throws {
    let folder = try TriedFolder([
      "App/Row.swift": "import Kit\nimport UIKit\nfinal class Row: KitRow {}\n",
      "\(place)/KitRow.swift": "import UIKit\nopen class KitRow: UITableViewCell {}\n",
      "\(place)/KitTests/Row.swift": "import UIKit\nclass Row: UITableViewCell {}\n",
    ])
    let modules = try TriedFolder.requireModules().path
    let run = try folder.tool.run(["adopt", ".", "--page", "out", "--modules", modules])
    #expect(run.out.hasPrefix("Row (Row.swift:3): 8 pictures"), "\(run)")
    #expect(!run.out.contains("KitRow"), "\(run)")
  }

  @Test func `what is not there, has no sources or names no cells is said`() throws {
    let gone = try adopt("Gone.xcodeproj", "--list")
    #expect(gone.exitCode == 2)
    #expect(gone.error.contains("Gone.xcodeproj could not be read: it does not exist"), "\(gone)")
    let none = try adopt("Apps/App.xcodeproj", "Song", "--list")
    #expect(none.exitCode == 2)
    #expect(none.error.contains("declares Song as classes"), "\(none)")
    let empty = try TriedFolder(["View.swift": "import UIKit\nclass View: UIView {}"])
    let cells = try empty.tool.run(["adopt", ".", "--list"])
    #expect(cells.error.contains("has a class below UITableViewCell"), "\(cells)")
    let unnamed = try adopt("Apps/App.xcodeproj")
    #expect(unnamed.error.contains("pass --all; --list shows which there are"), "\(unnamed)")
  }

  @Test(.enabled(if: TriedFolder.isPossible))
  func `a page shows the cells of all targets, those of each in a folder`() throws {
    let folder = try TriedFolder(Self.files)
    let modules = try TriedFolder.requireModules().path
    let run = try folder.tool.run(["adopt", ".", "--page", "out", "--modules", modules])
    #expect(run.exitCode == 0, "\(run)")
    #expect(run.out.contains("Row (Row.swift:4): 8 pictures\n"), "\(run)")
    #expect(run.out.contains("Item (Item.swift:2): 8 pictures, 8 blank pictures"), "\(run)")
    #expect(folder.drawn.contains("target-1/Row.320.png"))
    #expect(folder.drawn.contains("target-2/BaseRow.320.png"))
    let page = try folder.files.text(of: "out/index.html")
    #expect(page.contains("src=\"target-1/Row.320.png\""))
    #expect(page.contains("Blank: all pixels have one colour."))
    #expect(page.contains("snap try: 3 cells, 24 pictures"))
  }
}
