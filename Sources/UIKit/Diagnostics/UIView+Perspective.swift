internal import LayoutModel

extension UIView {
  /// A list of display commands has no perspective.
  var perspectiveProblems: [ContentProblem] {
    guard layer.isInPerspective else { return [] }
    return [
      ContentProblem(
        kind: .perspective,
        message: "The view is drawn without perspective, as it looks around its anchor point.")
    ]
  }
}
