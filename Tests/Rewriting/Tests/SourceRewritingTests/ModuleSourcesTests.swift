import Foundation
import RewritingTestSupport
import SourceRewriting
import Testing

final class ModuleSourcesTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("rewriting-\(UUID().uuidString)")
  private var cell: URL { folder.appendingPathComponent("Cell.swift") }
  private var delegate: URL { folder.appendingPathComponent("Delegate.swift") }
  private var results: URL { folder.appendingPathComponent("results") }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Self.delegateSource.write(to: delegate, atomically: true, encoding: .utf8)
    try Self.cellSource.write(to: cell, atomically: true, encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test func `a module compiles by its overlay`() throws {
    let result = try compile()
    #expect(result.exitCode == 0, "\(result.output)")
  }

  @Test func `an error names the original's path, line and column`() throws {
    try edit(cell, "tapCount += 1", "tapCount += \"one\"")
    let result = try compile()
    #expect(result.exitCode != 0)
    #expect(result.output.contains("\(cell.path):8:17: error:"), "\(result.output)")
  }

  @Test func `an error in a copy names the original's path and line`() throws {
    try edit(cell, "tapCount += 1", "tapCount += \"one\"")
    let copies = try writeCopies()
    let result = try Self.typecheck(copies.map(\.path))
    #expect(result.output.contains("\(cell.path):8:17: error:"), "\(result.output)")
  }

  @Test func `only the copy of a source that changed is written`() throws {
    let copies = try writeCopies()
    let before = try copies.map(modificationDate)
    try edit(cell, "tapCount += 1", "tapCount += 2")
    try writeCopies()
    let after = try copies.map(modificationDate)
    #expect(after[0] > before[0])
    #expect(after[1] == before[1])
  }

  @Test func `a call is rewritten again once its method is optional elsewhere`() throws {
    try edit(delegate, "@objc optional func cellDidTap()", "func cellDidTap()")
    let copy = try writeCopies()[0]
    #expect(try String(contentsOf: copy, encoding: .utf8).contains("cellDidTap?()"))
    try edit(delegate, "func cellDidTap()", "@objc optional func cellDidTap()")
    try writeCopies()
    #expect(try String(contentsOf: copy, encoding: .utf8).contains("try? delegate?.cellDidTap()"))
  }

  @Test(arguments: [
    "func make<T: UIView>() -> T { T() }", "func make<T>() -> T where T: UILabel { T.init() }",
    "class Box<View : UITableViewCell> { let view = View() }",
    "let a = [\n  NSAttributedString.Key.font: font, NSAttributedString.Key.kern: 1]",
    "import struct os.Logger", "@testable import UIKit.UIGeometry", "@objc class A {}",
    "let name = type(of: a).description()", "func f() { delegate.textFieldDidEndEditing?{ } }",
  ])
  func `a source that would be rewritten is laid over`(source: String) throws {
    #expect(try laidOver(source))
  }

  @Test(arguments: [
    "func make<T: Themed>() -> T { T() }", "struct A { let view = UIView() }", "let a = b < c",
  ])
  func `a source without anything to rewrite is not`(source: String) throws {
    #expect(try !laidOver(source))
  }

  @Test func `a class that another source's property holds is created by a function`() throws {
    try "protocol Row { var viewClass: UIView.Type { get } }"
      .write(to: delegate, atomically: true, encoding: .utf8)
    #expect(try laidOver("func make(_ owner: Row) { owner.viewClass.init() }"))
  }

  private func laidOver(_ source: String) throws -> Bool {
    try source.write(to: cell, atomically: true, encoding: .utf8)
    let (overlay, _) = try ModuleSources([cell, delegate]).writeOverlay(to: results)
    let roots = try String(contentsOf: overlay, encoding: .utf8)
    return roots.contains("\"name\" : \"\(cell.path)\"")
  }

  @Test func `a source that is not in UTF-8 is an error`() throws {
    try Data([0x2F, 0x2F, 0xFF]).write(to: cell)
    #expect(throws: UnreadableSource.self) { try ModuleSources([self.cell]) }
  }

  @discardableResult private func writeCopies() throws -> [URL] {
    let copies = [cell, delegate].map { results.appendingPathComponent($0.lastPathComponent) }
    _ = try ModuleSources([cell, delegate]).write(to: copies, in: results)
    return copies
  }

  private func compile() throws -> ProgramRun {
    let (overlay, findings) = try ModuleSources([cell, delegate]).writeOverlay(to: results)
    #expect(findings.isEmpty)
    return try Self.typecheck(["-vfsoverlay", overlay.path, cell.path, delegate.path])
  }

  private static func typecheck(_ arguments: [String]) throws -> ProgramRun {
    try ProgramRun(["swiftc", "-typecheck", "-swift-version", "6"] + arguments)
  }

  private func edit(_ file: URL, _ old: String, _ new: String) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    // Files written within one tick of the clock would seem to be of the same age.
    let later = try modificationDate(file).addingTimeInterval(1)
    try text.replacing(old, with: new).write(to: file, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: file.path)
  }

  private func modificationDate(_ file: URL) throws -> Date {
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    return try #require(attributes[.modificationDate] as? Date)
  }

  private static let delegateSource = """
    @objc protocol CellDelegate {
      @objc optional func cellDidTap()
      @objc optional func cellMayTap(_ count: Int) -> Bool
    }

    final class Silent: CellDelegate {}
    final class Loud: CellDelegate {
      func cellMayTap(_ count: Int) -> Bool { count > 1 }
    }
    """

  private static let cellSource = """
    @objc(Cell) @objcMembers class Cell: Base {
      weak var delegate: CellDelegate?
      @objc dynamic var tapCount = 0
      let path = #keyPath(Cell.tapCount)

      @objc func tap() {
        guard delegate?.cellMayTap?(tapCount) ?? true else { return }
        tapCount += 1
        delegate?.cellDidTap?()
      }
    }

    extension Cell {
      override func reset(_ count: inout Int) throws { try super.reset(&count) }
      override var isEmpty: Bool { get { super.isEmpty } set { super.isEmpty = newValue } }
      override class var kind: String { "cell" }
    }

    class Base {
      var isEmpty = true
      class var kind: String { "base" }
      func reset(_ count: inout Int) throws {}
    }
    """
}
