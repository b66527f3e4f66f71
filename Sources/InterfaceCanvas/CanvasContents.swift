internal import Foundation
internal import InterfaceBuilder
internal import UIKit

/// What Interface Builder makes of a cell's description before it lays the cell out.
@MainActor struct CanvasContents {
  private let canvas: InterfaceCanvas
  private let storedSizes: Bool
  private let edges: CellEdges

  init(_ canvas: InterfaceCanvas, storedSizes: Bool) {
    self.canvas = canvas
    self.storedSizes = storedSizes
    edges = CellEdges(of: canvas)
  }

  private var document: InterfaceBuilderDocument { canvas.prototype.document }

  /// Returns the cell with the canvas's margins, sizes and constraints.
  func adapted(_ cell: IBView) -> IBView {
    var cell = cell.changed { view in
      keepInPlace(&view)
      view.placeholderSize = placeholderSize(of: view)
      sizeArrangedViews(of: &view)
      view.constraints = view.constraints.map { edges.adapted($0, heldByCell: view.cell != nil) }
    }
    // A content view may preserve the margins of its row in addition to its own.
    setMargins(of: &cell)
    for index in cell.children.indices where cell.children[index].role == .keyed("contentView") {
      setMargins(of: &cell.children[index])
    }
    return cell
  }

  // MARK: Margins and places

  private func setMargins(of view: inout IBView) {
    guard let margins = canvas.rowMargins, view.layoutMargins == nil else { return }
    view.layoutMargins = IBMargins(
      top: margins.top, leading: margins.leading, bottom: margins.bottom,
      trailing: margins.trailing, isDirectional: true)
  }

  /// Views of a built-in style and those that outlets put into a place are where they are stored.
  private func keepInPlace(_ view: inout IBView) {
    if view.role == .keyed("accessoryView") { view.role = .subview }
    guard var cell = view.cell else { return }
    cell.style = .custom
    cell.accessory = .none
    cell.editingAccessory = .none
    cell.indentationLevel = 0
    view.content = .cell(cell)
    view.outlets.removeAll { Self.places.contains($0.property) }
  }

  private static let places: Set = [
    "accessoryView", "editingAccessoryView", "backgroundView", "selectedBackgroundView",
  ]

  // MARK: Sizes

  /// The designer's size comes first, then that in the file, or what Xcode computed by running a designable view's code.
  private func placeholderSize(of view: IBView) -> IBPlaceholderSize? {
    let given = view.placeholderSize
    let other = storedSizes ? storedSize(of: view) : ownSize(of: view)
    return given.map { $0.completed(by: other) } ?? other
  }

  private func storedSize(of view: IBView) -> IBPlaceholderSize? {
    guard view.hasContentSize || view.isOwnContent else { return nil }
    return view.frame.map { IBPlaceholderSize($0.size) }
  }

  private func ownSize(of view: IBView) -> IBPlaceholderSize? {
    if let size = view.id.flatMap({ document.designableSizes[$0] }) {
      return IBPlaceholderSize(width: size.width ?? -1, height: size.height ?? -1)
    }
    return CanvasControls.size(of: view, in: canvas.traits())
  }

  /// Labels and image views in stacks that have nothing to show have a size, and what has no contents its stored length in
  /// a stack that fills proportionally.
  private func sizeArrangedViews(of view: inout IBView) {
    guard let stack = view.stack else { return }
    for index in view.children.indices where view.children[index].role == .subview {
      let child = view.children[index]
      var size = child.placeholderSize
      if !storedSizes, child.isEmptyContent { size = (size ?? .own).completed(by: Self.empty) }
      if stack.distribution == .fillProportionally, !child.hasContentSize, let frame = child.frame {
        size = (size ?? .own).completed(
          by: IBPlaceholderSize(frame.size).along(stack.axis))
      }
      view.children[index].placeholderSize = size
    }
  }

  /// Rule `canvas-empty-contents`.
  private static let empty = IBPlaceholderSize(width: 50, height: 50)
}

extension IBPlaceholderSize {
  fileprivate static let own = IBPlaceholderSize(width: nil, height: nil)

  @MainActor fileprivate init(_ size: CGSize) {
    self.init(
      width: NibPrototype.bounded(size.width), height: NibPrototype.bounded(size.height))
  }

  fileprivate func completed(by other: IBPlaceholderSize?) -> IBPlaceholderSize {
    IBPlaceholderSize(width: width ?? other?.width, height: height ?? other?.height)
  }

  fileprivate func along(_ axis: IBStack.Axis) -> IBPlaceholderSize {
    IBPlaceholderSize(
      width: axis == .horizontal ? width : nil, height: axis == .vertical ? height : nil)
  }
}

extension IBView {
  /// Whether the view is a label without text or an image view without an image.
  fileprivate var isEmptyContent: Bool {
    if element.name == "label" {
      return (element.string("text") ?? "").isEmpty
        && element.child(named: "attributedString") == nil
    }
    return element.name == "imageView" && element["image"] == nil
  }
}
