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

  /// The lines of the classes, the cells and their contents.
  private var declarations: [String] {
    classes.enumerated().map {
      "@MainActor private func snapTryClass\($0)() { UIKit.NibRegistry.register(\($1).self) }"
    }
      + cells.enumerated().map {
        "@MainActor private func snapTryCell\($0)() -> TriedCells.CellMaker { \(maker(of: $1, $0)) }"
      }
      + filled.map {
        "@MainActor private func snapTryContent\($0)(_ cell: \(cells[$0].name)) { \(statements(cells[$0])) }"
      }
  }

  /// The indices of the cells whose content the program's own source has.
  private var filled: [Int] {
    cells.indices.filter { !cells[$0].isHidden && !cells[$0].content.statements.isEmpty }
  }

  private func statements(_ cell: FoundCells.Cell) -> String {
    cell.content.statements.map { "cell.\($0)" }.joined(separator: "; ")
  }

  /// The lines before those.
  private static let importCount = 2

  init(cells: [FoundCells.Cell], classes: [String], fonts: [String]) {
    (self.cells, self.classes, self.fonts) = (cells, classes, fonts)
  }

  /// Leaves out what does not compile.
  ///
  /// - Parameters:
  ///   - makers: the cells whose functions in their own files do not.
  ///   - lines: the lines of the source that do not, from 1.
  ///   - onlyContents: whether all cells and classes stay.
  /// - Returns: whether there was anything.
  mutating func leaveOut(
    _ makers: CompiledSources.LeftOutMakers, _ lines: [Int], onlyContents: Bool
  ) -> Bool {
    let firstClass = Self.importCount + 1
    let firstCell = firstClass + classes.count
    let firstContent = firstCell + cells.count
    let emptied = makers.emptied.union(
      filled.enumerated().filter { lines.contains(firstContent + $0.offset) }
        .map { cells[$0.element].name })
    for index in cells.indices where emptied.contains(cells[index].name) { cells[index].empty() }
    guard !onlyContents else { return !emptied.isEmpty }
    let before = (cells.count, classes.count)
    cells = cells.enumerated().filter {
      !lines.contains(firstCell + $0.offset) && !makers.unmade.contains($0.element.name)
    }.map(\.element)
    classes = classes.enumerated().filter { !lines.contains(firstClass + $0.offset) }
      .map(\.element)
    return !emptied.isEmpty || before != (cells.count, classes.count)
  }

  /// The functions that make the cells which only their own files know, by the paths of these.
  var makers: [String: [CompiledSources.Maker]] {
    cells.enumerated().filter(\.element.isHidden).reduce(into: [:]) { makers, cell in
      var empty = cell.element
      empty.empty()
      makers[cell.element.file.path, default: []].append(
        CompiledSources.Maker(
          cell: cell.element.name, text: function(cell.element),
          emptyText: cell.element.content.statements.isEmpty ? nil : function(empty)))
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

  private func maker(of cell: FoundCells.Cell, _ index: Int) -> String {
    guard !cell.isHidden else { return "\(Self.functionName(of: cell))()" }
    let content =
      cell.content.statements.isEmpty ? "" : ".filled(by: snapTryContent\(index))"
    return unfilledMaker(of: cell) + content
  }

  private func maker(inOwnFile cell: FoundCells.Cell) -> String {
    guard !cell.content.statements.isEmpty else { return unfilledMaker(of: cell) }
    return unfilledMaker(of: cell)
      + ".filled { (cell: \(cell.name)) in \(statements(cell)) }"
  }

  private func unfilledMaker(of cell: FoundCells.Cell) -> String {
    let name = SwiftLiteral.text(cell.name)
    if let nib = cell.nib {
      let file = SwiftLiteral.text(nib.path)
      return "TriedCells.CellMaker(\(name), of: \(cell.name).self, inFile: \(file))"
    }
    guard case .initializer(let arguments) = cell.making else {
      preconditionFailure("A program makes only cells that have a file or an initializer.")
    }
    return "TriedCells.CellMaker(\(name)) { \(cell.name)(\(arguments.text)) }"
  }
}
