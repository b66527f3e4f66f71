internal import Foundation
internal import LayoutModel
internal import Snapshots
internal import UIKit

extension NibPrototype {
  /// Renders a cell created from the prototype, a row at its ``UIKit/NibPrototype/rowHeight(fitting:)`` unless the
  /// configuration has another height.
  func rendering(
    in configuration: Configuration, of makeView: () throws -> UIView
  ) throws -> Rendering {
    try configuration.performAsCurrent {
      var sized = configuration
      if isRow, configuration.height == nil { sized.height = fixedRowHeight }
      let rendering = try Rendering(of: makeView(), in: sized)
      guard isRow, sized.height == nil else { return rendering }
      let isCollapsed = rendering.diagnostics.contains { $0.kind == .zeroHeight }
      let height = rowHeight(fitting: isCollapsed ? 0 : rendering.size.height)
      if isCollapsed ? needsFittingHeight : height == rendering.size.height { return rendering }
      sized.height = height
      return try Rendering(of: makeView(), in: sized)
    }
  }
}
