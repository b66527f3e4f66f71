package import LayoutModel

extension UIView {
  /// Describes the app's constraints on this view in a tree, each with its place, in the order of their owners.
  ///
  /// - Parameters:
  ///   - root: the view at the root of the tree.
  ///   - attributes: what they must constrain of this view.
  /// - Returns: the constraints in UIKit's console grammar.
  package func involvedConstraints(
    below root: UIView, of attributes: Set<NSLayoutConstraint.Attribute>
  ) -> [String] {
    let description = ConstraintDescription(names: ViewNames(root: root))
    return root.layoutOrder.flatMap(\.constraints).filter { constraint in
      guard constraint.isStated else { return false }
      let sides = [
        (constraint.first, constraint.firstAttribute),
        (constraint.second, constraint.secondAttribute),
      ]
      return sides.contains { $0.0?.layoutView === self && attributes.contains($0.1) }
    }.map { InvolvedConstraint(.constraint($0), text: description.describe($0)).text }
  }

  /// The app's optional constraints of at least some priority that do not hold in the layout of this tree.
  package func brokenConstraints(from priority: UILayoutPriority) -> [Diagnostic] {
    LayoutDiagnosis(root: self, names: ViewNames(root: self)).brokenConstraints(from: priority)
      .map(\.diagnostic)
  }
}
