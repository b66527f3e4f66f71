extension LibraryStandIn {
  /// What a chain has behind its target, the constraints that come of it, and a view's own.
  static let snapKitRelations = #"""
    extension SnapKitStandIn {
      /// What a chain has behind its target.
      @MainActor final class Relation {
        private let parts: Parts
        private let relation: NSLayoutConstraint.Relation
        private let other: Any?
        private var factor: CGFloat = 1
        private var insets: Any?
        private var offsets: Any?
        private var priority = Priority.required
        private var identifier: String?
        private lazy var made = Constraint(self)

        init(_ parts: Parts, _ relation: NSLayoutConstraint.Relation, _ other: Any?) {
          (self.parts, self.relation, self.other) = (parts, relation, other)
        }

        @discardableResult func multipliedBy(_ amount: SnapKitTarget) -> Relation {
          factor = SnapKitStandIn.number(amount) ?? 1
          return self
        }
        @discardableResult func dividedBy(_ amount: SnapKitTarget) -> Relation {
          factor = 1 / (SnapKitStandIn.number(amount) ?? 1)
          return self
        }
        @discardableResult func offset(_ amount: SnapKitTarget) -> Relation {
          offsets = amount
          return self
        }
        @discardableResult func inset(_ amount: SnapKitTarget) -> Relation {
          insets = amount
          return self
        }
        @discardableResult func priority(_ amount: Priority) -> Relation {
          priority = amount
          return self
        }
        @discardableResult func priority(_ amount: UILayoutPriority) -> Relation {
          priority = Priority(amount.rawValue)
          return self
        }
        @discardableResult func priority(_ amount: CGFloat) -> Relation {
          priority(Priority(Float(amount)))
        }
        @discardableResult func labeled(_ label: String) -> Relation {
          identifier = label
          return self
        }
        var constraint: Constraint { made }

        /// The constraints of UIKit, one for each attribute.
        func constraints() -> [NSLayoutConstraint] {
          parts.attributes.enumerated().map { index, attribute in
            let to = second(index, attribute)
            let constraint = NSLayoutConstraint(
              item: parts.target, attribute: attribute, relatedBy: relation, toItem: to.item,
              attribute: to.attribute, multiplier: factor,
              constant: constant(attribute, isRelated: to.item != nil))
            constraint.priority = UILayoutPriority(min(1000, max(1, priority.value)))
            constraint.identifier = identifier
            return constraint
          }
        }

        private func second(_ index: Int, _ attribute: Attribute) -> (item: Any?, attribute: Attribute) {
          if let item = other as? Item {
            let others = item.attributes
            let own = others.contains(attribute) ? attribute : others[min(index, others.count - 1)]
            return (item.target, others.count == 1 ? others[0] : own)
          }
          if let object = other as AnyObject?, object is UIView || object is UILayoutGuide {
            return (object, attribute)
          }
          if attribute == .width || attribute == .height { return (nil, .notAnAttribute) }
          return ((parts.target as? UIView)?.superview, attribute)
        }

        private func constant(_ attribute: Attribute, isRelated: Bool) -> CGFloat {
          let own = other is Item ? 0 : SnapKitStandIn.amount(other, attribute, isInset: false)
          return own + SnapKitStandIn.amount(offsets, attribute, isInset: false)
            + SnapKitStandIn.amount(insets, attribute, isInset: true)
        }

        func update(offset: Any?) { offsets = offset ?? offsets }
        func update(inset: Any?) { insets = inset ?? insets }
        func update(priority: Priority) { self.priority = priority }

        /// Whether it relates the same things in the same way.
        func isLike(_ other: Relation) -> Bool {
          parts.attributes == other.parts.attributes && relation == other.relation
            && second(0, parts.attributes[0]).item as AnyObject?
              === other.second(0, other.parts.attributes[0]).item as AnyObject?
        }

        func takeValues(of other: Relation) {
          (offsets, insets, priority, factor) = (other.offsets, other.insets, other.priority, other.factor)
          made.update()
        }
      }

      @MainActor final class Constraint {
        private let relation: Relation
        private(set) var layoutConstraints: [NSLayoutConstraint] = []

        init(_ relation: Relation) { self.relation = relation }

        var isActive: Bool {
          get { layoutConstraints.contains { $0.isActive } }
          set { newValue ? activate() : deactivate() }
        }
        func activate() {
          if layoutConstraints.isEmpty { layoutConstraints = relation.constraints() }
          NSLayoutConstraint.activate(layoutConstraints)
        }
        func deactivate() { NSLayoutConstraint.deactivate(layoutConstraints) }
        @discardableResult func update(offset: SnapKitTarget) -> Constraint {
          relation.update(offset: offset)
          return update()
        }
        @discardableResult func update(inset: SnapKitTarget) -> Constraint {
          relation.update(inset: inset)
          return update()
        }
        @discardableResult func update(priority: Priority) -> Constraint {
          relation.update(priority: priority)
          return update()
        }
        @discardableResult func update() -> Constraint {
          for (old, new) in zip(layoutConstraints, relation.constraints()) {
            (old.constant, old.priority) = (new.constant, new.priority)
          }
          return self
        }
        func updateOffset(amount: SnapKitTarget) { update(offset: amount) }
        func updateInsets(amount: SnapKitTarget) { update(inset: amount) }
        func uninstall() { deactivate() }
        func install() { activate() }
      }

      @MainActor final class Maker: Parts {
        fileprivate(set) var relations: [Relation] = []

        init(_ target: AnyObject) { super.init([], target, nil) }

        override func adding(_ added: [Attribute]) -> Parts { Parts(added, target, self) }
      }

      @MainActor private final class Store {
        var relations: [Relation] = []
      }

      private nonisolated(unsafe) static var key: UInt8 = 0

      private static func store(of target: AnyObject) -> Store {
        if let known = objc_getAssociatedObject(target, &key) as? Store { return known }
        let store = Store()
        objc_setAssociatedObject(target, &key, store, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return store
      }

      @MainActor struct View: SnapKitTarget {
        let target: AnyObject

        @discardableResult func prepareConstraints(_ make: @MainActor (Maker) -> Void) -> [Constraint] {
          (target as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
          let maker = Maker(target)
          make(maker)
          return maker.relations.map { $0.constraint }
        }
        func makeConstraints(_ make: @MainActor (Maker) -> Void) {
          (target as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
          let maker = Maker(target)
          make(maker)
          SnapKitStandIn.store(of: target).relations += maker.relations
          for relation in maker.relations { relation.constraint.activate() }
        }
        func remakeConstraints(_ make: @MainActor (Maker) -> Void) {
          removeConstraints()
          makeConstraints(make)
        }
        func updateConstraints(_ make: @MainActor (Maker) -> Void) {
          let store = SnapKitStandIn.store(of: target)
          guard !store.relations.isEmpty else { return makeConstraints(make) }
          let maker = Maker(target)
          make(maker)
          for relation in maker.relations {
            if let known = store.relations.first(where: { $0.isLike(relation) }) {
              known.takeValues(of: relation)
            } else {
              store.relations.append(relation)
              relation.constraint.activate()
            }
          }
        }
        func removeConstraints() {
          let store = SnapKitStandIn.store(of: target)
          for relation in store.relations { relation.constraint.deactivate() }
          store.relations = []
        }

        private func item(_ attributes: Attribute...) -> Item {
          Item(target: target, attributes: attributes)
        }
        var left: Item { item(.left) }
        var top: Item { item(.top) }
        var right: Item { item(.right) }
        var bottom: Item { item(.bottom) }
        var leading: Item { item(.leading) }
        var trailing: Item { item(.trailing) }
        var width: Item { item(.width) }
        var height: Item { item(.height) }
        var centerX: Item { item(.centerX) }
        var centerY: Item { item(.centerY) }
        var lastBaseline: Item { item(.lastBaseline) }
        var baseline: Item { item(.lastBaseline) }
        var firstBaseline: Item { item(.firstBaseline) }
        var leftMargin: Item { item(.leftMargin) }
        var rightMargin: Item { item(.rightMargin) }
        var topMargin: Item { item(.topMargin) }
        var bottomMargin: Item { item(.bottomMargin) }
        var leadingMargin: Item { item(.leadingMargin) }
        var trailingMargin: Item { item(.trailingMargin) }
        var edges: Item { item(.left, .top, .right, .bottom) }
        var horizontalEdges: Item { item(.left, .right) }
        var verticalEdges: Item { item(.top, .bottom) }
        var directionalEdges: Item { item(.leading, .top, .trailing, .bottom) }
        var size: Item { item(.width, .height) }
        var center: Item { item(.centerX, .centerY) }
        var margins: Item { item(.leftMargin, .topMargin, .rightMargin, .bottomMargin) }

        var contentHuggingHorizontalPriority: Float {
          get { (target as? UIView)?.contentHuggingPriority(for: .horizontal).rawValue ?? 0 }
          nonmutating set {
            (target as? UIView)?.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal)
          }
        }
        var contentCompressionResistanceHorizontalPriority: Float {
          get { (target as? UIView)?.contentCompressionResistancePriority(for: .horizontal).rawValue ?? 0 }
          nonmutating set {
            (target as? UIView)?.setContentCompressionResistancePriority(
              UILayoutPriority(newValue), for: .horizontal)
          }
        }
      }

      static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        default: nil
        }
      }

      /// The constant of an attribute; an inset moves the right and the lower side back.
      static func amount(_ value: Any?, _ attribute: Attribute, isInset: Bool) -> CGFloat {
        if let number = number(value) {
          guard isInset else { return number }
          let insets = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
          return amount(insets, attribute, isInset: true)
        }
        switch (value, attribute) {
        case (let size as CGSize, .width): return size.width
        case (let size as CGSize, .height): return size.height
        case (let point as CGPoint, .left), (let point as CGPoint, .right),
          (let point as CGPoint, .leading), (let point as CGPoint, .trailing),
          (let point as CGPoint, .centerX):
          return point.x
        case (let point as CGPoint, _): return point.y
        case (let insets as NSDirectionalEdgeInsets, _):
          let edges = UIEdgeInsets(
            top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
          return amount(edges, attribute, isInset: isInset)
        case (let insets as UIEdgeInsets, _): return amount(insets, attribute, isInset)
        default: return 0
        }
      }

      private static func amount(
        _ insets: UIEdgeInsets, _ attribute: Attribute, _ isInset: Bool
      ) -> CGFloat {
        let sign: CGFloat = isInset ? -1 : 1
        switch attribute {
        case .left, .leading, .leftMargin, .leadingMargin: return insets.left
        case .top, .topMargin, .firstBaseline: return insets.top
        case .right, .trailing, .rightMargin, .trailingMargin: return sign * insets.right
        case .bottom, .bottomMargin, .lastBaseline: return sign * insets.bottom
        case .width: return sign * (insets.left + insets.right)
        case .height: return sign * (insets.top + insets.bottom)
        case .centerX, .centerXWithinMargins: return (insets.left - insets.right) / 2
        case .centerY, .centerYWithinMargins: return (insets.top - insets.bottom) / 2
        default: return 0
        }
      }
    }

    """#
}
