internal import Foundation

/// The accessibility attributes set by an app; nil where the class's default applies.
///
/// Stored separately from the responder, as most views set none.
final class AccessibilityAttributes {
  var isElement: Bool?
  var label: NSAttributedString?
  var hint: NSAttributedString?
  var value: NSAttributedString?
  var identifier: String?
  var traits: UIAccessibilityTraits?
  var elements: [Any]?
  var containerType: UIAccessibilityContainerType?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var elementsHidden = false
  var isModal = false
  var groupsChildren = false
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var inputLabels: [String]?
  var respondsToInteraction: Bool?
  var navigationStyle: UIAccessibilityNavigationStyle?
}
