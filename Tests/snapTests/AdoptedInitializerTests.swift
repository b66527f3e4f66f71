import Foundation
import SnapshotSamples
import Testing

/// Tests of cells by the initializers that their classes have.
struct AdoptedInitializerTests {
  private let app: TemporaryPackage

  init() throws {
    app = try TemporaryPackage()
    _ = try app.write(Self.project, to: "App.xcodeproj/project.pbxproj")
  }

  private func adopt(_ cells: String..., source: String) throws -> SnapTool.Output {
    _ = try app.write("import UIKit\n" + source, to: "App/Cells.swift")
    return try SnapTool(directory: app.root, environment: [:], owner: app).run(
      ["adopt", "App.xcodeproj"] + cells + ["--snap", "../Snap"])
  }

  private func test(of cell: String) throws -> String {
    try app.text(of: "CellTests/Tests/AppCellsTests/\(cell)Tests.swift")
  }

  private static let style = "style: CellStyle, reuseIdentifier: String?"

  @Test(arguments: [
    (
      "class Row: UITableViewCell { convenience init(a: Int) {} }",
      "style: .default, reuseIdentifier: nil"
    ),
    (
      "class Row: UITableViewCell { override init(\(style)) {}; init(\(style), a: Int) {} }",
      "style: .default, reuseIdentifier: nil"
    ),
    (
      "class Row: UITableViewCell { init(\(style), a: [Int: Int] = [:], b: (A) -> B = { a, b in c(a, b) }) {} }",
      "style: .default, reuseIdentifier: nil"
    ),
    (
      "class Row: Base {}; class Base: UITableViewCell { override init(\(style)) {} }",
      "style: .default, reuseIdentifier: nil"
    ),
    ("class Row: UITableViewCell { init() {} }", ""),
    (
      "class Row: UITableViewHeaderFooterView { init<A>(reuseIdentifier: String?) {} }",
      "reuseIdentifier: nil"
    ),
    (
      "class Row: UICollectionViewCell { struct A { init(a: Int) {} }; func b() { A.init(a: 1) } }",
      "frame: .zero"
    ),
    ("class Row: UIView { @IBOutlet var a: UILabel!; override init(frame: R) {} }", "frame: .zero"),
    ("extension Row { convenience init(a: Int) {} }\nclass Row: UIView {}", "frame: .zero"),
  ])
  func `a cell is made by UIKit's initializer, or by one without arguments, if the class has it`(
    source: String, arguments: String
  ) throws {
    let run = try adopt("Row", source: source)
    #expect(run.exitCode == 0, "\(run)")
    #expect(try test(of: "Row").contains("    let cell = Row(\(arguments))\n"))
  }

  @Test(arguments: [
    "class List: UIViewController { class func a() {}; func b() {}\nclass Row: UIView { init() {} } }",
    "enum List {}\nextension List { final class Row: UITableViewCell { init() {} } }",
    "struct List { class Row: UIView { init() {} } }\nclass Row: UIView { init(a: Int) {} }",
  ])
  func `a cell inside of another type is named with it`(source: String) throws {
    let run = try adopt("List.Row", source: source)
    #expect(run.exitCode == 0, "\(run)")
    let test = try test(of: "ListRow")
    #expect(test.contains("    let cell = List.Row()\n"))
    #expect(test.contains("struct ListRowTests {"))
  }

  @Test func `a class inside of a function cannot be named`() throws {
    let run = try adopt("List.Row", source: "enum List { func a() { class Row: UIView {} } }")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("those inside of other types as Outer.Inner"))
  }

  @Test(arguments: [
    (
      "\nclass Row: UITableViewCell {\n  init(\(style), toggle: Toggle) {}\n  required init?(coder: C) { nil }\n}",
      4, "it is made by init(style:reuseIdentifier:toggle:)",
      "let cell = Row(style: …, reuseIdentifier: …, toggle: …)"
    ),
    (
      "class Row: Base {\n}\nclass Base: UIView {\n  init?(a: Int) {}\n  init(_ b: Int, c: Int = 1) {}\n}",
      6, "it is made by init(_:c:)", "let cell = Row(…)"
    ),
    (
      "class Row: UITableViewCell { init(style: Style, reuseIdentifier: String) {} }", 2,
      "it is made by init(style:reuseIdentifier:)", "let cell = Row(style: …, reuseIdentifier: …)"
    ),
    (
      "class Row: UIView { private override init(frame: R) {}; init?(coder: C) {} }", 2,
      "only init(coder:) makes it, and no Interface Builder file has its views",
      "write in Tests/AppCellsTests/RowTests.swift how to make it"
    ),
    (
      "class Base: UIView {\n  @IBOutlet var a: UILabel!\n}\nclass Row: Base {}", 5,
      "it has outlets, and no Interface Builder file has its views",
      "write in Tests/AppCellsTests/RowTests.swift how to make it"
    ),
    ("private class Row: UIView {}", 2, "it is private", "make it internal"),
    (
      "class Row<A: UIView, B: Sequence<Int>>: UITableViewCell {}", 2, "it is generic",
      "write in Tests/AppCellsTests/RowTests.swift how to make it with types"
    ),
  ])
  func `a cell that takes the app's values has no test, and the report says what to write`(
    source: String, line: Int, reason: String, advice: String
  ) throws {
    let run = try adopt("Row", source: source)
    #expect(run.exitCode == 1)
    #expect(run.out.contains("App/Cells.swift:\(line): Row has no test, as \(reason); "), "\(run)")
    #expect(run.out.contains(advice), "\(run)")
    let test = try test(of: "Row")
    #expect(test.contains("// Row has no test, as \(reason)."))
    #expect(!test.contains("\n  @Test"))
  }

  @Test func `a subclass of a generic cell is made as its superclass is`() throws {
    let run = try adopt(
      "Row",
      source: "class Base<A: UIView>: UITableViewCell {}\nclass Row: Base<UILabel> {}")
    #expect(run.exitCode == 0, "\(run)")
    #expect(try test(of: "Row").contains("Row(style: .default, reuseIdentifier: nil)\n"))
  }

  @Test func `the tests of the other cells are written`() throws {
    let run = try adopt(
      "Row", "Tile",
      source: "class Row: UIView { init(a: Int) {} }\n"
        + "class Tile: UICollectionViewCell { let titleLabel = UILabel() }")
    #expect(run.exitCode == 1)
    #expect(
      try test(of: "Tile").hasSuffix(
        """
        @MainActor @Suite struct TileTests {
          @Test func `as it is made`() {
            assertSnapshots(
              of: cell,
              over: .appearances(.light, .dark) + .contentSizes(.accessibilityExtraLarge),
              as: .image.orHeight(120))
          }

          private func cell() throws -> Tile {
            let cell = Tile(frame: .zero)
            // For what is still empty; remove it when the cell has content of its own.
            SampleContent.fill(cell, texts: [
              "titleLabel": "A title",
            ])
            return cell
          }
        }

        """))
  }

  private static let project = """
    // !$*UTF8*$!
    {
      objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (S); };
      };
      rootObject = P;
    }
    """
}
