internal import Foundation
internal import LayoutModel
internal import Snapshots
internal import UIKit

/// One cell laid out in one configuration, and what is wrong with it.
@MainActor struct LintLayout {
  private let prototype: NibPrototype
  private let configuration: Configuration
  private let height: LintHeights.Height

  init(
    _ prototype: NibPrototype, height: LintHeights.Height, _ configuration: Configuration
  ) {
    self.prototype = prototype
    self.height = height
    self.configuration = configuration
  }

  func observations() -> [LintObservation] {
    configuration.performAsCurrent {
      let instance = prototype.instantiate(NibOptions(purpose: .preview))
      let cell = instance.view
      let asked = layOut(cell)
      let names = ViewNames(root: cell)
      let views = Dictionary(
        instance.views.map { (names.path(of: $0), $0) }, uniquingKeysWith: { one, _ in one })
      let judgement = LintJudgement(
        prototype: prototype, isCramped: asked > cell.bounds.height + 0.5, names: names,
        incomplete: instance.incompleteViews)
      let found = LayoutDiagnosis(root: cell, names: names)
        .diagnostics(fittingHeight: height == .asked && judgement.needsHeight ? asked : nil)
      return judgement.judged(found) { views.view(at: $0) ?? cell }
        + instance.notes.filter(\.isUnreported).map { LintObservation($0, of: prototype) }
    }
  }

  /// Gives the cell its size, and returns the height that its constraints ask for.
  private func layOut(_ cell: UIView) -> Double {
    cell.overrideTraits(configuration.traits)
    cell.frame = CGRect(
      x: 0, y: 0, width: configuration.width, height: prototype.storedHeight)
    let asked = cell.fittingHeight(inWidth: configuration.width)
    switch height {
    case .stored: break
    case .asked where asked <= 0: break
    case .asked:
      // A table rounds the heights of its rows, a layout of items does not.
      let isRow = prototype.element == "tableViewCell"
      cell.frame.size.height = isRow ? cell.pixelCeiling(asked) : asked
    case .generous:
      cell.frame.size.height = Self.generosity * cell.pixelCeiling(max(asked, cell.frame.height))
    }
    cell.layoutIfNeeded()
    return Double(asked)
  }

  /// Four times the room shows what room alone would put right: the largest of the text sizes checked
  /// makes texts two and a half times as high.
  private static let generosity: CGFloat = 4
}

extension LintObservation {
  @MainActor fileprivate init(_ note: NibNote, of prototype: NibPrototype) {
    self.init(
      cause: Cause(
        kind: .unsupported, id: note.element, view: note.element ?? prototype.id, note: note.kind),
      line: note.line, userLabel: nil, severity: .note, message: note.message,
      hint: LintHint.unsupported)
  }
}

extension NibInstance {
  /// The identifiers of views whose picture or attributed text is not at hand.
  fileprivate var incompleteViews: Set<String> {
    Set(
      notes.filter(\.isAboutContents).compactMap { note in
        // What a control shows in a state has no identifier; it stands within the control.
        let owner = views.filter { ($0.nibOrigin?.line ?? .max) <= note.line }
          .max { ($0.nibOrigin?.line ?? 0) < ($1.nibOrigin?.line ?? 0) }
        return note.element ?? owner?.nibOrigin?.id
      })
  }
}

extension NibNote {
  /// Whether contents are missing, so that the size of what shows them is not known.
  fileprivate var isAboutContents: Bool {
    switch kind {
    case .missing(.image), .leftOut(.textAttribute): true
    default: false
    }
  }

  /// Whether no diagnostic says the same.
  fileprivate var isUnreported: Bool {
    switch kind {
    case .missing(.font), .missing(.fontUse): false
    default: true
    }
  }
}

extension [String: UIView] {
  /// Returns the view at a path, or the one of the file that a part of a control belongs to.
  fileprivate func view(at path: String) -> UIView? {
    var path = Substring(path)
    while true {
      if let view = self[String(path)] { return view }
      guard let slash = path.lastIndex(of: "/") else { return nil }
      path = path[..<slash]
    }
  }
}
