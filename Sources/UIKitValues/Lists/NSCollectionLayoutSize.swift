public import Foundation

/// A width or height of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  enum Measure: Hashable {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniform
  }

  let measure: Measure
  /// The fraction of the container, or the number of points.
  public let dimension: CGFloat

  private init(_ measure: Measure, _ dimension: CGFloat) {
    (self.measure, self.dimension) = (measure, dimension)
    super.init()
  }

  /// Returns a fraction of the container's width.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// Returns a fraction of the container's height.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// Returns a number of points.
  public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// Returns a number of points that applies until the view or the content decides.
  public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// Returns an estimated dimension of which all items of a group get the largest.
  public static func uniformAcrossSiblings(
    estimate estimatedDimension: CGFloat
  ) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform, estimatedDimension)
  }

  /// Whether the dimension is a fraction of the container's width.
  open var isFractionalWidth: Bool { measure == .fractionalWidth }
  /// Whether the dimension is a fraction of the container's height.
  open var isFractionalHeight: Bool { measure == .fractionalHeight }
  /// Whether the dimension is a fixed number of points.
  open var isAbsolute: Bool { measure == .absolute }
  /// Whether the view or the content decides.
  open var isEstimated: Bool { measure == .estimated || measure == .uniform }
  /// Whether all items of a group get the largest.
  open var isUniformAcrossSiblings: Bool { measure == .uniform }

  func points(in container: CGSize) -> CGFloat {
    switch measure {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated, .uniform: dimension
    }
  }
}

/// A width and a height of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
    super.init()
  }

  package func points(in container: CGSize) -> CGSize {
    CGSize(
      width: max(0, widthDimension.points(in: container)),
      height: max(0, heightDimension.points(in: container)))
  }
}

/// A distance between or around items.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  /// The distance in points, or the least one.
  public let spacing: CGFloat
  /// Whether the distance grows with the room.
  public let isFlexible: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, self.isFlexible) = (spacing, isFlexible)
    super.init()
  }

  open var isFixed: Bool { !isFlexible }

  /// Returns a distance that is at least a number of points.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// Returns a distance of a number of points.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
}

/// The distances around an item; nil adds no distance.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
  public let leading: NSCollectionLayoutSpacing?
  public let top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates the distances around an item.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }
}
