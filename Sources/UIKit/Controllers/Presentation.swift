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
/// It is kept; nothing of it is drawn, and what subclasses override is not called.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
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
    super.init()
  }

  /// Where the presented view lies: on the whole screen.
  open var frameOfPresentedViewInContainerView: CGRect { UIScreen.main.bounds }
  /// How the presented controller covers others.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// The style in a narrow window: none, as the style does not change.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// Returns the style for some traits: none, as the style does not change.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
  /// Whether the presentation covers the whole screen.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenting controller's view leaves the window.
  open var shouldRemovePresentersView: Bool { false }
  /// The traits that the presentation overrides; kept.
  open var overrideTraitCollection: UITraitCollection?
  /// The traits of the presenting controller.
  open var traitCollection: UITraitCollection { presentingViewController.traitCollection }
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called before the container lays out its views.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has laid out its views.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the controller appears.
  open func presentationTransitionWillBegin() {}
  /// Called after the controller has appeared.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the controller goes.
  open func dismissalTransitionWillBegin() {}
  /// Called after the controller has gone.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called when a child's preferred size changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called when the size that a child's constraints require changed.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Returns the size of a child's view: all of the container.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the size changes; never in snapshots.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called before the traits change; never in snapshots.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
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
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  // optional: .none
  /// Returns the style in a narrow window.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  // optional: .none
  /// Returns the style for some traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  // optional: nil
  /// Returns the controller to present in another style.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  // optional: true
  /// Whether the user may end the presentation.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  // optional
  /// Called before the user ends the presentation.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  // optional
  /// Called after the user has ended the presentation.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  // optional
  /// Called when the user tried to end a presentation that may not end.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

/// The delegate of a sheet; nothing is called.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  // optional
  /// Called after the user has chosen another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

/// The delegate of a popover; nothing is called.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  // optional
  /// Called before the popover appears.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}
