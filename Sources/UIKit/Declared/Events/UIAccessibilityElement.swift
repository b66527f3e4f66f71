public import Foundation

/// An element of an interface that is not a view.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  /// The view or object that contains the element; not retained.
  open weak var accessibilityContainer: AnyObject?
  /// Where the element is in its container's coordinates, and moves with it.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer ?? .zero }
    set { frameInContainer = newValue }
  }
  private var frameInContainer: CGRect?

  /// Creates an element.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
    isAccessibilityElement = true
  }

  /// Where the element is in the coordinates of its window: as in its container, if that is set.
  open override var accessibilityFrame: CGRect {
    get { frameInContainer.flatMap(frameInWindow) ?? super.accessibilityFrame }
    set { super.accessibilityFrame = newValue }
  }

  private func frameInWindow(_ frame: CGRect) -> CGRect? {
    switch accessibilityContainer {
    case let view as UIView: view.convert(frame, to: nil)
    case let element as UIAccessibilityElement where element !== self:
      frame.offsetBy(dx: element.accessibilityFrame.minX, dy: element.accessibilityFrame.minY)
    default: nil
    }
  }
}
