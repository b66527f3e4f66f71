import Foundation

/// The source of the program that makes and draws cells.
struct TriedProgram {
  /// The function at which the program starts, as an app's own sources may have a `main`.
  static let start = "snap_try_start"

  /// Cells that a program can make.
  private(set) var cells: [FoundCells.Cell]
  private(set) var classes: [String]
  let fonts: [String]

  /// Names are those of modules and members, as sources may declare types of the same names.
  var source: String {
    let lines =
      classes.map { "UIKit.NibRegistry.register(\($0).self)" }
      + ["return TriedCells.CellDrawing.run(["]
      + cells.map { "  \(maker(of: $0))," } + ["], fonts: \(SwiftLiteral.list(fonts)))"]
    return Self.head + lines.map { "    \($0)\n" }.joined() + "  }\n}\n"
  }

  /// What is before the first class.
  private static let head = """
    import TriedCells
    import UIKit

    @_cdecl("\(start)") public func snapTryStart() -> Int32 {
      MainActor.assumeIsolated {

    """

  init(cells: [FoundCells.Cell], classes: [String], fonts: [String]) {
    (self.cells, self.classes, self.fonts) = (cells, classes, fonts)
  }

  /// Leaves out the classes and cells that are on some lines of the source, from 1.
  ///
  /// - Returns: whether there are any.
  mutating func leaveOut(_ lines: [Int]) -> Bool {
    let first = Self.head.count(where: \.isNewline) + 1
    let before = (cells.count, classes.count)
    // A line before the cells begins their list.
    let firstCell = first + classes.count + 1
    cells = cells.indices.filter { !lines.contains(firstCell + $0) }.map { cells[$0] }
    classes = classes.indices.filter { !lines.contains(first + $0) }.map { classes[$0] }
    return before != (cells.count, classes.count)
  }

  private func maker(of cell: FoundCells.Cell) -> String {
    let name = SwiftLiteral.text(cell.name)
    if let nib = cell.nib {
      let file = SwiftLiteral.text(nib.path)
      return "TriedCells.CellMaker(\(name), of: \(cell.name).self, inFile: \(file))"
    }
    guard case .initializer(let arguments) = cell.making else {
      preconditionFailure("A program makes only cells that have a file or an initializer.")
    }
    let values = arguments.map { "\($0.label): \($0.value ?? "nil")" }.joined(separator: ", ")
    return "TriedCells.CellMaker(\(name)) { \(cell.name)(\(values)) }"
  }
}
