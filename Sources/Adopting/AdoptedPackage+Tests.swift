import NumberText

extension AdoptedPackage {
  /// Returns the source of a cell's test.
  func test(of cell: AdoptedCells.Cell) -> String {
    let imports = ["Foundation", "SnapTesting", "Testing", "UIKit"].map { "import \($0)\n" }
      .joined()
    let test = call(of: cell) + [""] + function(of: cell)
    let body =
      cell.making.byHand.map { byHand in
        ["// \(cell.name) has no test, as \(byHand.reason.clause). It may be:", "//"]
          + test.map { $0.isEmpty ? "//" : "// \($0)" }
      } ?? test
    let modules = Set(cell.classes.map(\.module)).union([AdoptedCells.appName]).sorted()
    return """
      \(imports)
      \(modules.map { "@testable import \($0)\n" }.joined())
      @MainActor @Suite struct \(cell.suite) {
      \(body.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined())}

      """
  }

  private func call(of cell: AdoptedCells.Cell) -> [String] {
    let height = cell.assumedHeight.map { "as: .image.orHeight(\($0.pointText))" }
    let arguments = [
      "of: cell", "over: .appearances(.light, .dark) + .contentSizes(.accessibilityExtraLarge)",
      height,
    ].compactMap(\.self)
    let lines = arguments.joined(separator: ",\n").split(separator: "\n").map { "    \($0)" }
    return ["@Test func `as it is made`() {", "  assertSnapshots("] + lines.dropLast()
      + [(lines.last ?? "") + ")", "}"]
  }

  /// A function that makes the cell, for each configuration anew.
  private func function(of cell: AdoptedCells.Cell) -> [String] {
    let registrations = cell.classes.map { "NibRegistry.register(\($0.name).self)" }
    let lines =
      comments[cell.name, default: []].map { "// \($0)" } + fontLines + registrations + making(cell)
      + content(of: cell) + ["return cell"]
    return ["private func cell() throws -> \(cell.name) {"] + lines.map { "  \($0)" } + ["}"]
  }

  /// What the cell shows, which somebody may change.
  private func content(of cell: AdoptedCells.Cell) -> [String] {
    let statements = cell.content.statements.map { "cell.\($0)" }
    let texts = cell.content.texts.map {
      "  \(SwiftLiteral.text($0.name)): \(SwiftLiteral.text($0.text)),"
    }
    return (statements.isEmpty ? [] : ["// Made up: write what the app would show."] + statements)
      + ["// For what is still empty; remove it when the cell has content of its own."]
      + (texts.isEmpty
        ? ["SampleContent.fill(cell)"]
        : ["SampleContent.fill(cell, texts: ["] + texts + ["])"])
  }
}
