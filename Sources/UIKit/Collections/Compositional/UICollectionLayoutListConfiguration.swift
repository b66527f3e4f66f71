internal import Devices
public import Foundation

/// The look of a list of a compositional layout.
///
/// ```swift
/// let layout = UICollectionViewCompositionalLayout.list(
///   using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
/// ```
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// The style of a list.
  public enum Appearance: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
    /// As the first column of a split view.
    case sidebar = 3
    /// As a plain list in the first column of a split view.
    case sidebarPlain = 4
  }

  /// What is above each section.
  public enum HeaderMode: Int, Sendable {
    case none = 0
    /// A supplementary view of the kind `elementKindSectionHeader`.
    case supplementary = 1
    case firstItemInSection = 2
  }

  /// What is below each section.
  public enum FooterMode: Int, Sendable {
    case none = 0
    /// A supplementary view of the kind `elementKindSectionFooter`.
    case supplementary = 1
  }

  /// Returns the swipe actions of an item, which snapshots never show.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?
  /// Returns the separators of an item, from those that the list would draw.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  public internal(set) var appearance: Appearance
  /// Whether there are lines between items; true by default, except in sidebars.
  public var showsSeparators: Bool
  public var separatorConfiguration: UIListSeparatorConfiguration
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind the items; nil for the style's.
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// The distance above each header; nil for the style's.
  public var headerTopPadding: CGFloat?
  /// Returns the swipe actions at the leading side; `UICollectionView.showSwipeActions(at:forItemAt:)` shows them.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a list of a style.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  private var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

  /// The distance above a header, as in tables.
  var headerPadding: CGFloat {
    guard headerMode == .supplementary else { return 0 }
    return headerTopPadding ?? (appearance == .plain ? 22 : 0)
  }

  /// The distances above and below a section's items, as in tables: 18 points, 35 above the first section.
  func sectionInsets(index: Int) -> NSDirectionalEdgeInsets {
    guard isGrouped else { return .zero }
    return NSDirectionalEdgeInsets(
      top: headerMode == .none ? (index == 0 ? 35 : 18) : 0,
      bottom: footerMode == .none ? 18 : 0)
  }

  /// The colour of the whole list.
  var shownBackground: UIColor {
    backgroundColor ?? (isGrouped ? .systemGroupedBackground : .systemBackground)
  }

  /// The place of a header or footer.
  var headerPlacement: ListPlacement {
    ListPlacement(
      appearance: appearance, isHeader: true, isFirst: false, isLast: false,
      separators: separatorConfiguration)
  }

  func placement(of path: IndexPath, count: Int) -> ListPlacement {
    let hasHeaderItem = headerMode == .firstItemInSection
    let isHeader = hasHeaderItem && path.item == 0
    var separators = separatorConfiguration
    if !showsSeparators {
      (separators.topSeparatorVisibility, separators.bottomSeparatorVisibility) = (.hidden, .hidden)
    } else if let itemSeparatorHandler {
      separators = itemSeparatorHandler(path, separators)
    }
    return ListPlacement(
      appearance: appearance, isHeader: isHeader, isFirst: path.item == (hasHeaderItem ? 1 : 0),
      isLast: path.item == count - 1, separators: separators)
  }
}

/// The lines above and below an item of a list.
@preconcurrency @MainActor public struct UIListSeparatorConfiguration {
  /// Whether a line is drawn.
  public enum Visibility: Int, Sendable {
    /// As the list's style has it.
    case automatic = 0
    /// Always.
    case visible = 1
    /// Never.
    case hidden = 2
  }

  /// The insets that make a line begin at the item's text.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The distances of the line above from the sides.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The distances of the line below from the sides.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var color = UIColor.separator

  /// Creates the lines of a list's style.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// An item's place in a list.
@MainActor struct ListPlacement {
  let appearance: UICollectionLayoutListConfiguration.Appearance
  let isHeader: Bool
  let isFirst: Bool
  let isLast: Bool
  let separators: UIListSeparatorConfiguration

  var isRounded: Bool { appearance == .insetGrouped && !isHeader }

  var corners: CACornerMask {
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }

  var background: UIBackgroundConfiguration {
    if isHeader { return .listPlainHeaderFooter() }
    switch appearance {
    case .plain, .sidebarPlain: return .listPlainCell()
    case .grouped, .insetGrouped: return .listGroupedCell()
    case .sidebar: return .listSidebarCell()
    }
  }

  /// Whether the line at an end of the item is drawn.
  ///
  /// By default there is one below each item, but not below the last of an inset group, and one above a group.
  func showsSeparator(isAtTop: Bool) -> Bool {
    switch isAtTop ? separators.topSeparatorVisibility : separators.bottomSeparatorVisibility {
    case .visible: true
    case .hidden: false
    case .automatic where isHeader: false
    case .automatic where isAtTop: isFirst && appearance == .grouped
    case .automatic: !(isLast && appearance == .insetGrouped)
    }
  }

  /// The distances of the line at an end from the sides; nil if it begins at the item's text.
  func separatorInsets(isAtTop: Bool) -> NSDirectionalEdgeInsets? {
    let insets = isAtTop ? separators.topSeparatorInsets : separators.bottomSeparatorInsets
    guard insets == UIListSeparatorConfiguration.automaticInsets else { return insets }
    return appearance == .grouped && (isAtTop ? isFirst : isLast) ? .zero : nil
  }
}

extension NSCollectionLayoutSection {
  /// Returns a section of rows whose heights are those of their cells.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(UITableViewCell.standardHeight))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.list = configuration
    if configuration.appearance == .insetGrouped {
      let side = SideMargin.points(width: layoutEnvironment.container.contentSize.width)
      (section.contentInsets.leading, section.contentInsets.trailing) = (side, side)
    }
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns a layout whose sections are lists.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
