public import Foundation

// What moves views as if they had mass. In a snapshot no time passes: behaviors are kept, and nothing moves.

/// Something that a behavior may move.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// Keeps behaviors; nothing is moved.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  public let referenceView: UIView?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// False: nothing moves.
  open var isRunning: Bool { false }
  /// 0: no time passes.
  open var elapsedTime: TimeInterval { 0 }
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// Creates an animator of the views in a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Adds a behavior.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(behavior) else { return }
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
    behavior.willMove(to: self)
  }

  /// Removes a behavior.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 == behavior }
    behavior.dynamicAnimator = nil
  }

  /// Removes all behaviors.
  open func removeAllBehaviors() { behaviors.forEach(removeBehavior) }

  /// Does nothing: items are read when they are drawn.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// The delegate of an animator; nothing is called.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  // optional
  /// Called before items move again.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  // optional
  /// Called when all items rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

/// A rule by which items move; it is kept.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called on each step; never in snapshots.
  open var action: (() -> Void)?
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

  public override init() { super.init() }

  /// Adds a rule as part of this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  /// Removes a part.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 == behavior }
  }
  /// Called before the rule is added to an animator.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}
