import Fixtures
import Foundation
import InterfaceBuilder
import LayoutModel
import NumberText
import Serving
import SnapReport

/// What a storyboard or xib of an editor has wrong, and shows.
@MainActor struct InterfaceCheck {
  private let file: EditorFile
  private let data: Data

  init(_ file: EditorFile) { (self.file, data) = (file, file.data) }

  /// The findings of lint with their places; of a file that cannot be read, why.
  func problems(accessibility: Bool) -> [EditorProblem] {
    do {
      let findings = try PrototypeFile(data, inPlaceOf: file.url).lint(accessibility: accessibility)
      let places = MarkupPlaces(data)
      return findings.map { problem($0, places) }
    } catch {
      return [unreadable(error)]
    }
  }

  private func problem(_ finding: LintFinding, _ places: MarkupPlaces) -> EditorProblem {
    let others = finding.constraints.filter { $0 != finding.id }
    return EditorProblem(
      range: finding.id.flatMap(places.element)?.tag ?? places.tag(onLine: finding.line)
        ?? EditedText(file.text).range(ofPlainLine: finding.line),
      severity: EditorProblem.Severity(finding), code: finding.kind.rawValue,
      message: [finding.message, finding.extent, "→ \(finding.hint)"].compactMap(\.self)
        .joined(separator: "\n").visible,
      related: others.compactMap { id in
        places.element(id).map {
          EditorProblem.Related(
            range: $0.tag, message: "The constraint \(id) takes part.".visibleLine)
        }
      }, identity: finding.identity)
  }

  private func unreadable(_ error: any Error) -> EditorProblem {
    let known = error as? InterfaceBuilderError
    return EditorProblem(
      range: EditedText(file.text).range(ofPlainLine: known?.line ?? 1), severity: .error,
      code: "unreadableFile", message: (known?.problem ?? "\(error)").visible)
  }

  /// The fixes that are proven, alone and together; none for a file that cannot be read.
  func findFixes(accessibility: Bool, _ answer: inout EditorAnswer) {
    guard
      let fixes = try? PrototypeFile.fixes(of: data, at: file.url, accessibility: accessibility)
    else { return }
    answer.fixes = fixes.fixes.map {
      EditorFix(identity: $0.finding.identity, hunks: $0.hunks)
    }
    answer.all = LineHunk.all(from: data, to: fixes.contents)
  }

  /// The cell or view whose element contains a byte; nil outside of cells, and if the cell cannot be drawn.
  func view(at offset: Int) -> EditorView? {
    let elements = MarkupPlaces(data).elements(at: offset)
    let ids = elements.map(\.id)
    guard let prototypes = try? PrototypeFile(data, inPlaceOf: file.url),
      let preview = try? prototypes.preview(ofCellIn: ids), let cell = preview.views.first
    else { return nil }
    for element in elements {
      guard let view = preview.views.first(where: { $0.id == element.id }) else { continue }
      let isCell = view.id == cell.id
      return EditorView(
        name: isCell ? preview.name : view.path, className: view.className,
        frame: isCell ? nil : view.frame.words,
        picture: isCell ? EditorView.Picture(preview.rendering) : nil,
        place: element.tag, range: element.range)
    }
    return nil
  }
}

extension CGRect {
  fileprivate var words: String {
    "x \(Double(minX).pointText), y \(Double(minY).pointText), "
      + "\(Double(width).pointText) × \(Double(height).pointText) points"
  }
}

extension LintFinding {
  /// What names it among the findings of one text.
  fileprivate var identity: String { "\(kind.rawValue) \(cell) \(id ?? view) \(line)" }
}

extension EditorProblem.Severity {
  fileprivate init(_ finding: LintFinding) {
    switch finding.severity {
    case .error: self = .error
    case .warning: self = .warning
    // What only Snap does not show is nothing that anybody has to change.
    case .note: self = finding.kind == .unsupported ? .hint : .information
    }
  }
}
