import Fixtures
import Foundation
import TestSupport
import UIKit

/// One kind of change that an app's author makes.
@MainActor struct ChangeKind {
  let name: String
  /// Changes a view that has not been laid out, or its configuration; nil if the cell has nothing to change.
  let make: @MainActor (UIView, inout Configuration, inout SeededGenerator) -> MadeChange?

  static let all = ofConstraints + ofStacks + ofTexts + ofLooks + ofTree + ofCells

  /// A kind that changes one view of a class.
  static func view<View: UIView>(
    _ name: String, _ type: View.Type = View.self,
    where isFit: @escaping (View) -> Bool = { _ in true },
    _ change: @escaping @MainActor (View, inout SeededGenerator) -> [[String]]?
  ) -> ChangeKind {
    ChangeKind(name: name) { root, _, random in
      let views = root.appViews.compactMap { $0 as? View }.filter(isFit)
      guard !views.isEmpty else { return nil }
      let view = random.pick(views)
      return change(view, &random).map { MadeChange(views: [view], words: $0) }
    }
  }
}

/// A change that was made, as the words that a true report of it has.
@MainActor struct MadeChange {
  /// The views of which one must be named.
  let views: [UIView]
  /// One of each list must be said: the property in the spellings that are right, the old and the new value.
  let words: [[String]]
  /// Names that are as right as those of the views.
  var otherNames: [String] = []
}

extension UIView {
  /// The views below this one that an app can reach and that have something to show.
  var appViews: [UIView] {
    subviews.flatMap { view in
      view is UIControl || view is UITextView ? [view] : [view] + view.appViews
    }
  }
}

extension CGFloat {
  /// The number as messages write it.
  var word: String { String(format: "%.4g", Double(self)) }
}
