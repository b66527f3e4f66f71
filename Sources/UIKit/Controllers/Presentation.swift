public import Foundation

/// How a presented controller covers others.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet = 1
  /// A small sheet.
  case formSheet = 2
  /// Another controller's view.
  case currentContext = 3
  case custom = 4
  /// The whole screen; what is below shows through.
  case overFullScreen = 5
  /// Another controller's view; what is below shows through.
  case overCurrentContext = 6
  case popover = 7
}

/// How a presented controller appears.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From the bottom.
  case coverVertical = 0
  /// By turning.
  case flipHorizontal = 1
  /// By fading.
  case crossDissolve = 2
  /// By turning a page.
  case partialCurl = 3
}

/// The sides of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Above.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Below.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// How a controller is presented.
///
/// It is kept; nothing of it is drawn.
@preconcurrency @MainActor open class UIPresentationController {
  public let presentingViewController: UIViewController
  public let presentedViewController: UIViewController
  /// The delegate; kept, but not called.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Nil: nothing is drawn.
  open var containerView: UIView? { nil }
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }

  /// Creates a presentation.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
  }
}

/// A presentation in a popover.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect: CGRect = .zero
  /// The item of a bar that the arrow points to.
  open var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  open var backgroundColor: UIColor?
}

/// A presentation in a sheet.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet.
  public struct Detent: Equatable, Sendable {
    private let name: String

    /// Returns about half of the screen.
    public static func medium() -> Detent { Detent(name: "medium") }
    /// Returns nearly the whole screen.
    public static func large() -> Detent { Detent(name: "large") }
  }

  open var detents: [Detent] = [.large()]
  open var prefersGrabberVisible = false
  /// The radius of the sheet's corners; nil for the system's.
  open var preferredCornerRadius: CGFloat?
}

/// Decides how a controller is presented; nothing is called.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}

/// The delegate of a popover; nothing is called.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// Gives the animations of presenting; nothing is called.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {}

/// The animations of a change of size.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: AnyObject {}
