public import Foundation

/// A title above or below a section, or the app's own view.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// The view that contains the app's views.
  open internal(set) var contentView: UIView
  /// The identifier under which a table keeps the view for reuse.
  open internal(set) var reuseIdentifier: String?
  /// The view behind the content, as large as the whole.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Configurations

  /// A function that follows the state of a header or footer.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  private(set) lazy var configurations = CellConfigurations(of: self)
  /// The view's content; nil, the default, for the app's own views.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { configurations.setContent(newValue) }
  }
  /// Whether the content configuration follows the view's state automatically; true by default.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }
  /// The background behind the content; setting it removes the background view and the background colour.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set {
      if newValue != nil { (backgroundView, backgroundColor) = (nil, nil) }
      configurations.setBackground(newValue)
    }
  }
  /// Whether the background configuration follows the view's state automatically; true by default.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }
  /// Called when the view's state has changed, after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The state that configurations follow.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isPinned = isPinned
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Requests `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() { configurations.setNeedsUpdate() }

  /// Updates configurations for a state; called before the first layout and after changes.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    configurations.update(for: state)
  }

  /// Returns an empty content configuration for the view's position in its table.
  ///
  /// A view that is not in a table yet counts as the header of a plain section.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let isHeader = kind?.isHeader ?? true
    if kind.map({ $0.style == .plain }) ?? true {
      return isHeader ? .plainHeader() : .plainFooter()
    }
    return isHeader ? .groupedHeader() : .groupedFooter()
  }

  /// Returns the background of a header or footer.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    .listPlainHeaderFooter()
  }

  fileprivate var madeTextLabel: UILabel?
  fileprivate var madeDetailTextLabel: UILabel?

  /// The kind of title.
  struct Kind: Equatable {
    let style: UITableView.Style
    let isHeader: Bool
    let isFirst: Bool
  }

  var kind: Kind? { didSet { if kind != oldValue { kindDidChange() } } }

  override var accessibilityRole: AccessibilityRole? {
    AccessibilityRole(isElement: false, traits: kind?.isHeader ?? false ? .header : .none)
  }

  /// Creates a view without a size; its table sets it.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    contentView = Self.plainContentView()
    super.init(frame: contentView.frame)
    addSubview(contentView)
  }

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

  static func plainContentView() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.preservesSuperviewLayoutMargins = true
    return view
  }

  /// Prepares the view for new content; called before each reuse.
  open func prepareForReuse() {}

  /// The label of the title, created on first use.
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

  /// The label of a detail text below the title, created on first use.
  open var detailTextLabel: UILabel? {
    if let madeDetailTextLabel { return madeDetailTextLabel }
    let label = UILabel()
    label.font = .styled(.footnote)
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    contentView.addSubview(label)
    madeDetailTextLabel = label
    return label
  }

  /// Whether a plain table pins the view above rows, which must not show through.
  var isPinned = false { didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } } }

  override func drawContents(into canvas: inout Canvas) {
    guard isPinned, backgroundColor == nil, backgroundView == nil, backgroundConfiguration == nil
    else { return }
    canvas.fill(bounds, UIColor.systemBackground.resolved(with: traitCollection))
  }

  // MARK: Titles

  private func kindDidChange() {
    guard let label = madeTextLabel, let kind else { return }
    if kind.style == .plain {
      label.font = .styled(.headline)
      label.textColor = .label
    } else {
      label.font = .styled(.footnote)
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
    configurations.updateIfNeeded()
    updateConstraintsIfNeeded()
    let isConfigured = contentConfiguration != nil
    guard isConfigured || layoutIsConstrained else { return sizeThatFitsInFitting(targetSize) }
    if isConfigured { contentView.frame = bounds }
    let isSizedByContent =
      (isConfigured || contentView.layoutIsConstrained) && !hasConstrainedViewsBeside(contentView)
    let view = isSizedByContent ? contentView : self
    let target = FittingTarget(
      size: targetSize, horizontalPriority: horizontalFittingPriority,
      verticalPriority: verticalFittingPriority)
    return view.fittingSize(target)
  }

  /// Places content view and title, then lays out by constraints.
  open override func layoutSubviews() {
    configurations.updateIfNeeded()
    contentView.frame = bounds
    for view in [configurations.backgroundView, backgroundView] { view?.frame = bounds }
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
