import FileAccess
import Foundation

extension AdoptedPackage {
  /// Returns the lines of a test that make a cell; for one that somebody must make by hand, how they may look.
  func making(_ cell: AdoptedCells.Cell) -> [String] {
    switch cell.making {
    case .nib(.xib(let file)):
      [
        line(of: file), "let objects = try UINib(contentsOf: file).instantiate(withOwner: nil)",
        "let cell = try #require(objects.lazy.compactMap { $0 as? \(cell.name) }.first)",
      ]
    case .nib(.prototype(let prototype)): making(cell, prototype)
    case .initializer(let arguments):
      ["let cell = \(cell.name)(\(arguments.text))"]
    case .byHand(let byHand): ["let cell = \(byHand.reason.call(of: cell.name))"]
    }
  }

  private func line(of file: URL) -> String {
    let path = RelativePath.of(
      file.path, from: folder.appendingPathComponent("Tests/AppCellsTests"))
    return
      "let file = URL(filePath: #filePath).appending(path: \(SwiftLiteral.text("../" + path))).standardizedFileURL"
  }

  /// Has a table or collection make the prototype, in a controller of UIKit's class.
  private func making(
    _ cell: AdoptedCells.Cell, _ prototype: CellHome.Prototype
  ) -> [String] {
    [
      line(of: prototype.storyboard), "let storyboard = try UIStoryboard(contentsOf: file)",
      "let controller = \(controller(of: prototype))",
      "func lists(in view: UIView) -> [\(prototype.listClass)] {",
      "  (view as? \(prototype.listClass)).map { [$0] } ?? view.subviews.flatMap(lists)",
      "}",
      "let list = try #require(lists(in: controller.view).dropFirst(\(prototype.list)).first)",
      "let cell = try #require(list.\(prototype.call) as? \(cell.name))",
    ]
  }

  private func controller(of prototype: CellHome.Prototype) -> String {
    let creator = "{ \(prototype.controllerClass)(coder: $0) }"
    return switch prototype.scene {
    case .initial: "try #require(storyboard.instantiateInitialViewController \(creator))"
    case .identifier(let identifier):
      "storyboard.instantiateViewController(identifier: \(SwiftLiteral.text(identifier))) \(creator)"
    case .objectID(let id):
      "try storyboard.makeViewController(withObjectID: \(SwiftLiteral.text(id))) \(creator)"
    }
  }
}

extension CellHome.Prototype {
  fileprivate var listClass: String { kind == .row ? "UITableView" : "UICollectionView" }

  /// What makes the cell, or the view beside cells.
  fileprivate var call: String {
    let identifier = SwiftLiteral.text(reuseIdentifier)
    func supplementary(_ kind: String) -> String {
      "dequeueReusableSupplementaryView(ofKind: UICollectionView.elementKindSection\(kind), "
        + "withReuseIdentifier: \(identifier), for: [0, 0])"
    }
    return switch kind {
    case .row: "dequeueReusableCell(withIdentifier: \(identifier))"
    case .item: "dequeueReusableCell(withReuseIdentifier: \(identifier), for: [0, 0])"
    case .header: supplementary("Header")
    case .footer: supplementary("Footer")
    }
  }
}
