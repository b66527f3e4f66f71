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
