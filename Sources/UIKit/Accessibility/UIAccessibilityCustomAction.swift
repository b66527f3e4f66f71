public import Foundation

/// An action that assistive technologies offer.
///
/// It is kept.
@preconcurrency @MainActor open class UIAccessibilityCustomAction {
  /// Runs an action and returns whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The name.
  open var name: String
  /// The image.
  open var image: UIImage?
  /// What the action does.
  open var actionHandler: Handler?

  /// Creates an action that runs a closure.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
  }

  /// Creates an action that calls a method, which returns whether it succeeded.
  public convenience init(name: String, target: Any?, selector: Selector) {
    let receiver = target as AnyObject?
    self.init(name: name, image: nil) { [weak receiver] action in
      receiver.map { selector.call(on: $0, action) as? Bool ?? true } ?? false
    }
  }
}

/// An element of an interface that is not a view.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  /// The view or object that contains the element; not retained.
  open weak var accessibilityContainer: AnyObject?
  /// The rectangle in the container's coordinates.
  open var accessibilityFrameInContainerSpace: CGRect = .zero

  /// Creates an element.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
    isAccessibilityElement = true
  }
}

/// The directions of scrolling.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Upwards.
  case up = 3
  /// Downwards.
  case down = 4
  /// To the next page.
  case next = 5
  /// To the previous page.
  case previous = 6
}

/// The kinds of containers.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// None.
  case none = 0
  /// A table.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A landmark.
  case landmark = 3
  /// A group.
  case semanticGroup = 4
}

/// How elements are moved through.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// The system's choice.
  case automatic = 0
  /// One by one.
  case separate = 1
  /// Together.
  case combined = 2
}
