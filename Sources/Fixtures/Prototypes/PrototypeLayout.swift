public import Foundation
internal import InterfaceBuilder
internal import InterfaceCanvas
public import LayoutModel
internal import Snapshots
internal import UIKit

/// The cells of a file laid out as on Interface Builder's canvas.
public struct FileLayout: Encodable, Sendable {
  public let path: String
  /// Its cells, in the order of lines.
  public let cells: [CellLayout]
}

/// A cell laid out at the size stored in its file.
public struct CellLayout: Encodable, Sendable {
  public let id: String
  /// The name that an app dequeues the cell by.
  public let reuseIdentifier: String?
  /// The cell, its content view and all views below, outermost first.
  public let views: [ViewLayout]
  /// The cell's height in points in a table or collection at the stored width: the fitting height, 44 for a row without
  /// one; `nil` for a built-in arrangement.
  public let fittingHeight: Double?
  /// The row's height in points at the stored width, the same in every command; `nil` for a cell of a collection.
  public let rowHeight: Double?
  /// The diagnostics of the layout, and the parts of the file that are not shown.
  public let diagnostics: [PrototypeDiagnostic]
  /// Whether only constraints determine the row's height.
  let hasAutomaticHeight: Bool
  /// Whether Interface Builder marked a view's frame as stale.
  let isMisplaced: Bool

  enum CodingKeys: String, CodingKey {
    case id, reuseIdentifier, views, fittingHeight, rowHeight, diagnostics
  }

  /// Writes `null` for what is missing.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(reuseIdentifier, forKey: .reuseIdentifier)
    try container.encode(views, forKey: .views)
    try container.encode(fittingHeight, forKey: .fittingHeight)
    try container.encode(rowHeight, forKey: .rowHeight)
    try container.encode(diagnostics, forKey: .diagnostics)
  }
}

/// A view's frame and the one stored in the file.
public struct ViewLayout: Encodable, Sendable {
  /// The identifier in the file; `nil` for the content view of an old collection cell.
  public let id: String?
  public let className: String
  /// The frame in points, relative to the superview; the cell's is the stored one.
  public let frame: CGRect
  /// The frame from Apple's engine; `nil` if the file has none.
  public let stored: CGRect?
  let circumstances: Circumstances

  /// Whether the stored frame can be compared, and the kind of view.
  struct Circumstances {
    /// Whether the view is neither the cell nor its content view.
    var isInsideCell = true
    /// Whether the view is hidden in a stack, whose stored frames are from when it was visible.
    var isHiddenInStack = false
  }

  enum CodingKeys: String, CodingKey {
    case id, className = "class", frame, stored
  }

  /// Writes frames as `[x, y, width, height]`, and `null` for what is missing.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(className, forKey: .className)
    try container.encode(frame.tenThousandths, forKey: .frame)
    try container.encode(stored?.tenThousandths, forKey: .stored)
  }
}

/// A diagnostic of a prototype with its location in the file.
public struct PrototypeDiagnostic: Codable, Hashable, Sendable {
  public let kind: Diagnostic.Kind
  public let severity: Diagnostic.Severity
  /// The view path, such as `contentView/titleLabel`.
  public let view: String
  public let id: String?
  public let line: Int
  public let message: String
  /// What to do in Interface Builder; empty for what is only not shown.
  public let hint: String
}

extension PrototypeFile {
  /// Lays out the file's cells, each in its stored size and at its canvas's scale.
  ///
  /// - Parameters:
  ///   - name: An identifier, reuse identifier or class; `nil` for all cells.
  ///   - storedSizes: Whether each text, picture and control has its size on the canvas as its intrinsic size, instead
  ///     of this package's measurement.
  ///   - locale: A BCP 47 identifier; its translations next to the file replace the file's texts.
  /// - Returns: the cells in the order of lines.
  /// - Throws: ``PrototypeError`` where no cell has the name.
  public func layout(
    named name: String? = nil, storedSizes: Bool, locale: String = "en"
  ) throws(PrototypeError) -> FileLayout {
    FileLayout(
      path: nib.path,
      cells: try asDesigned.prototypes(named: name).map {
        $0.layoutOnCanvas(storedSizes: storedSizes, locale: locale)
      })
  }
}

