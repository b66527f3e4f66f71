internal import Foundation

/// An action that assistive technologies offer.
///
/// It is kept.
@preconcurrency @MainActor open class UIAccessibilityCustomAction {
  /// Runs an action and returns whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  open var name: String
  open var image: UIImage?
  open var actionHandler: Handler?

  /// Creates an action that runs a closure.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
  }

  /// Creates an action that calls a method, which returns whether it succeeded.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    let receiver = target as AnyObject?
    actionHandler = { [weak receiver] action in
      receiver.map { selector.call(on: $0, action) as? Bool ?? true } ?? false
    }
  }
}

/// The directions of scrolling.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left = 2
  case up = 3
  case down = 4
  case next = 5
  case previous = 6
}

/// The kinds of containers.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none = 0
  case dataTable = 1
  case list = 2
  case landmark = 3
  case semanticGroup = 4
}

/// How elements are moved through.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic = 0
  case separate = 1
  /// Together.
  case combined = 2
}
