internal import Foundation
internal import LayoutModel
internal import Snapshots
internal import UIKit

extension NibPrototype {
  /// Draws a cell that is made of the prototype.
  ///
  /// A row that collapses, or asks for no more than a standard row where its designer has set a height,
  /// is as high as in the file, unless its table is known to size rows by their constraints: its app
  /// gives it a height that is not at hand.
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
