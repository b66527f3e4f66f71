public import Foundation

/// How items move, turn and collide; it is kept.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]
  open var elasticity: CGFloat = 0
  open var friction: CGFloat = 0
  open var density: CGFloat = 1
  open var resistance: CGFloat = 0
  open var angularResistance: CGFloat = 0
  open var charge: CGFloat = 0
  open var isAnchored = false
  open var allowsRotation = true

  /// Creates the rule of some items.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  /// Does nothing: items do not move.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  /// Zero: items do not move.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  /// Does nothing: items do not turn.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  /// Zero: items do not turn.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}

/// What ties an item to a point or to another item; it is kept.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kinds of ends.
  public enum AttachmentType: Int, Sendable {
    case items = 0
    case anchor = 1
  }

  public let items: [any UIDynamicItem]
  open var anchorPoint: CGPoint
  open var attachedBehaviorType: AttachmentType { items.count > 1 ? .items : .anchor }
  /// The length of the tie in points.
  open var length: CGFloat = 0
  open var damping: CGFloat = 0
  /// The oscillations in a second; 0 for a rod.
  open var frequency: CGFloat = 0

  private init(_ items: [any UIDynamicItem], anchor: CGPoint) {
    self.items = items
    anchorPoint = anchor
    super.init()
  }

  /// Ties an item's centre to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init([item], anchor: point)
  }
  /// Ties a point of an item to a point.
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    self.init([item], anchor: point)
  }
  /// Ties the centres of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init([item1, item2], anchor: .zero)
  }
}

/// What draws an item to a point; it is kept.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  open var snapPoint: CGPoint
  open var damping: CGFloat = 0.5

  /// Draws an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
    super.init()
  }
}

/// What makes items fall; it is kept.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]
  open var angle: CGFloat = .pi / 2
  open var magnitude: CGFloat = 1

  /// Makes items fall.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}
