public import Foundation
internal import LayoutModel
internal import Snapshots
public import UIKit

extension PrototypeFile {
  /// Renders a cell with the file's content, as in an app before new content is set.
  ///
  /// - Parameters:
  ///   - name: An identifier, reuse identifier or class.
  ///   - width: The width in points; `nil` for the stored one.
  ///   - configuration: The rest of the environment; a height of `nil` is the row's.
  /// - Returns: the drawing with its layout and diagnostics.
  /// - Throws: ``PrototypeError`` or ``RenderingError``.
  public func rendering(
    of name: String, width: CGFloat?, in configuration: Configuration
  ) throws -> Rendering {
    try rendering(of: name, width: width, in: configuration) { _ in }
  }

  /// Renders a cell that something fills.
  func rendering(
    of name: String, width: CGFloat?, in configuration: Configuration,
    fill: (NibInstance) throws -> Void
  ) throws -> Rendering {
    let prototype = try prototype(named: name)
    var configuration = configuration
    configuration.width = width ?? prototype.storedWidth
    if configuration.height == nil, !prototype.isRow {
      configuration.height = prototype.storedSize.height
    }
    return try prototype.rendering(in: configuration) {
      let instance = prototype.instantiate(NibOptions(purpose: .preview))
      try fill(instance)
      return instance.view
    }
  }

  /// Creates a cell with texts that replace the file's.
  ///
  /// - Parameters:
  ///   - name: An identifier, reuse identifier or class.
  ///   - texts: The texts of labels by the names of their outlets.
  /// - Returns: the cell, not laid out.
  /// - Throws: ``PrototypeError`` where no cell has the name, or several have it.
  public func makeCell(
    named name: String, texts: [String: String] = [:]
  ) throws(PrototypeError) -> UIView {
    let prototype = try prototype(named: name)
    let instance = prototype.instantiate()
    for (outlet, text) in texts { (instance.outlets[outlet] as? UILabel)?.text = text }
    return instance.view
  }
}

extension NibPrototype {
  /// Renders a cell created from the prototype and laid out by ``layOut(in:of:)``.
  func rendering(
    in configuration: Configuration, of makeView: () throws -> UIView
  ) throws -> Rendering {
    try configuration.performAsCurrent { try Rendering(layOut(in: configuration, of: makeView)) }
  }

  /// Lays out a cell created from the prototype, a row at its ``UIKit/NibPrototype/rowHeight(fitting:)`` unless the
  /// configuration has another height.
  ///
  /// Tables and collections in it are empty, as their rows come from the app's code.
  package func layOut(
    in configuration: Configuration, of makeView: () throws -> UIView
  ) throws -> LaidOutView {
    try configuration.performAsCurrent {
      var sized = configuration
      if isRow, configuration.height == nil { sized.height = fixedRowHeight }
      let laidOut = try LaidOutView(withoutDataIn: makeView(), in: sized)
      guard isRow, sized.height == nil else { return laidOut }
      let isCollapsed = laidOut.diagnostics.contains { $0.kind == .zeroHeight }
      let height = rowHeight(fitting: isCollapsed ? 0 : laidOut.size.height)
      if isCollapsed ? needsFittingHeight : height == laidOut.size.height { return laidOut }
      sized.height = height
      return try LaidOutView(withoutDataIn: makeView(), in: sized)
    }
  }
}
