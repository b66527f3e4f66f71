package import LayoutModel

/// A problem of what a view shows, whatever its place.
package struct ContentProblem: Hashable {
  package let kind: Diagnostic.Kind
  /// The name of what is missing; nil if the problem is about the view.
  package var subject: String?
  package let message: String
  /// What to do in code.
  package var advice: String

  package init(
    kind: Diagnostic.Kind, subject: String? = nil, message: String, advice: String = ""
  ) {
    (self.kind, self.subject, self.message, self.advice) = (kind, subject, message, advice)
  }
}

extension ContentProblem {
  package init(missing image: MissingResource) {
    self.init(
      kind: image.isUnsupported ? .unsupportedImage : .missingImage, subject: image.name,
      message: image.message)
  }
}

/// A font or an image that contents need and nothing provides.
package struct MissingResource: Hashable, Sendable {
  let name: String
  let message: String
  /// Whether it exists, and is not drawn or not all of it.
  var isUnsupported = false
}
