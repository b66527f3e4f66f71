public import Foundation

/// The place of an item in a custom group.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The rectangle in the group.
  public let frame: CGRect
  /// The order from back to front.
  public let zIndex: Int

  /// Creates a place.
  public init(frame: CGRect, zIndex: Int = 0) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }
}

/// Returns the places of a custom group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// Items next to each other, above each other, or in places of their own.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case horizontal, vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  /// How often the subitems occur.
  enum Repetition {
    /// One after another, as long as there is room.
    case asManyAsFit
    /// A number of equal shares of the group.
    case shares(Int)
    /// A number of times with their own size.
    case times(Int)
  }

  var arrangement: Arrangement
  var repetition: Repetition
  public internal(set) var subitems: [NSCollectionLayoutItem]
  /// This group and those in each other in it.
  private let levels: Int
  /// The distance between the items of a horizontal or vertical group.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(
    _ size: NSCollectionLayoutSize, _ arrangement: Arrangement, _ repetition: Repetition,
    _ subitems: [NSCollectionLayoutItem]
  ) {
    (self.arrangement, self.repetition, self.subitems) = (arrangement, repetition, subitems)
    levels = 1 + (subitems.compactMap { ($0 as? NSCollectionLayoutGroup)?.levels }.max() ?? 0)
    precondition(
      levels <= LayoutDepth.limit, "Groups are in each other, more than \(LayoutDepth.limit) deep.")
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// The views anchored to the group, such as badges; their paths are those of its first item.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { super.supplementaryItems = newValue }
  }

  /// Returns a row that repeats its subitems as long as there is room.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, .asManyAsFit, subitems)
  }

  /// Returns a row of equally wide items.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, .shares(count), [subitem])
  }

  /// Returns a row of a number of items with their own size.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .horizontal, .times(count), [subitem])
  }

  /// Returns a column that repeats its subitems as long as there is room.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, .asManyAsFit, subitems)
  }

  /// Returns a column of equally tall items.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, .shares(count), [subitem])
  }

  /// Returns a column of a number of items with their own size.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .vertical, .times(count), [subitem])
  }

  /// Returns a group whose items are in places of their own.
  public static func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), .asManyAsFit, [])
  }
}
