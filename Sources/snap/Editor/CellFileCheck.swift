import Fixtures
import Foundation
import InterfaceBuilder
import LayoutModel
import Serving
import SnapReport

extension EditorOptions {
  /// Whether the server says what the schema does not allow; an editor that says so itself knows no JSON5.
  func checksSchema(of file: EditorFile) -> Bool { checksSchema || file.path.hasSuffix("5") }
}

/// What a cell file of an editor has wrong, and shows.
@MainActor struct CellFileCheck {
  private let file: EditorFile
  private let outline: JSONOutline

  init(_ file: EditorFile) { (self.file, outline) = (file, JSONOutline(file.text)) }

  /// What is not JSON; or else what the schema does not allow; or else the first thing that the fixtures cannot have.
  func problems(_ options: EditorOptions) -> [EditorProblem] {
    let isWellFormed = JSONLines(file.text, .json5).fault == nil
    let wrong = isWellFormed ? CellFileSchema.ofTool.problems(of: outline) : []
    guard wrong.isEmpty else {
      guard options.checksSchema(of: file) else { return [] }
      return wrong.map {
        EditorProblem(
          range: $0.range, severity: .error, code: $0.kind.code, message: $0.kind.words.visible)
      }
    }
    do {
      _ = try CellFile(file.data, inPlaceOf: file.url)
      return []
    } catch {
      return [problem(error)]
    }
  }

  private func problem(_ error: any Error) -> EditorProblem {
    let known = error as? CellFileError
    let source = outline.root.flatMap { outline.member("source", of: $0) }
    // An error of another file is shown where that is named.
    let range =
      known == nil
      ? source?.range ?? EditedText(file.text).range(ofPlainLine: 1)
      : EditedText(file.text).range(ofPlainLine: known?.line ?? 1)
    return EditorProblem(
      range: range, severity: .error, code: "cellFile",
      message: (known?.problem ?? "\(error)").visible)
  }

  /// The fixture that contains a byte; nil outside of fixtures, and if it cannot be drawn.
  func view(at offset: Int) -> EditorView? {
    guard let root = outline.root, let list = outline.member("fixtures", of: root),
      let index = list.children.firstIndex(where: { outline.values[$0].range.contains(offset) }),
      let cells = try? CellFile(file.data, inPlaceOf: file.url),
      let preview = try? cells.preview(ofFixture: index)
    else { return nil }
    let range = outline.values[list.children[index]].range
    return EditorView(
      name: preview.name, className: preview.rendering.tree.className,
      picture: EditorView.Picture(preview.rendering),
      problems: preview.diagnostics.filter { $0.severity > .note }.map {
        [$0.severity.rawValue, $0.kind?.rawValue, "\($0.view): \($0.message)"].compactMap(\.self)
          .joined(separator: " ").visibleLine
      }, place: range, range: range)
  }
}
