/// What an app has set for assistive technologies; nil where a class's own value holds.
///
/// Kept apart from the responder, as most views set none of it.
final class AccessibilityAttributes {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var traits: UIAccessibilityTraits?
  var elements: [Any]?
  var elementsHidden = false
  var isModal = false
  var groupsChildren = false
}
