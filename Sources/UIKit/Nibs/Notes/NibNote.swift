/// Something of an Interface Builder file that a view tree made from it does not show.
package struct NibNote: Hashable, Sendable {
  /// The line of the file.
  package let line: Int
  /// The identifier of the element.
  package let element: String?
  /// What it is, and what stands in for it.
  package let message: String
}
