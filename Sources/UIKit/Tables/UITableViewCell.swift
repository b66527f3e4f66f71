public import Foundation

/// A row of a table: a content view that the app fills.
///
/// The content view takes the whole cell, as on iOS 13 and later.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// The built-in arrangements.
  public enum CellStyle: Int, Sendable {
    /// An empty content view.
    case `default` = 0
  }

  /// The view that the app's views belong in.
  public let contentView: UIView
  /// The name under which a table keeps the cell for reuse.
  public let reuseIdentifier: String?

  /// Creates a cell 320 points wide and 44 high, UIKit's size before a table gives another.
  public init(style: CellStyle, reuseIdentifier: String?) {
    let frame = CGRect(origin: .zero, size: Self.standardSize)
    contentView = UITableViewCellContentView(frame: frame)
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: frame)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Creates a cell of the default style without a reuse identifier.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates the cell that an Interface Builder file describes; nil for any other archive.
  public required init?(coder: NSCoder) {
    guard let nib = coder as? NibCoder else { return nil }
    contentView = UITableViewCellContentView(frame: CGRect(origin: .zero, size: nib.frame.size))
    reuseIdentifier = nib.reuseIdentifier
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    super.init(coder: coder)
  }

  /// The row height of a table whose cells give none, 44 points.
  package static let standardHeight: CGFloat = 44
  private static let standardSize = CGSize(width: 320, height: standardHeight)

  /// Makes the cell ready for new content; called before each reuse.
  open func prepareForReuse() {}

  /// Places the content view, then lays out by constraints.
  open override func layoutSubviews() {
    contentView.frame = bounds
    super.layoutSubviews()
  }

  /// Returns the size that fits the content view's constraints.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}

/// The content view of a cell; UIKit's console messages name this class.
final class UITableViewCellContentView: UIView {
  override var hasEncapsulatedSize: Bool { true }

  /// Measured in tables: 16 points at the sides of cells up to 393 points wide, 20 of wider ones, 11
  /// above and below.
  override var standardLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (superview ?? self).frame.width > 393 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 11, leading: side, bottom: 11, trailing: side)
  }
}
