internal import Foundation
package import Graphics

/// An accessibility element as values, of which its description is made.
package struct AccessibleElement: Hashable, Sendable {
  /// Content that VoiceOver reads when the user asks for more.
  package struct Content: Hashable, Sendable {
    package let label: String
    package let value: String
    /// Whether it is read without being asked for.
    package let isImportant: Bool

    package init(label: String, value: String, isImportant: Bool) {
      (self.label, self.value, self.isImportant) = (label, value, isImportant)
    }
  }

  package var label: String?
  package var value: String?
  package var hint: String?
  package var traits: UIAccessibilityTraits = []
  package var place: AccessiblePlace?
  package var actions: [String] = []
  package var content: [Content] = []
  /// Where it is, in points from the root's top left.
  package var frame = CGRect.zero
  /// Its outline if it is not a rectangle, in the same coordinates.
  package var outline: Path?
  /// Where a double tap activates it, in the same coordinates.
  package var activationPoint = CGPoint.zero
  /// Whether that point is where it is without being set.
  package var hasUsualActivationPoint = true
  /// The containers around it, outermost first.
  package var containers: [AccessibleContainer] = []

  package init() {}
}
