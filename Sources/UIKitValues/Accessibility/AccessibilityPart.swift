internal import Foundation

/// A part of a view that is an accessibility element without being a view, such as a segment.
package struct AccessibilityPart: Sendable {
  package var label: String?
  package var value: String?
  package var hint: String?
  package var traits: UIAccessibilityTraits
  /// Where it is in the view's coordinates.
  package var frame: CGRect
  package var place: AccessiblePlace?

  package init(
    label: String?, value: String? = nil, hint: String? = nil, traits: UIAccessibilityTraits,
    frame: CGRect, place: AccessiblePlace? = nil
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.frame = frame
    self.place = place
  }
}
