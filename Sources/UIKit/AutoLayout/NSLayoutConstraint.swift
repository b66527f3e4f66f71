public import Foundation

/// A linear relation of two attributes: `first relation multiplier × second + constant`.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// The item on the left side; for a distance between two anchors, the item of the first.
  public var firstItem: AnyObject? { visible(first) }
  public let firstAttribute: Attribute
  public let relation: Relation
  /// The item on the right side; nil for a constant size.
  public var secondItem: AnyObject? { visible(second) }
  public let secondAttribute: Attribute
  public let multiplier: CGFloat

  /// The constant added on the right side, in points; changing it is the cheapest way to move items.
  open var constant: CGFloat {
    didSet {
      guard constant != oldValue else { return }
      systemSpacing = nil
      installingView?.invalidateEngine()
    }
  }

  /// How important the constraint is; required by default.
  open var priority: UILayoutPriority = .required {
    didSet {
      guard priority != oldValue else { return }
      priority.requireLegal()
      requireLegalPriority(insteadOf: oldValue)
      installingView?.invalidateEngine()
    }
  }

  open var identifier: String?
  /// Whether an archive of the view that holds the constraint would contain it; false by default.
  open var shouldBeArchived = false

  /// The view that holds the constraint while it is active.
  @BackReference var installingView: UIView?
  /// Where the constraint was made, for messages.
  let origin: SourceOrigin

  /// Whether a view in this module created the constraint, as a stack view does.
  var isSystem: Bool { origin == .system }

  // UIKit's constraints do not retain their items; the views retain the constraints.
  @LayoutItemReference private(set) var first: (any LayoutItem)?
  @LayoutItemReference private(set) var second: (any LayoutItem)?
  // Nothing else retains a distance.
  private let distances: [AnchorDistance]

  /// The system spacing that replaces the constant, if requested.
  var systemSpacing: SystemSpacing?
  /// Uses the system spacing as the constant.
  func keep(_ spacing: SystemSpacing) {
    constant = spacing.length(of: self)
    systemSpacing = spacing
  }

  /// The constant added on the right side, in points.
  var effectiveConstant: CGFloat { systemSpacing?.length(of: self) ?? constant }

  init(
    first: any LayoutItem, attribute firstAttribute: Attribute, relation: Relation,
    second: (any LayoutItem)?, attribute secondAttribute: Attribute, multiplier: CGFloat,
    constant: CGFloat, origin: SourceOrigin
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.origin = origin
    var distances: [AnchorDistance] = []
    for case let distance as AnchorDistance in [first, second] { distances.append(distance) }
    self.distances = distances
    super.init()
    requireLegalAttributes()
  }

  /// Creates a constraint between attributes of two views or layout guides.
  ///
  /// Without a second item the second attribute is `notAnAttribute`, whatever is passed.
  /// An illegal combination is a programming error and stops with UIKit's message.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    // Not a convenience initializer, unlike on iOS: a subclass in another module only inherits visible initializers.
    let first = Self.item(view1)
    let second = view2.map(Self.item)
    self.first = first
    firstAttribute = attr1
    self.relation = relation
    self.second = second
    secondAttribute = second == nil ? .notAnAttribute : attr2
    self.multiplier = multiplier
    constant = c
    origin = SourceOrigin(fileID: fileID, line: line)
    distances = []
    super.init()
    requireLegalAttributes()
  }

  /// Creates a constraint of nothing, for a property that gets another one before it is used.
  public convenience override init() {
    self.init(
      first: UILayoutGuide(), attribute: .width, relation: .equal, second: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 0, origin: .system)
  }

  /// The name of the class, without an address: messages of two runs would differ.
  open override nonisolated var description: String { "\(type(of: self))" }

  private class func item(_ item: Any) -> any LayoutItem {
    guard let item = item as? any LayoutItem else {
      preconditionFailure(
        "Constraint must contain a first layout item, and each item must be a UIView or "
          + "UILayoutGuide; \(type(of: item)) is neither.")
    }
    return item
  }

  /// The left side's attribute as an anchor.
  public var firstAnchor: NSLayoutAnchor<AnyObject> {
    guard let first else {
      preconditionFailure("The first item of the constraint made at \(origin) no longer exists.")
    }
    return NSLayoutAnchor(first, firstAttribute)
  }

  /// The right side's attribute as an anchor; nil for a constant size.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.map { NSLayoutAnchor($0, secondAttribute) }
  }

  private func visible(_ item: (any LayoutItem)?) -> AnyObject? {
    (item as? AnchorDistance)?.start.item ?? item
  }

  /// Whether the constraint takes part in layout.
  ///
  /// Activating installs it on the nearest common ancestor of its items.
  open var isActive: Bool {
    get { installingView != nil }
    set {
      guard newValue != isActive else { return }
      if newValue {
        commonAncestor()?.install(self)
      } else {
        installingView?.uninstall(self)
      }
    }
  }

  /// Activates each constraint.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates each constraint.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    let leaving = Set(constraints.map { ObjectIdentifier($0) })
    for constraint in constraints { constraint.installingView?.uninstall(leaving) }
  }
}
