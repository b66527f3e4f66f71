import FileAccess
import Foundation

extension AdoptedPackage {
  /// Returns the lines of a test that make a cell.
  func making(_ cell: AdoptedCells.Cell) -> [String] {
    switch cell.home {
    case .xib(let file):
      [
        line(of: file), "let objects = try UINib(contentsOf: file).instantiate(withOwner: nil)",
        "let cell = try #require(objects.lazy.compactMap { $0 as? \(cell.name) }.first)",
      ]
    case .prototype(let prototype): making(cell, prototype)
    case nil: ["let cell = \(cell.name)(\(Self.arguments[cell.root] ?? "frame: .zero"))"]
    }
  }

  private static let arguments = [
    "UITableViewCell": "style: .default, reuseIdentifier: nil",
    "UITableViewHeaderFooterView": "reuseIdentifier: nil",
  ]

  private func line(of file: URL) -> String {
    let path = RelativePath.of(
      file.path, from: folder.appendingPathComponent("Tests/AppCellsTests"))
    return
      "let file = URL(filePath: #filePath).appending(path: \"../\(path)\").standardizedFileURL"
  }

  /// Has a table or collection make the prototype, in a controller of UIKit's class.
  private func making(
    _ cell: AdoptedCells.Cell, _ prototype: CellHome.Prototype
  ) -> [String] {
    let identifier = SwiftLiteral.text(prototype.reuseIdentifier)
    let controller =
      prototype.controller.map {
        "storyboard.instantiateViewController(identifier: \(SwiftLiteral.text($0)))"
      } ?? "try #require(storyboard.instantiateInitialViewController"
    let creator = "{ \(prototype.controllerClass)(coder: $0) }"
    let list = prototype.isTableCell ? "UITableView" : "UICollectionView"
    let dequeued =
      prototype.isTableCell
      ? "list.dequeueReusableCell(withIdentifier: \(identifier))"
      : "list.dequeueReusableCell(withReuseIdentifier: \(identifier), for: [0, 0])"
    return [
      line(of: prototype.storyboard), "let storyboard = try UIStoryboard(contentsOf: file)",
      "let controller = \(controller) \(creator)\(prototype.controller == nil ? ")" : "")",
      "func lists(in view: UIView) -> [\(list)] {",
      "  (view as? \(list)).map { [$0] } ?? view.subviews.flatMap(lists)",
      "}",
      "let list = try #require(lists(in: controller.view).first)",
      "let cell = try #require(\(dequeued) as? \(cell.name))",
    ]
  }
}

/// Text of a file as a literal in a source.
enum SwiftLiteral {
  /// Returns the literal of a text; no character of it ends the literal or begins an interpolation.
  static func text(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      scalar == "\\" || scalar == "\"" || scalar.value < 0x20
        ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
    return "\"\(escaped.joined())\""
  }
}
