import Foundation
import RewritingTestSupport
import Testing

/// `snap adopt` of cells that do not compile as they are, by a tool that has the trait.
final class PrunedAdoptTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("adopted-\(UUID().uuidString)")

  init() throws {
    for (path, text) in Self.files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static let row = """
    import Player
    import UIKit
    final class Row: UITableViewCell {
      let label = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(label)
        Player.shared.start(self)
        label.snp.makeConstraints { $0.edges.equalToSuperview().inset(8) }
        label.textColor = .brand
      }
      required init?(coder: NSCoder) { nil }
    }

    """
  private static let files = [
    "App/Row.swift": row,
    "App/Brand.swift":
      "import Player\nimport SnapKit\nextension UIColor { static let brand = UIColor.red }\n",
    "App/Unused.swift": "import UIKit\nclass Unused: UIView { let a = missing }\n",
  ]

  private func snap(_ arguments: String...) throws -> ProgramRun {
    let modules = try #require(PrunedTryTests.modules)
    return try ProgramRun(
      [PrunedTryTests.tool.path, "adopt"] + arguments + ["--modules", modules.path], in: folder)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `no source is refused for an import, and what does not compile is listed as data`()
    throws
  {
    let run = try snap("App", "Row", "--output", "Cells")
    #expect(run.exitCode == 0, "\(run)")
    #expect(run.output.contains("line 8: statement left out:"), "\(run)")
    #expect(
      try text("Cells/Sources/AppCells/app-sources.txt") == "../App/Brand.swift\n../App/Row.swift\n"
    )
    let list = try text("Cells/Sources/AppCells/dropped.json")
    #expect(list.contains("\"path\" : \"../../../App/Row.swift\""))
    #expect(list.contains("    Player.shared.start(self)\""))
    #expect(list.contains("\"kind\" : \"statement\""))
    // Its source stands in for the library.
    #expect(try text("Cells/Sources/AppCells/SnapKit.swift").contains("var snp:"))
    let test = try text("Cells/Tests/AppCellsTests/RowTests.swift")
    #expect(test.contains("// Left out of Row.swift, as it does not compile or run here:"))
    #expect(test.contains("// line 8: statement left out:"))
    #expect(try text("App/Row.swift") == Self.row)
  }

  @Test func `a message with a line break stays in its comment`() throws {
    let source =
      Self.row.replacing(
        "    Player.shared.start(self)\n", with: "    old()\n")
      + "@available(*, unavailable, message: \"no\\nfatalError()\") func old() {}\n"
    try Data(source.utf8).write(to: folder.appendingPathComponent("App/Row.swift"))
    let run = try snap("App", "Row", "--output", "Cells")
    #expect(run.exitCode == 0, "\(run)")
    let test = try text("Cells/Tests/AppCellsTests/RowTests.swift")
    #expect(test.contains("// line 8: statement left out: 'old()' is unavailable: no"))
    #expect(!test.contains("\nfatalError()"))
  }

  @Test func `an update keeps what was decided, wherever its lines are now`() throws {
    _ = try snap("App", "Row", "--output", "Cells")
    let test = "Cells/Tests/AppCellsTests/RowTests.swift"
    try Data("// mine\n".utf8).write(to: folder.appendingPathComponent(test))
    try Data(("// A row.\n\n" + Self.row).utf8).write(
      to: folder.appendingPathComponent("App/Row.swift"))
    let run = try snap("Cells", "--update")
    #expect(run.exitCode == 0, "\(run)")
    #expect(try text("Cells/Sources/AppCells/dropped.json").contains("\"line\" : 10"))
    #expect(try text(test) == "// mine\n")
  }

  @Test func `what ends the program is left out of the package, too`() throws {
    let source = Self.row.replacing(
      "    label.textColor = .brand\n", with: "    label.text = Names.all.first!\n")
    try Data((source + "enum Names { static var all: [String] = [] }\n").utf8).write(
      to: folder.appendingPathComponent("App/Row.swift"))
    let run = try snap("App", "Row", "--output", "Cells")
    #expect(run.exitCode == 0, "\(run)")
    let list = try text("Cells/Sources/AppCells/dropped.json")
    #expect(list.contains("\"endedProgram\" : true"), "\(list)")
    let test = try text("Cells/Tests/AppCellsTests/RowTests.swift")
    #expect(test.contains("// line 10: statement left out: App/Row.swift:10: Fatal error:"))
  }

  @Test func `a folder that is no package cannot be updated`() throws {
    let run = try snap("App", "--update")
    #expect(run.exitCode == 2)
    #expect(run.output.contains("App/adopted.json could not be read"), "\(run)")
  }
}
