package import Foundation
package import LayoutModel
internal import UIKit

/// A cell as an editor shows it: drawn as in an app, with the frames of its views.
package struct CellPreview: Sendable {
  /// A view of the file.
  package struct View: Sendable {
    package let id: String?
    package let className: String
    /// In points, relative to the superview.
    package let frame: CGRect
    /// The view path, such as `contentView/titleLabel`.
    package let path: String
  }

  /// The reuse identifier, or else the identifier; of a fixture its name.
  package let name: String
  package let rendering: Rendering
  /// The cell, then the views of the file in it.
  package let views: [View]
  /// What is wrong in this configuration.
  package let diagnostics: [Diagnostic]
}

extension PrototypeFile {
  /// Draws the innermost cell whose element has one of the identifiers, the innermost first, in light appearance and the text size that
  /// phones have at first.
  ///
  /// - Returns: the cell; nil if no cell has one of them.
  /// - Throws: `RenderingError` if the cell cannot be drawn.
  package func preview(ofCellIn ids: [String]) throws -> CellPreview? {
    let prototypes = nib.prototypes
    guard let id = ids.first(where: { id in prototypes.contains { $0.id == id } }),
      let prototype = prototypes.first(where: { $0.id == id })
    else { return nil }
    var made: NibInstance?
    let rendering = try rendering(of: id, width: nil, in: Configuration()) { made = $0 }
    return CellPreview(
      name: prototype.reuseIdentifier ?? id, rendering: rendering,
      views: made.map(CellPreview.views) ?? [], diagnostics: rendering.diagnostics)
  }
}

extension CellPreview {
  @MainActor fileprivate static func views(of instance: NibInstance) -> [View] {
    let names = ViewNames(root: instance.view)
    return instance.views.map { view in
      View(
        id: view.nibOrigin?.id, className: view.nibOrigin?.className ?? view.className,
        frame: view.frame, path: names.path(of: view))
    }
  }
}

extension PrototypeFile {
  /// The names by which a cell's content can be set: its outlets, sorted; none for a cell that is not there.
  package func outlets(ofCell name: String) -> [String] {
    let named = nib.prototypes(named: name)
    guard named.count == 1 else { return [] }
    return named[0].instantiate(NibOptions(usesCustomClasses: false)).outlets.keys.sorted()
  }
}
