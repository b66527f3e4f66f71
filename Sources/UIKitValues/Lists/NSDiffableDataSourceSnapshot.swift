/// The sections and items of a list at one time, by identifiers.
///
/// Each identifier occurs once. What UIKit refuses, such as an item twice or an unknown section, stops with a message.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  struct Section {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private var sections: [Section] = []
  /// The sections whose cells are replaced when the snapshot is applied.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items whose cells are replaced when the snapshot is applied.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are configured again when the snapshot is applied.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Reading

  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  public var numberOfSections: Int { sections.count }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// Returns the number of items of a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[place(of: identifier)].items.count
  }

  /// Returns the items of a section, in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { sections[place(of: identifier)].items }

  /// Returns the section of an item; nil if the item does not exist.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sections.first { $0.items.contains(identifier) }?.identifier
  }

  /// Returns the position of an item among the items of all sections; nil if the item does not exist.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// Returns the position of a section; nil if the section does not exist.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  // MARK: Items

  /// Adds items at the end of a section; nil means the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    precondition(
      !sections.isEmpty,
      "There are currently no sections in the data source. Please add a section first.")
    let index = sectionIdentifier.map { place(of: $0) } ?? sections.count - 1
    requireUnique(identifiers)
    sections[index].items += identifiers
  }

  /// Inserts items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: place(of: beforeIdentifier), offset: 0) }

  /// Inserts items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: place(of: afterIdentifier), offset: 1) }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at place: (section: Int, item: Int), offset: Int
  ) {
    requireUnique(identifiers)
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item + offset)
  }

  /// Removes items; unknown ones are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let deleted = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll { deleted.contains($0) } }
    reloadedItemIdentifiers.removeAll { deleted.contains($0) }
    reconfiguredItemIdentifiers.removeAll { deleted.contains($0) }
  }

  /// Removes all items and sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  /// Moves an item after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  private mutating func move(
    _ identifier: ItemIdentifierType, to other: ItemIdentifierType, offset: Int
  ) {
    precondition(identifier != other, "An item cannot be moved next to itself: \(identifier).")
    let former = place(of: identifier)
    _ = place(of: other)
    sections[former.section].items.remove(at: former.item)
    let place = place(of: other)
    sections[place.section].items.insert(identifier, at: place.item + offset)
  }

  /// Marks items whose cells are replaced when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += required(identifiers, "reload")
  }

  /// Marks items whose cells are configured again when the snapshot is applied.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += required(identifiers, "reconfigure")
  }

  private func required(
    _ identifiers: [ItemIdentifierType], _ verb: String
  ) -> [ItemIdentifierType] {
    let known = Set(itemIdentifiers)
    for identifier in identifiers {
      precondition(
        known.contains(identifier),
        "Attempted to \(verb) item identifier that does not exist in the snapshot: \(identifier)")
    }
    return identifiers
  }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Inserts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier)) }

  /// Inserts sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier) + 1) }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    let twice = identifiers.repeated(besides: sectionIdentifiers)
    precondition(
      twice.isEmpty,
      "Section identifier count does not match data source count. This is most likely due to a hashing "
        + "issue with the identifiers. Duplicate identifiers: \(twice)")
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
  }

  /// Removes sections with their items; unknown ones are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let deleted = Set(identifiers)
    deleteItems(sections.filter { deleted.contains($0.identifier) }.flatMap(\.items))
    sections.removeAll { deleted.contains($0.identifier) }
    reloadedSectionIdentifiers.removeAll { deleted.contains($0) }
  }

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  private mutating func move(
    _ identifier: SectionIdentifierType, to other: SectionIdentifierType, offset: Int
  ) {
    precondition(identifier != other, "A section cannot be moved next to itself: \(identifier).")
    _ = place(of: other)
    let section = sections.remove(at: place(of: identifier))
    sections.insert(section, at: place(of: other) + offset)
  }

  /// Marks sections whose cells are replaced when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = place(of: identifier) }
    reloadedSectionIdentifiers += identifiers
  }

  /// Replaces the items of a section.
  package mutating func setItems(
    _ identifiers: [ItemIdentifierType], inSection section: SectionIdentifierType
  ) {
    deleteItems(itemIdentifiers(inSection: section))
    appendItems(identifiers, toSection: section)
  }

  /// Drops what has to be replaced or configured, after the snapshot was applied.
  mutating func forgetReloads() {
    reloadedSectionIdentifiers = []
    reloadedItemIdentifiers = []
    reconfiguredItemIdentifiers = []
  }

  // MARK: Places

  private func place(of identifier: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(identifier) else {
      preconditionFailure("The snapshot has no section \(identifier).")
    }
    return index
  }

  private func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int) {
    for (index, section) in sections.enumerated() {
      if let item = section.items.firstIndex(of: identifier) { return (index, item) }
    }
    preconditionFailure("The snapshot has no item \(identifier).")
  }

  private func requireUnique(_ identifiers: [ItemIdentifierType]) {
    let twice = identifiers.repeated(besides: itemIdentifiers)
    precondition(
      twice.isEmpty,
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(twice)")
  }
}

extension Array where Element: Hashable {
  /// Returns the identifiers that are already present, or occur twice.
  func repeated(besides present: [Element]) -> [Element] {
    var seen = Set(present)
    return filter { !seen.insert($0).inserted }
  }
}

extension NSDiffableDataSourceSnapshot.Section: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
