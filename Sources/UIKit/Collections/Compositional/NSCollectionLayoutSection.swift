public import Foundation

/// The area in which a section or group is laid out.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size with the insets.
  var contentSize: CGSize { get }
  /// The size without the insets.
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section or group is laid out for.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

final class LayoutContainer: NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(size: CGSize, insets: NSDirectionalEdgeInsets) {
    (contentSize, contentInsets) = (size, insets)
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize { contentSize.inset(by: contentInsets) }
}

final class LayoutEnvironment: NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(_ container: LayoutContainer, _ traits: UITraitCollection) {
    (self.container, traitCollection) = (container, traits)
  }
}

extension CGSize {
  func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}

/// The area from which a layout's insets are measured.
public enum UIContentInsetsReference: Int, Sendable {
  /// That of the layout: the safe area.
  case automatic = 0
  /// The whole collection.
  case none = 1
  case safeArea = 2
  case layoutMargins = 3
  case readableContent = 4
}

/// How a section is scrolled across the layout's direction, by `scrollToItem(at:at:animated:)` in a snapshot.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all.
  case none = 0
  /// To any place.
  case continuous = 1
  /// To the beginning of a group.
  case continuousGroupLeadingBoundary = 2
  /// By pages of the collection's width.
  case paging = 3
  case groupPaging = 4
  case groupPagingCentered = 5
}

/// An element that is visible in a section; changes apply until the next layout.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject {
  var alpha: CGFloat { get set }
  /// The order from back to front.
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  /// The transform around the centre.
  var transform: CGAffineTransform { get set }
  /// The transform around the centre, in space.
  var transform3D: CATransform3D { get set }
  var indexPath: IndexPath { get }
  /// The rectangle around the transformed element.
  var frame: CGRect { get }
  /// The rectangle in the element's own coordinates.
  var bounds: CGRect { get }
  /// Whether the element is an item, a supplementary view or a decoration.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of supplementary or decoration view; nil for an item.
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

/// Changes the visible elements of a section whenever they are placed.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// A section of a compositional layout: a group that is repeated, with headers and footers.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  var group: NSCollectionLayoutGroup
  open var contentInsets: NSDirectionalEdgeInsets = .zero
  open var interGroupSpacing: CGFloat = 0
  /// The area from which the insets are measured.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The area from which the insets of headers and footers are measured; `.none` lets them ignore the section's insets.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// How the section is scrolled across the layout's direction; not at all by default.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// How the section looks as a list; nil for another one.
  var list: UICollectionLayoutListConfiguration?

  /// Creates a section that repeats a group until all items have a place.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Whether headers and footers have the section's insets at their sides.
  open var supplementariesFollowContentInsets: Bool {
    get { supplementaryContentInsetsReference != .none }
    set { supplementaryContentInsetsReference = newValue ? .automatic : .none }
  }
}
