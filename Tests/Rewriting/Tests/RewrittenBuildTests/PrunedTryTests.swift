import Foundation
import RewritingTestSupport
import Testing

/// `snap try` of sources that do not compile, by a tool that has the trait.
final class PrunedTryTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("pruned-\(UUID().uuidString)")
  static let tool = URL(fileURLWithPath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("snap")

  static let modules: URL? = {
    let build = tool.deletingLastPathComponent()
    let folder = build.appendingPathComponent("tried-modules")
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../scripts/collect-modules").standardizedFileURL
    let run = try? ProgramRun([script.path, build.path, folder.path])
    return run?.exitCode == 0 ? folder : nil
  }()

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(Self.source.utf8).write(to: folder.appendingPathComponent("Row.swift"))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static let source = """
    import PinLayout
    import UIKit

    @UIApplicationMain class App: UIResponder {}
    final class Row: UITableViewCell {
      let label = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(label)
        label.pin.layOut { place in
          place.all()
        }
      }
      required init?(coder: NSCoder) { nil }
    }

    """

  private func snap(_ arguments: String...) throws -> ProgramRun {
    let modules = try #require(Self.modules)
    return try ProgramRun(
      [Self.tool.path, "try", "Row.swift", "--output", "out", "--modules", modules.path]
        + arguments, in: folder)
  }

  @Test func `what does not compile is left out and listed, and the source stays as it is`() throws
  {
    let run = try snap()
    #expect(run.exitCode == 0, "\(run)")
    #expect(
      run.output.contains(
        """
          1 thing changed that did not compile; PinLayout is missing:
            line 10: statement left out: value of type 'UILabel' has no member 'pin'

        """), "\(run)")
    let dropped = try String(
      contentsOf: folder.appendingPathComponent("out/dropped.json"), encoding: .utf8)
    #expect(dropped.contains("\"kind\" : \"statement\""))
    #expect(dropped.contains("\"lastLine\" : 12"))
    let source = try String(
      contentsOf: folder.appendingPathComponent("Row.swift"), encoding: .utf8)
    #expect(source == Self.source)
  }

  /// A cell that asks for what the start of its app sets, twice, and once in another file.
  private static let trapping = """
    import UIKit

    struct Theme { let color = UIColor.red }
    enum Services { static var theme: Theme! }
    final class Row: UITableViewCell {
      let label = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.text = "Kept"
        label.textColor = Services.theme.color
        label.frame = CGRect(x: 0, y: 0, width: 90, height: first([]))
        contentView.addSubview(label)
        Fonts.register()
      }
      required init?(coder: NSCoder) { nil }
      private func first(_ heights: [CGFloat]) -> CGFloat { heights[0] }
    }

    """

  @Test func `what ends the program is left out and listed`() throws {
    try Data(Self.trapping.utf8).write(to: folder.appendingPathComponent("Row.swift"))
    try Data("enum Fonts { static func register() { fatalError(\"no fonts\") } }\n".utf8)
      .write(to: folder.appendingPathComponent("Fonts.swift"))
    let run = try snap("Fonts.swift")
    #expect(run.exitCode == 0, "\(run)")
    #expect(
      run.output.contains(
        """
          2 things changed that ended the program:
            line 10: statement left out: App/Row.swift:10: Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value
            line 16: result is 0: Swift/ContiguousArrayBuffer.swift
        """), "\(run)")
    #expect(run.output.contains("Row (Row.swift:5): 8 pictures"), "\(run)")
    let dropped = try String(
      contentsOf: folder.appendingPathComponent("out/dropped.json"), encoding: .utf8)
    #expect(dropped.contains("\"endedProgram\" : true"))
    #expect(dropped.contains("no fonts"))
  }

  @Test func `a strict try leaves out nothing that ends the program`() throws {
    try Data(Self.trapping.utf8).write(to: folder.appendingPathComponent("Row.swift"))
    try Data("enum Fonts { static func register() {} }\n".utf8)
      .write(to: folder.appendingPathComponent("Fonts.swift"))
    let run = try snap("Fonts.swift", "--strict")
    #expect(run.exitCode == 1, "\(run)")
    #expect(run.output.contains("was ended by signal"), "\(run)")
  }

  @Test func `a strict try shows the compiler's errors`() throws {
    let run = try snap("--strict")
    #expect(run.exitCode == 2)
    #expect(run.output.contains("Row.swift:10:11: error: value of type 'UILabel'"), "\(run)")
  }

  @Test func `cells that only their own file knows are drawn`() throws {
    let source = """
      import UIKit
      enum Outer { private final class Inner: UITableViewCell { let label = UILabel() } }
      private final class Item: UICollectionViewCell {}
      """
    try Data(source.utf8).write(to: folder.appendingPathComponent("Row.swift"))
    let run = try snap()
    #expect(run.exitCode == 0, "\(run)")
    #expect(run.output.contains("Outer.Inner (Row.swift:2): 8 pictures"), "\(run)")
    #expect(run.output.contains("Item (Row.swift:3): 8 pictures"), "\(run)")
  }

  @Test func `sources of one name are compiled together, and what is left out names each`() throws {
    let other = folder.appendingPathComponent("Other")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    try Data("import UIKit\n\nclass Other: UIView { let a = missing }\n".utf8)
      .write(to: other.appendingPathComponent("Row.swift"))
    let modules = try #require(Self.modules)
    let run = try ProgramRun(
      [Self.tool.path, "try", "Row.swift", "Other", "--output", "out", "--modules", modules.path],
      in: folder)
    #expect(run.exitCode == 0, "\(run)")
    let dropped = try String(
      contentsOf: folder.appendingPathComponent("out/dropped.json"), encoding: .utf8)
    #expect(dropped.contains("Other/Row.swift\""))
    #expect(dropped.contains("\"line\" : 3"))
  }
}
