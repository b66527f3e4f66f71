public import Foundation

/// An item of a compositional layout, or a group of items.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  public internal(set) var layoutSize: NSCollectionLayoutSize
  /// The views anchored to the item, such as badges.
  open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The distances by which the item is smaller than its place; without effect where its size is estimated.
  open var contentInsets: NSDirectionalEdgeInsets = .zero
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item with views anchored to it.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    super.init()
  }

  /// The insets, without those along which the size is estimated.
  var effectiveInsets: NSDirectionalEdgeInsets {
    var insets = contentInsets
    if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}

/// A point of an item to which another one is anchored.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
  /// The edges of the item; an axis without one means the middle.
  public let edges: NSDirectionalRectEdge
  /// The distance from the edges: points, or fractions of the anchored view's size.
  public let offset: CGPoint
  /// Whether the offset is in points.
  public let isAbsoluteOffset: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    (self.edges, self.offset, isAbsoluteOffset) = (edges, offset, isAbsolute)
    super.init()
  }

  /// Whether the offset is in fractions of the anchored view's size.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// Creates an anchor at edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isAbsolute: true)
  }

  /// Creates an anchor at a distance from edges in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }

  /// Creates an anchor at a distance from edges in fractions of the anchored view's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }

  /// Returns the anchor's point of a rectangle, without the offset.
  func point(of rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading)
        ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
  }

  func points(for size: CGSize) -> CGPoint {
    isAbsoluteOffset ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
  }
}

/// A view anchored to an item or a group, such as a badge.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  /// The point of the item.
  public internal(set) var containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that is there; nil means the same edges.
  public internal(set) var itemAnchor: NSCollectionLayoutAnchor?
  /// The order from back to front.
  open var zIndex = 0

  /// Creates a view anchored to an item.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Returns the frame of a size in an item's frame.
  func frame(of size: CGSize, in container: CGRect) -> CGRect {
    let target = containerAnchor.point(of: container)
    let own = (itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges))
    let point = own.point(of: CGRect(origin: .zero, size: size))
    let (offset, ownOffset) = (containerAnchor.points(for: size), own.points(for: size))
    return CGRect(
      x: target.x - point.x + offset.x + ownOffset.x,
      y: target.y - point.y + offset.y + ownOffset.y, width: size.width, height: size.height)
  }
}

/// A place at the edge of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  case none = 0
  case top = 1
  case topLeading = 2
  case leading = 3
  case bottomLeading = 4
  case bottom = 5
  case bottomTrailing = 6
  case trailing = 7
  case topTrailing = 8

  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

/// A header or footer of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem:
  NSCollectionLayoutSupplementaryItem
{
  /// The edge of the section.
  public internal(set) var alignment: NSRectAlignment
  /// The distance from that place in points.
  public internal(set) var offset: CGPoint
  /// Whether the section grows by the view, as by default; otherwise it lies on the content.
  open var extendsBoundary = true
  /// Whether the view stays visible as long as its section is; false by default.
  open var pinToVisibleBounds = false

  /// Creates a header or footer.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: alignment.edges, absoluteOffset: absoluteOffset))
  }
}

/// A view behind a section, which the layout makes from its registered class.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  /// The order from back to front; decorations are behind cells of the same order.
  open var zIndex = 0

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// Returns a view as large as its section, with headers and footers.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}
