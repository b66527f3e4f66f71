internal import LayoutModel
internal import SnapReport
internal import UIKit

extension LaidOutView {
  /// Returns in words why a view is where it is.
  ///
  /// - Throws: ``ViewNameError`` if no view has the name, or several have it.
  package func reasons(forView name: String) throws(ViewNameError) -> String {
    let views = ViewQuery(name).views(below: view, names)
    guard let found = views.first else {
      throw .unknown(name: name, known: view.layoutOrder.map(names.path))
    }
    guard views.count == 1 else { throw .ambiguous(name: name, paths: views.map(names.path)) }
    return configuration.performAsCurrent {
      let context = ReasonContext(names: names, text: { LayoutNode.TextContent($0) })
      return found.layoutReasons(context).lines.joined(separator: "\n")
    }
  }
}
