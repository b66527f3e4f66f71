internal import LayoutModel

/// A problem of what a view shows, whatever its place.
struct ContentProblem: Hashable {
  let kind: Diagnostic.Kind
  /// The name of what is missing; nil if the problem is about the view.
  var subject: String?
  let message: String
  /// What to do in code.
  var advice = ""
}

extension ContentProblem {
  init(missing image: MissingResource) {
    self.init(kind: .missingImage, subject: image.name, message: image.message)
  }
}

/// A font or an image that contents need and nothing provides.
struct MissingResource: Hashable, Sendable {
  let name: String
  let message: String
}

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
