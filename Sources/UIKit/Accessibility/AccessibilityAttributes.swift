/// The accessibility attributes set by an app; nil where the class's default applies.
///
/// Stored separately from the responder, as most views set none.
final class AccessibilityAttributes {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var traits: UIAccessibilityTraits?
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
  var elementsHidden = false
  var isModal = false
  var groupsChildren = false
}
