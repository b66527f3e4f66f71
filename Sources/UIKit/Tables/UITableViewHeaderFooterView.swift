public import Foundation

/// A title above or below a section, or a view that the app fills.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// The view that the app's views belong in.
  public let contentView: UIView
  /// The name under which a table keeps the view for reuse.
  public internal(set) var reuseIdentifier: String?
  /// The view behind the content, as large as the whole.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  fileprivate var madeTextLabel: UILabel?
  fileprivate var madeDetailTextLabel: UILabel?

  /// What sort of title it is.
  struct Kind: Equatable {
    let style: UITableView.Style
    let isHeader: Bool
    let isFirst: Bool
  }

  var kind: Kind? { didSet { if kind != oldValue { kindDidChange() } } }

  /// Creates a view without a size; its table gives it one.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    contentView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    super.init(frame: contentView.frame)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.preservesSuperviewLayoutMargins = true
    addSubview(contentView)
  }

  /// Creates a view without a reuse identifier.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates the view that an Interface Builder file describes; nil for any other archive.
  ///
  /// The file's views are in front of the content view, as on iOS.
  public required init?(coder: NSCoder) {
    guard let nib = coder as? NibCoder else { return nil }
    reuseIdentifier = nil
    contentView = UIView(frame: CGRect(origin: .zero, size: nib.frame.size))
    super.init(coder: coder)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.preservesSuperviewLayoutMargins = true
    insertSubview(contentView, at: 0)
  }

  /// Makes the view ready for new content; called before each reuse.
  open func prepareForReuse() {}

  /// The label of the title, made on first use.
  open var textLabel: UILabel? {
    if let madeTextLabel { return madeTextLabel }
    let label = UILabel()
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(label)
    madeTextLabel = label
    kindDidChange()
    return label
  }

  /// The label of a detail text below the title, made on first use.
  open var detailTextLabel: UILabel? {
    if let madeDetailTextLabel { return madeDetailTextLabel }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    contentView.addSubview(label)
    madeDetailTextLabel = label
    return label
  }

  /// Whether a plain table holds the view in sight above rows, which then must not show through.
  var isPinned = false

  override func drawContents(into canvas: inout Canvas) {
    guard isPinned, backgroundColor == nil, backgroundView == nil else { return }
    canvas.fill(bounds, UIColor.systemBackground.resolved(with: traitCollection))
  }

  // MARK: Titles

  private func kindDidChange() {
    guard let label = madeTextLabel, let kind else { return }
    if kind.style == .plain {
      label.font = .preferredFont(forTextStyle: .headline)
      label.textColor = .label
    } else {
      label.font = .preferredFont(forTextStyle: .footnote)
      label.textColor = .secondaryLabel
    }
  }

  /// Above and below a title: a plain header of one line is 28 points high; a grouped one is 38 and
  /// the first of a table 55.5, as on iOS 13.
  private var titleInsets: UIEdgeInsets {
    guard let kind, kind.style != .plain else { return UIEdgeInsets(top: 4, bottom: 3.5) }
    guard kind.isHeader else { return UIEdgeInsets(top: 8, bottom: 6) }
    return UIEdgeInsets(top: kind.isFirst ? 33.5 : 16, bottom: 6)
  }

  private var labels: [UILabel] {
    [madeTextLabel, madeDetailTextLabel].compactMap(\.self)
      .filter { $0.text?.isEmpty == false && $0.translatesAutoresizingMaskIntoConstraints }
  }

  private func textWidth(in width: CGFloat) -> CGFloat {
    let margins = directionalLayoutMargins
    return max(0, width - margins.leading - margins.trailing)
  }

  /// Returns the size of the title in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard !labels.isEmpty else { return CGSize(width: size.width, height: 0) }
    let insets = titleInsets
    let width = textWidth(in: size.width)
    let heights = labels.map { $0.sizeThatFits(CGSize(width: width, height: 0)).height }
    return CGSize(width: size.width, height: heights.reduce(insets.top + insets.bottom, +))
  }

  /// Returns the size that fits the content view's constraints; without any, that of the title.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    guard layoutIsConstrained else { return sizeThatFits(targetSize) }
    let view = contentView.layoutIsConstrained ? contentView : self
    let target = FittingTarget(
      size: targetSize, horizontalPriority: horizontalFittingPriority,
      verticalPriority: verticalFittingPriority)
    return view.fittingSize(target)
  }

  /// Places content view and title, then lays out by constraints.
  open override func layoutSubviews() {
    contentView.frame = bounds
    backgroundView?.frame = bounds
    super.layoutSubviews()
    layOutTitle()
  }

  private func layOutTitle() {
    let width = textWidth(in: contentView.bounds.width)
    let isMirrored = contentView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margins = directionalLayoutMargins
    var y = titleInsets.top
    for label in labels {
      let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
      label.frame = CGRect(
        x: isMirrored ? margins.trailing : margins.leading, y: y, width: width, height: height)
      y += height
    }
  }

  override var isPlacedByContainer: Bool { superview is UITableView }

  override var standardLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: 8, leading: standardSideMargin, bottom: 8, trailing: standardSideMargin)
  }
}

extension UITableViewHeaderFooterView: NamedParts {
  var namedParts: [(UIView?, String)] {
    [
      (contentView, "contentView"), (madeTextLabel, "textLabel"),
      (madeDetailTextLabel, "detailTextLabel"), (backgroundView, "backgroundView"),
    ]
  }
}
