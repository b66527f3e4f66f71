import Foundation

/// The source of the program that makes and draws cells.
struct TriedProgram {
  /// The function at which the program starts, as an app's own sources may have a `main`.
  static let start = "snap_try_start"

  /// Cells that a program can make.
  let cells: [FoundCells.Cell]
  let classes: [String]
  let fonts: [String]

  /// Names are those of modules and members, as sources may declare types of the same names.
  var source: String {
    let lines =
      classes.map { "UIKit.NibRegistry.register(\($0).self)" }
      + ["return TriedCells.CellDrawing.run(["]
      + cells.map { "  \(maker(of: $0))," } + ["], fonts: \(SwiftLiteral.list(fonts)))"]
    return """
      import TriedCells
      import UIKit

      @_cdecl("\(Self.start)") public func snapTryStart() -> Int32 {
        MainActor.assumeIsolated {
      \(lines.map { "    \($0)\n" }.joined())  }
      }

      """
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
