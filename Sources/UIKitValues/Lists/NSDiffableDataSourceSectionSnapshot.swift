/// The items of one section as an outline: an item may have items below it, which it shows or hides.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  struct Node {
    let item: ItemIdentifierType
    let parent: ItemIdentifierType?
    let level: Int
  }

  /// All items in the order in which they are shown.
  private var nodes: [Node] = []
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates an empty snapshot.
  public init() {}

  /// All items, in order.
  public var items: [ItemIdentifierType] { nodes.map(\.item) }
  public var rootItems: [ItemIdentifierType] { nodes.filter { $0.level == 0 }.map(\.item) }
  /// The items whose parents are all expanded.
  public var visibleItems: [ItemIdentifierType] {
    // Nodes follow their parents: what is below a collapsed one is hidden, up to the next node at its level or above.
    var deepest = 0
    return nodes.filter { node in
      guard node.level <= deepest else { return false }
      deepest = isExpanded(node.item) ? node.level + 1 : node.level
      return true
    }.map(\.item)
  }

  /// Adds items below a parent, after those it has; nil means at the top level.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    let end = parent.map { place(of: $0) + 1 + descendants(of: $0) } ?? nodes.count
    insert(items, at: end, parent)
  }

  /// Inserts items beside another one, before it.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    let place = place(of: item)
    insert(items, at: place, nodes[place].parent)
  }

  /// Inserts items beside another one, after it and those below it.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    let place = place(of: item)
    insert(items, at: place + 1 + descendants(of: item), nodes[place].parent)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], at index: Int, _ parent: ItemIdentifierType?
  ) {
    let twice = items.repeated(besides: self.items)
    precondition(
      twice.isEmpty, "Supplied identifiers are not unique. Duplicate identifiers: \(twice)")
    let level = parent.map { self.level(of: $0) + 1 } ?? 0
    nodes.insert(
      contentsOf: items.map { Node(item: $0, parent: parent, level: level) }, at: index)
  }

  /// Removes items with those below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) {
      let place = place(of: item)
      let deleted = place...(place + descendants(of: item))
      expanded.subtract(nodes[deleted].map(\.item))
      nodes.removeSubrange(deleted)
    }
  }

  /// Removes all items.
  public mutating func deleteAll() { self = Self() }

  /// Shows the items below items.
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }

  /// Hides the items below items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  /// Returns whether the items below an item are shown.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Returns whether all parents of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard let parent = parent(of: item) else { return true }
    return isExpanded(parent) && isVisible(parent)
  }

  /// Returns whether there is such an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }

  /// Returns the position of an item among all items; nil if the item does not exist.
  public func index(of item: ItemIdentifierType) -> Int? { nodes.firstIndex { $0.item == item } }

  /// Returns the number of parents of an item.
  public func level(of item: ItemIdentifierType) -> Int { nodes[place(of: item)].level }

  /// Returns the parent of an item; nil at the top level.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    nodes[place(of: child)].parent
  }

  /// Returns an item's part of the outline, without or with the item.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let place = place(of: parent)
    let part = nodes[(includingParent ? place : place + 1)..<(place + 1 + descendants(of: parent))]
    let top = part.first?.level ?? 0
    var snapshot = Self()
    snapshot.nodes = part.map {
      Node(item: $0.item, parent: $0.level == top ? nil : $0.parent, level: $0.level - top)
    }
    snapshot.expanded = expanded.intersection(snapshot.items)
    return snapshot
  }

  /// Replaces the items below an item by another outline.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    delete(nodes.filter { $0.parent == parent }.map(\.item))
    for node in snapshot.nodes { append([node.item], to: node.parent ?? parent) }
    expand(Array(snapshot.expanded))
  }

  /// The number of items below an item.
  private func descendants(of item: ItemIdentifierType) -> Int {
    let place = place(of: item)
    return nodes[(place + 1)...].prefix { $0.level > nodes[place].level }.count
  }

  private func place(of item: ItemIdentifierType) -> Int {
    guard let index = index(of: item) else {
      preconditionFailure("The section's snapshot has no item \(item).")
    }
    return index
  }
}

extension NSDiffableDataSourceSectionSnapshot.Node: Sendable where ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
