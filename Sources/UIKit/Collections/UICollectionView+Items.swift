internal import Foundation

extension UICollectionView {
  func register(_ viewClass: AnyClass?, kind: String, _ identifier: String) {
    guard let type = requireViewClass(viewClass) else {
      return pool.register(kind: kind, identifier: identifier, nil)
    }
    pool.register(kind: kind, identifier: identifier) { UICollectionReusableView.make(type) }
  }

  func register<View: UICollectionReusableView>(
    _ nib: UINib?, as type: View.Type, kind: String, _ identifier: String
  ) {
    guard let nib else { return pool.register(kind: kind, identifier: identifier, nil) }
    pool.register(kind: kind, identifier: identifier) {
      let view: View = nib.registeredView(for: identifier)
      _ = nib.registeredIdentifier(view.reuseIdentifier, for: identifier)
      return view
    }
  }

  private func requireViewClass(_ type: AnyClass?) -> UICollectionReusableView.Type? {
    guard let type else { return nil }
    guard let viewClass = type as? UICollectionReusableView.Type else {
      preconditionFailure(
        "\(type) cannot be registered: it is not a subclass of UICollectionReusableView.")
    }
    return viewClass
  }

  /// The position of an item after scrolling to it.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }
}
