public import Foundation

/// The pointer of a mouse above a view.
///
/// It is kept; nothing of it is drawn.
@preconcurrency @MainActor open class UIPointerInteraction: UIInteraction {
  open private(set) weak var view: UIView?
  /// The delegate; kept, but not called.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open var isEnabled = true

  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }

  /// Called before the interaction is added to or removed from a view.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to or removed from a view.
  open func didMove(to view: UIView?) { self.view = view }

  /// Does nothing: a snapshot has no pointer.
  open func invalidate() {}
}

/// The delegate of a pointer; nothing is called.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {}

/// The animations of a pointer.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: AnyObject {}

/// A question for the region of a pointer.
@preconcurrency @MainActor open class UIPointerRegionRequest {
  open var location: CGPoint { .zero }
}

/// A part of a view in which the pointer has a style.
@preconcurrency @MainActor open class UIPointerRegion {
  public let rect: CGRect
  public let identifier: AnyHashable?

  /// Creates a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
  }
}

/// How a pointer looks.
@preconcurrency @MainActor open class UIPointerStyle {
  let effect: UIPointerEffect?
  let shape: UIPointerShape?

  /// Creates the style of an effect.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.effect = effect
    self.shape = shape
  }

  /// Creates the style of a shape.
  public init(shape: UIPointerShape) {
    effect = nil
    self.shape = shape
  }
}

/// The effect of a pointer on the view below.
public enum UIPointerEffect {
  /// How a view is tinted.
  public enum TintMode: Int, Sendable {
    case none = 0
    /// Above.
    case overlay = 1
    /// Below.
    case underlay = 2
  }

  case automatic(UITargetedPreview)
  /// The pointer becomes the view's background.
  case highlight(UITargetedPreview)
  /// The view rises.
  case lift(UITargetedPreview)
  /// The pointer stays.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)
}

/// The shape of a pointer.
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)

  /// The radius of rounded corners, 8 points.
  public static let defaultCornerRadius: CGFloat = 8
}
