internal import Foundation
internal import LayoutModel
internal import Snapshots
internal import UIKit

/// One cell laid out in one configuration, with its diagnostics.
@MainActor struct LintLayout {
  private let prototype: NibPrototype
  private let configuration: Configuration
  private let height: LintHeights.Height
  private let cells: LintCells
  /// Whether the app, not the file, decides about the height.
  private let mayAvoidConflict: Bool
  private let checksAccessibility: Bool

  init(
    _ prototype: NibPrototype, height: LintHeights.Height, mayAvoidConflict: Bool,
    accessibility: Bool, _ configuration: Configuration, _ cells: LintCells
  ) {
    self.cells = cells
    self.prototype = prototype
    self.height = height
    self.mayAvoidConflict = mayAvoidConflict
    checksAccessibility = accessibility
    self.configuration = configuration
  }

  /// Returns the problems; the sketch, if there is one, takes the frames.
  func observations(for sketch: inout LintSketch?) -> [LintObservation] {
    configuration.performAsCurrent {
      let instance = cells.cell(of: prototype, in: configuration)
      let cell = instance.view
      let asked = layOut(cell)
      if mayAvoidConflict { avoidImpossibleHeight(of: cell) }
      let names = ViewNames(root: cell)
      sketch?.take(instance, names, configuration)
      let views = Dictionary(
        instance.views.map { (names.path(of: $0), $0) }, uniquingKeysWith: { one, _ in one })
      let judgement = LintJudgement(
        prototype: prototype, isCramped: asked > cell.bounds.height + 0.5, names: names,
        incomplete: instance.incompleteViews,
        connected: Set(instance.outlets.values.map(ObjectIdentifier.init)))
      let found = LayoutDiagnosis(root: cell, names: names)
        .diagnostics(fittingHeight: height == .asked && judgement.needsHeight ? asked : nil)
      return judgement.judged(found + accessibility(of: cell, names)) { views.view(at: $0) ?? cell }
        + instance.notes.filter(\.isUnreported).map { LintObservation($0, of: prototype) }
    }
  }

  private func accessibility(of cell: UIView, _ names: ViewNames) -> [ExplainedDiagnostic] {
    guard checksAccessibility else { return [] }
    return AccessibilityDiagnosis(
      root: cell, names: names, reading: AccessibilityReading(of: cell)
    ).diagnostics()
  }

  /// Sets the cell's size, and returns its constraints' fitting height.
  private func layOut(_ cell: UIView) -> Double {
    cell.overrideTraits(configuration.traits)
    cell.frame = CGRect(
      x: 0, y: 0, width: configuration.width,
      height: prototype.fixedRowHeight ?? prototype.storedHeight)
    let asked = cell.fittingHeight(inWidth: configuration.width)
    switch height {
    case .stored: break
    case .asked where asked <= 0: break
    case .asked: cell.frame.size.height = rowHeight(asked, of: cell)
    case .generous:
      cell.frame.size.height = Self.generosity * cell.pixelCeiling(max(asked, cell.frame.height))
    }
    cell.layoutIfNeeded()
    return Double(asked)
  }

  /// Gives a cell the possible height nearest to one at which the constraints contradict each other.
  ///
  /// Where required constraints fix a row's height, no app shows it at another.
  private func avoidImpossibleHeight(of cell: UIView) {
    let tolerance = 1 / cell.traitCollection.displayScale
    let present = cell.frame.height
    guard cell.hasConflicts else { return }
    let possible = cell.possibleHeight(nearestTo: present, inWidth: configuration.width)
    guard abs(possible - present) > tolerance else { return }
    cell.frame.size.height = rowHeight(possible, of: cell)
    cell.layoutIfNeeded()
  }

  /// A table rounds the heights of its rows, a collection layout does not.
  private func rowHeight(_ height: CGFloat, of cell: UIView) -> CGFloat {
    prototype.isRow ? cell.pixelCeiling(height) : height
  }

  /// Four times the space shows which problems more space alone would fix: the largest text size checked makes texts
  /// two and a half times as tall.
  private static let generosity: CGFloat = 4
}

extension LintObservation {
  @MainActor fileprivate init(_ note: NibNote, of prototype: NibPrototype) {
    self.init(
      cause: Cause(
        kind: note.diagnosticKind, id: note.element, view: note.element ?? prototype.id,
        note: note.kind),
      line: note.line, userLabel: nil, severity: note.diagnosticKind.severity,
      message: note.message, hint: LintHint.text(for: note), mending: LintMending(note))
  }
}

extension NibInstance {
  /// The identifiers of views whose image or attributed text is unavailable.
  fileprivate var incompleteViews: Set<String> {
    Set(
      notes.filter(\.isAboutContents).compactMap { note in
        // A control's content for a state has no identifier; it is inside the control.
        let owner = views.filter { ($0.nibOrigin?.line ?? .max) <= note.line }
          .max { ($0.nibOrigin?.line ?? 0) < ($1.nibOrigin?.line ?? 0) }
        return note.element ?? owner?.nibOrigin?.id
      })
  }
}

extension NibNote {
  /// What is wrong in the file is a finding, and not only a note about what is not drawn.
  var diagnosticKind: Diagnostic.Kind { isFault ? .faultyElement : .unsupported }

  /// Whether contents are missing, so that their view's size is unknown.
  fileprivate var isAboutContents: Bool {
    switch kind {
    case .missing(.image), .leftOut(.textAttribute): true
    default: false
    }
  }

  /// Whether no diagnostic reports the same.
  fileprivate var isUnreported: Bool {
    switch kind {
    case .missing(.font), .missing(.fontUse): false
    default: true
    }
  }
}

extension [String: UIView] {
  /// Returns the view at a path, or the control in the file to which a part belongs.
  fileprivate func view(at path: String) -> UIView? {
    var path = Substring(path)
    while true {
      if let view = self[String(path)] { return view }
      guard let slash = path.lastIndex(of: "/") else { return nil }
      path = path[..<slash]
    }
  }
}
