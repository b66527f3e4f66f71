import Foundation

/// The source of the program that makes and draws cells.
struct TriedProgram {
  /// The function at which the program starts, as an app's own sources may have a `main`.
  static let start = "snap_try_start"

  /// Cells that a program can make.
  private(set) var cells: [FoundCells.Cell]
  private(set) var classes: [String]
  let fonts: [String]

  /// Each class and each cell has a line of its own, where the compiler says what is wrong with it.
  ///
  /// Names are those of modules and members, as sources may declare types of the same names.
  var source: String {
    let makers = cells.indices.map { "snapTryCell\($0)()" }.joined(separator: ", ")
    let lines =
      classes.indices.map { "snapTryClass\($0)()" }
      + ["return TriedCells.CellDrawing.run([\(makers)], fonts: \(SwiftLiteral.list(fonts)))"]
    return "import TriedCells\nimport UIKit\n" + declarations.map { $0 + "\n" }.joined()
      + "@_cdecl(\"\(Self.start)\") public func snapTryStart() -> Int32 {\n  MainActor.assumeIsolated {\n"
      + lines.map { "    \($0)\n" }.joined() + "  }\n}\n"
  }

  /// The lines of the classes and cells.
  private var declarations: [String] {
    classes.enumerated().map {
      "@MainActor private func snapTryClass\($0)() { UIKit.NibRegistry.register(\($1).self) }"
    }
      + cells.enumerated().map {
        "@MainActor private func snapTryCell\($0)() -> TriedCells.CellMaker { \(maker(of: $1)) }"
      }
  }

  /// The lines before those.
  private static let importCount = 2

  init(cells: [FoundCells.Cell], classes: [String], fonts: [String]) {
    (self.cells, self.classes, self.fonts) = (cells, classes, fonts)
  }

  /// Leaves out cells.
  mutating func leaveOut(_ names: Set<String>) { cells.removeAll { names.contains($0.name) } }

  /// Leaves out the classes and cells that are on some lines of the source, from 1.
  ///
  /// - Returns: whether there are any.
  mutating func leaveOut(_ lines: [Int]) -> Bool {
    let before = (cells.count, classes.count)
    let first = Self.importCount + 1
    let firstCell = first + classes.count
    cells = cells.indices.filter { !lines.contains(firstCell + $0) }.map { cells[$0] }
    classes = classes.indices.filter { !lines.contains(first + $0) }.map { classes[$0] }
    return before != (cells.count, classes.count)
  }

  /// The functions that make the cells which only their own files know, by the paths of these.
  var makers: [String: [CompiledSources.Maker]] {
    cells.enumerated().filter(\.element.isHidden).reduce(into: [:]) { makers, cell in
      makers[cell.element.file.path, default: []].append(
        CompiledSources.Maker(cell: cell.element.name, text: function(cell.element)))
    }
  }

  /// One line; a class inside of a type is known to the type's extension only.
  private func function(_ cell: FoundCells.Cell) -> String {
    let type = "TriedCells.CellMaker"
    let name = Self.functionName(of: cell)
    let registration = cell.nib == nil ? "" : "UIKit.NibRegistry.register(\(cell.name).self); "
    let body = "\(registration)return \(maker(inOwnFile: cell))"
    let outer = cell.name.split(separator: ".").dropLast().joined(separator: ".")
    let start = "import TriedCells; import UIKit; "
    guard !outer.isEmpty else { return start + "@MainActor func \(name)() -> \(type) { \(body) }" }
    return start
      + "extension \(outer) { @MainActor fileprivate static func \(name)() -> \(type) { \(body) } }; "
      + "@MainActor func \(name)() -> \(type) { \(outer).\(name)() }"
  }

  private static func functionName(of cell: FoundCells.Cell) -> String {
    "snapTry\(cell.name.replacing(".", with: "_"))"
  }

  private func maker(of cell: FoundCells.Cell) -> String {
    cell.isHidden ? "\(Self.functionName(of: cell))()" : maker(inOwnFile: cell)
  }

  private func maker(inOwnFile cell: FoundCells.Cell) -> String {
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
