internal import Foundation
internal import LayoutModel
internal import Snapshots
internal import UIKit

extension NibPrototype {
  /// Renders a cell created from the prototype.
  ///
  /// A row that collapses, or fits in a standard row although its designer has set a height, has the file's height,
  /// unless its table is known to size rows by their constraints: its app sets a height that is unavailable here.
  /// Tables and collections in the cell are empty, as their rows come from the app's code.
  func rendering(
    in configuration: Configuration, of makeView: () throws -> UIView
  ) throws -> Rendering {
    try configuration.performAsCurrent {
      let rendering = try Rendering(withoutDataIn: makeView(), in: configuration)
      let isCollapsed = rendering.diagnostics.contains { $0.kind == .zeroHeight }
      guard configuration.height == nil, element == "tableViewCell", !needsFittingHeight,
        isCollapsed || hasDesignedHeight,
        rendering.size.height <= UITableViewCell.standardHeight
      else { return rendering }
      var sized = configuration
      sized.height = max(storedHeight, UITableViewCell.standardHeight)
      return try Rendering(withoutDataIn: makeView(), in: sized)
    }
  }
}