extension NibPrototype {
  fileprivate func layoutOnCanvas(storedSizes: Bool, locale: String) -> CellLayout {
    onCanvas(storedSizes: storedSizes, locale: locale) { _, traits, made in
      let (cell, instance) = (made.view, made.instance)
      let names = ViewNames(root: cell)
      let byPath = Dictionary(
        instance.views.map { (names.path(of: $0), $0) }, uniquingKeysWith: { one, _ in one })
      let diagnostics = LayoutDiagnosis(root: cell, names: names)
        .diagnostics(fittingHeight: nil)
        .map { PrototypeDiagnostic($0, on: byPath[$0.view] ?? cell, of: self) }
      made.rest()
      cell.layoutIfNeeded()
      let views = instance.views.map { ViewLayout($0, in: cell) }
      let height = hasBuiltInStyle ? nil : cell.tableHeight(inWidth: storedSize.width)
      return CellLayout(
        id: id, reuseIdentifier: reuseIdentifier, views: views,
        fittingHeight: height?.tenThousandths,
        rowHeight: isRow ? rowHeight(inWidth: storedSize.width, traits).tenThousandths : nil,
        diagnostics: diagnostics
          + instance.notes.map { PrototypeDiagnostic($0, view: self.id) },
        hasAutomaticHeight: hasAutomaticHeight, isMisplaced: isMisplaced)
    }
  }

  /// Reads something of the cell that is laid out on its canvas by the file's constraints alone.
  private func onCanvas<Result>(
    storedSizes: Bool, locale: String,
    _ read: (InterfaceCanvas, UITraitCollection, CanvasCell) -> Result
  ) -> Result {
    let canvas = InterfaceCanvas(self)
    let traits = canvas.traits(locale: locale)
    return traits.performAsCurrent {
      let made = canvas.makeCell(storedSizes: storedSizes)
      made.view.overrideTraits(traits)
      made.view.layoutIfNeeded()
      return read(canvas, traits, made)
    }
  }
}

extension NibPrototype {
  /// Reads something of the cell that is laid out on its canvas, with what the reasons of its layout need.
  func withCanvasLayout(
    storedSizes: Bool, locale: String, _ read: (UIView, ReasonContext) -> Void
  ) {
    onCanvas(storedSizes: storedSizes, locale: locale) { canvas, _, made in
      let cell = made.view
      let kept = Set(made.rest().map { ObjectIdentifier($0) })
      cell.layoutIfNeeded()
      let context = ReasonContext(
        names: ViewNames(root: cell), text: { LayoutNode.TextContent($0) },
        marginRule: { setsMargins(of: $0, in: cell) ? nil : canvas.marginRule },
        isKept: { kept.contains(ObjectIdentifier($0)) })
      read(cell, context)
    }
  }

  /// Whether a view has margins that are not the canvas's: it has those of the cell and of its content view.
  private func setsMargins(of view: UIView, in cell: UIView) -> Bool {
    if view === cell { return model.layoutMargins != nil }
    guard view === (cell as? UITableViewCell)?.contentView else { return true }
    return model.contentView?.layoutMargins != nil
  }

  /// The height that a row of its own has, off the canvas.
  fileprivate func rowHeight(inWidth width: CGFloat, _ canvas: UITraitCollection) -> CGFloat {
    if let fixedRowHeight { return fixedRowHeight }
    let traits = canvas.modifyingTraits {
      $0.systemVersion = .standard
      $0.preferredContentSizeCategory = .large
    }
    return traits.performAsCurrent {
      let cell = instantiate(NibOptions(purpose: .preview)).view
      cell.overrideTraits(traits)
      return rowHeight(fitting: cell.pixelCeiling(cell.fittingHeight(inWidth: width)))
    }
  }
}

extension UIView {
  fileprivate func tableHeight(inWidth width: CGFloat) -> CGFloat {
    let height = fittingHeight(inWidth: width)
    return self is UITableViewCell && height <= 0 ? UITableViewCell.standardHeight : height
  }
}

extension ViewLayout {
  @MainActor init(_ view: UIView, in cell: UIView) {
    let origin = view.nibOrigin
    id = origin?.id
    className = origin?.className ?? view.className
    stored = origin?.storedFrame
    frame = view === cell ? stored ?? view.frame : view.frame
    let isContent = (cell as? UITableViewCell)?.contentView === view
    circumstances = Circumstances(
      isInsideCell: view !== cell && !isContent && !view.isCellContentView,
      isHiddenInStack: view.isInHiddenPartOfStack)
  }
}

extension UIView {
  fileprivate var isInHiddenPartOfStack: Bool {
    ancestors.contains {
      $0.isHidden && $0.storedSuperview is UIStackView
    }
  }
}

extension PrototypeDiagnostic {
  @MainActor init(
    _ diagnostic: ExplainedDiagnostic, on view: UIView, of prototype: NibPrototype
  ) {
    self.init(
      kind: diagnostic.kind, severity: diagnostic.kind.severity, view: diagnostic.view,
      id: view.nibOrigin?.id, line: view.nibOrigin?.line ?? 0, message: diagnostic.brief,
      hint: LintHint(diagnostic, of: view, in: prototype).text)
  }

  init(_ note: NibNote, view: String) {
    self.init(
      kind: note.diagnosticKind, severity: note.diagnosticKind.severity,
      view: note.element ?? view, id: note.element,
      line: note.line, message: note.message, hint: "")
  }
}
