internal import LayoutModel
package import UIKit

/// A name for a view, as layouts and files have it.
@MainActor package struct ViewQuery {
  private let name: String

  package init(_ name: String) { self.name = name }

  /// Returns the views of a tree that the name means, in drawing order.
  ///
  /// A path or an identifier of a file comes first, then the outlet, property or accessibility identifier, then the user label,
  /// then the text, and at last the class: what finds a view ends the search.
  package func views(below root: UIView, _ names: ViewNames) -> [UIView] {
    let views = root.layoutOrder
    let ways: [(UIView) -> Bool] = [
      { names.path(of: $0) == name || $0.nibOrigin?.id == name },
      { names.name(of: $0) == name || $0.accessibilityIdentifier == name },
      { $0.nibOrigin?.userLabel == name },
      { ($0 as? UILabel)?.text == name },
      { $0.className == name },
    ]
    return ways.lazy.map { views.filter($0) }.first { !$0.isEmpty } ?? []
  }
}
