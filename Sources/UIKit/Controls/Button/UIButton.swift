public import Foundation
internal import Graphics

/// A control with a title and an image.
///
/// ```swift
/// let button = UIButton(type: .system)
/// button.setTitle("Save", for: .normal)
/// var configuration = UIButton.Configuration.filled()
/// configuration.title = "Save"
/// button.configuration = configuration
/// ```
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// Only what the app sets; titles are white.
    case custom = 0
    /// Title and image in the tint colour.
    case system = 1
    /// An i in a circle.
    case detailDisclosure = 2
    /// An i in a circle.
    case infoLight = 3
    /// An i in a circle.
    case infoDark = 4
    /// A plus in a circle.
    case contactAdd = 5
    /// A cross in a filled circle.
    case close = 7

    public static var roundedRect: ButtonType { .system }
  }

  open private(set) var buttonType: ButtonType = .custom

  /// The configuration; nil for a button with title, image and insets.
  open var configuration: Configuration? {
    didSet { contentsDidChange() }
  }

  /// Updates the configuration when the state changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// A closure that updates a button's configuration for its state.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  /// The insets of title and image; only without a configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { contentsDidChange() } }
  }

  /// The insets of the title, without a configuration; no effect on the size.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// The insets of the image, without a configuration; no effect on the size.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// Whether a custom button darkens its image while it is highlighted.
  open var adjustsImageWhenHighlighted = true {
    didSet { setNeedsLayout() }
  }

  /// Whether a custom button dims its image while it is disabled.
  open var adjustsImageWhenDisabled = true {
    didSet { setNeedsLayout() }
  }

  /// The menu that the button shows; not drawn, except the chosen entry of a pop-up button.
  open var menu: UIMenu? { didSet { showChosenEntry() } }
  /// Whether the button is a pop-up button, which shows the chosen entry, if it also shows its menu at a tap.
  open var changesSelectionAsPrimaryAction = false { didSet { showChosenEntry() } }
  /// Whether the pointer changes above the button; kept.
  open var isPointerInteractionEnabled = false
  /// The pointer's style above the button; kept, but not called.
  open var pointerStyleProvider: PointerStyleProvider?

  /// Returns the pointer's style above a button.
  public typealias PointerStyleProvider =
    @MainActor (
      _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
    ) -> UIPointerStyle?

  var titles = StateTable<String>()
  var attributedTitles = StateTable<NSAttributedString>()
  var titleColors = StateTable<UIColor>()
  var images = StateTable<UIImage>()
  var backgroundImages = StateTable<UIImage>()
  var symbolConfigurations = StateTable<UIImage.SymbolConfiguration>()

  private(set) lazy var titleView = makeTitleView()
  private(set) lazy var imageHolder = makeImageView()
  private(set) lazy var subtitleView = makeTitleView()
  private(set) lazy var activityIndicator = UIActivityIndicatorView(style: .medium)
  private(set) lazy var backgroundView = UIImageView()
  /// The view that the configuration's background shows.
  var customBackground: UIView?
  private var needsUpdateConfiguration = true
  private var isUpdatingConfiguration = false
  var missedImage: MissingResource?

  // MARK: Creation

  /// Creates a custom button with a frame in its superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates the view that an Interface Builder file describes; nil for any other archive.
  public required init?(coder: NSCoder) {
    if let nib = coder as? NibCoder { buttonType = nib.buttonType }
    super.init(coder: coder)
  }

  override func setUpParts() { showPictureOfType() }

  /// Creates a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  func become(_ buttonType: ButtonType) {
    self.buttonType = buttonType
    showPictureOfType()
    if buttonType != .custom { frame.size = intrinsicContentSize }
  }

  private func showPictureOfType() {
    switch buttonType {
    case .custom, .system: break
    case .detailDisclosure, .infoLight, .infoDark:
      setImage(UIImage(systemName: "info.circle"), for: .normal)
    case .contactAdd: setImage(UIImage(systemName: "plus.circle"), for: .normal)
    case .close:
      let cross = UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)
      setImage(UIImage(systemName: "xmark", withConfiguration: cross), for: .normal)
    }
  }

  /// Creates a system button that shows an action's title and image and runs it.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    show(primaryAction)
  }

  /// Creates a button with a configuration, which shows an action's title and image and runs it.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    show(primaryAction)
    frame.size = intrinsicContentSize
  }

  /// Creates a custom button with a frame that shows an action's title and image and runs it.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    show(primaryAction)
  }

  private func show(_ action: UIAction?) {
    guard let action else { return }
    if configuration?.title == nil, !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if configuration?.image == nil, let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// Runs the actions; the primary event of a button is a touch that ends inside.
  open override func sendActions(for controlEvents: Event) {
    let isPrimary = controlEvents.contains(.touchUpInside)
    super.sendActions(
      for: isPrimary ? controlEvents.union(.primaryActionTriggered) : controlEvents)
  }

  private func makeTitleView() -> UILabel {
    let label = UIButtonLabel()
    label.font = standardTitleFont
    label.lineBreakMode = .byTruncatingMiddle
    return label
  }

  private func makeImageView() -> UIImageView { UIImageView() }

  // MARK: Parts

  /// The label of the title, for its font and lines; the title itself is set with `setTitle`.
  open var titleLabel: UILabel? { titleView }
  open var subtitleLabel: UILabel? { configuration?.subtitle == nil ? nil : subtitleView }
  /// The view of the image; the image itself is set with `setImage`.
  open var imageView: UIImageView? { imageHolder }

  // MARK: Layout

  override var measuresContentsAnew: Bool { true }

  open override var intrinsicContentSize: CGSize {
    contentSize(width: wrappingWidth.map { CGFloat($0) })
  }

  /// Returns the size of title and image with their insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentSize(width: size.width > 0 ? size.width : nil)
  }

  private func contentSize(width: CGFloat?) -> CGSize {
    updateContents()
    if buttonType == .close { return CGSize(width: 30, height: 30) }
    guard let configuration else { return plainContentSize }
    return configuredContentSize(configuration, width: width)
  }

  override var wrapsContent: Bool { configuration != nil }

  open override func layoutSubviews() {
    updateContents()
    if semanticContentAttribute != .unspecified {
      for label in [titleView, subtitleView] {
        label.semanticContentAttribute = semanticContentAttribute
      }
    }
    super.layoutSubviews()
    if let configuration {
      layOutConfiguredContents(configuration)
    } else {
      layOutPlainContents()
    }
  }

  /// Returns the rectangle of the background; the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of title and image; the bounds without the content's insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// Returns the rectangle of the title inside that of the contents.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    plainTitleRect(in: contentRect)
  }

  /// Returns the rectangle of the image inside that of the contents.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    plainImageRect(in: contentRect)
  }

  override var firstBaselineFromTop: Double {
    let height = intrinsicContentSize.height
    guard hasTitle else { return height }
    let title = titleView.sizeThatFits(.zero)
    return pixelGrid.snapped((height - title.height) / 2) + titleView.firstBaselineFromTop
  }

  override var lastBaselineFromBottom: Double {
    hasTitle ? intrinsicContentSize.height - firstBaselineFromTop : 0
  }

  override var accessibilityRole: AccessibilityRole? { buttonRole }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  // MARK: Drawing

  override func drawContents(into canvas: inout Canvas) {
    if let configuration {
      drawConfiguredBackground(configuration, into: &canvas)
    } else if buttonType == .close {
      canvas.fillEllipse(in: bounds, resolved(.tertiarySystemFill))
    } else if tintsContents, isSelected, titleColors[exactly: .selected] == nil, hasTitle {
      canvas.fillRounded(
        titleView.frame.insetBy(dx: -4, dy: -1), radius: 4, resolved(tintColor))
    }
  }

  override var contentProblems: [ContentProblem] {
    let image = configuration?.image ?? currentImage
    let missed = image == nil ? configuration?.missedImage ?? missedImage : nil
    return [configuration?.background.missedImage, missed].compactMap { $0 }
      .map(ContentProblem.init(missing:))
  }

  // MARK: State

  override func stateDidChange() {
    setNeedsUpdateConfiguration()
    contentsDidChange()
  }

  /// Requests `updateConfiguration` before the next layout.
  open func setNeedsUpdateConfiguration() {
    guard !isUpdatingConfiguration else { return }
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Updates the configuration for the state, with the update handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration, !isUpdatingConfiguration else { return }
    needsUpdateConfiguration = false
    isUpdatingConfiguration = true
    updateConfiguration()
    isUpdatingConfiguration = false
  }

  func contentsDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: Content by state

  /// Sets the title of a state; other states fall back to the normal state's.
  open func setTitle(_ title: String?, for state: State) {
    titles[exactly: state] = title
    contentsDidChange()
  }

  /// Sets the attributed title of a state, which takes precedence over a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[exactly: state] = title
    contentsDidChange()
  }

  /// Sets the colour of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[exactly: state] = color
    setNeedsLayout()
  }

  /// Sets the image of a state; other states fall back to the normal state's.
  open func setImage(_ image: UIImage?, for state: State) {
    missedImage = MissedLookup.image.take(for: image) ?? (image == nil ? missedImage : nil)
    images[exactly: state] = image
    contentsDidChange()
  }

  /// Sets the image behind title and image in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    missedImage = MissedLookup.image.take(for: image) ?? (image == nil ? missedImage : nil)
    backgroundImages[exactly: state] = image
    contentsDidChange()
  }

  /// Sets the default size and weight of symbols in a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[exactly: state] = configuration
    contentsDidChange()
  }

  /// Returns the title of a state.
  open func title(for state: State) -> String? { titles[state] }
  /// Returns the attributed title of a state.
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }
  /// Returns the colour of the title in a state.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] }
  /// Returns the image of a state.
  open func image(for state: State) -> UIImage? { images[state] }
  /// Returns the image behind title and image in a state.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

  /// Returns size and weight of symbols in a state.
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? { symbolConfigurations[state] }

  open var currentTitle: String? { titles[state] }
  open var currentAttributedTitle: NSAttributedString? { attributedTitles[state] }
  open var currentImage: UIImage? { images[state] }
  open var currentBackgroundImage: UIImage? { backgroundImages[state] }

  /// The current symbol's default size and weight.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    symbolConfigurations[state]
  }

  /// The current colour of the title.
  open var currentTitleColor: UIColor {
    if let color = titleColors[exactly: state] { return color }
    if buttonType != .custom {
      if state.contains(.disabled) { return .tertiaryLabel }
      if state.contains(.selected), titleColors.isEmpty { return .systemBackground }
    }
    return titleColors[exactly: .normal] ?? (buttonType == .custom ? .white : tintColor)
  }
}

/// UIKit's class name of a button's title, for layout trees.
final class UIButtonLabel: UILabel {}
