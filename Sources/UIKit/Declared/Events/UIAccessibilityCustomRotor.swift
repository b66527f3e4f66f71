public import Foundation

/// A way in which assistive technologies step from one item to the next.
///
/// It is kept, and its search is run by whoever calls it.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  /// Returns the item that a search leads to; nil at the end.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate)
    -> UIAccessibilityCustomRotorItemResult?

  /// The direction of a search.
  public enum Direction: Int, Sendable {
    case previous = 0
    case next = 1
  }

  open var name: String
  /// The name with attributes of speech, which are not kept.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  open var itemSearchBlock: Search

  /// Creates a rotor that is announced by a name.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }
}

/// What a rotor searches for: the item from which it starts, and the direction.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
  public override init() { super.init() }
}

/// An item that a rotor leads to.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element; not retained.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The part of the element's text; nil for all of it.
  open var targetRange: UITextRange?

  public override init() { super.init() }

  /// Creates an item of an element, or of a part of its text.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}

/// What has a name for tests.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// A name for tests.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
