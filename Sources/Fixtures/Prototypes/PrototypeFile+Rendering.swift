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
    guard let prototype = try prototypes(named: name).first else {
      throw PrototypeError.unknown(name: name, file: nib.path, known: prototypeNames)
    }
    var configuration = configuration
    configuration.width = width ?? prototype.storedWidth
    if configuration.height == nil,
      prototype.element != "tableViewCell" || prototype.hasFixedHeight
    {
      configuration.height = prototype.storedSize.height
    }
    return try prototype.rendering(in: configuration) {
      prototype.instantiate(NibOptions(purpose: .preview)).view
    }
  }
}

extension PrototypeFile {
  /// Creates a cell with texts that replace the file's.
  ///
  /// - Parameters:
  ///   - name: An identifier, reuse identifier or class.
  ///   - texts: The texts of labels by the names of their outlets.
  /// - Returns: the cell, not laid out.
  /// - Throws: ``PrototypeError`` where no cell has the name.
  public func makeCell(
    named name: String, texts: [String: String] = [:]
  ) throws(PrototypeError) -> UIView {
    guard let prototype = try prototypes(named: name).first else {
      throw .unknown(name: name, file: nib.path, known: prototypeNames)
    }
    let instance = prototype.instantiate()
    for (outlet, text) in texts { (instance.outlets[outlet] as? UILabel)?.text = text }
    return instance.view
  }
}

extension NibPrototype {
  /// Renders a cell created from the prototype.
  ///
  /// A row that collapses, or fits in a standard row although its designer has set a height, has the file's height,
  /// unless its table is known to size rows by their constraints: its app sets a height that is unavailable here.
  func rendering(
    in configuration: Configuration, of makeView: () throws -> UIView
  ) throws -> Rendering {
    try configuration.performAsCurrent {
      let rendering = try Rendering(of: makeView(), in: configuration)
      let isCollapsed = rendering.diagnostics.contains { $0.kind == .zeroHeight }
      guard configuration.height == nil, element == "tableViewCell", !needsFittingHeight,
        isCollapsed || hasDesignedHeight,
        rendering.size.height <= UITableViewCell.standardHeight
      else { return rendering }
      var sized = configuration
      sized.height = max(storedHeight, UITableViewCell.standardHeight)
      return try Rendering(of: makeView(), in: sized)
    }
  }
}
