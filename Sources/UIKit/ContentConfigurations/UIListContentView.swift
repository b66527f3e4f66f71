public import Foundation

/// A view of list content, whose height follows from its width.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private(set) var list: UIListContentConfiguration
  private let textLabel = UILabel()
  private let secondaryTextLabel = UILabel()
  private let imageView = UIImageView()

  /// The configuration; it must be a `UIListContentConfiguration`.
  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else {
        preconditionFailure(
          "A list content view only shows list content configurations, not \(type(of: newValue)).")
      }
      guard newValue != list else { return }
      list = newValue
      show()
    }
  }

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    show()
  }

  /// Fails: list content views are made from their configurations.
  public required init?(coder: NSCoder) { nil }

  private func show() {
    let texts = [(textLabel, list.shownText), (secondaryTextLabel, list.shownSecondaryText)]
    for (label, text) in texts {
      text?.show(in: label)
      label.semanticContentAttribute = semanticContentAttribute
      place(label, if: text != nil)
    }
    showImage()
    directionalLayoutMargins = list.directionalLayoutMargins
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func showImage() {
    let properties = list.imageProperties
    imageView.image = list.image
    imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    imageView.layer.cornerRadius = properties.cornerRadius
    imageView.clipsToBounds = properties.cornerRadius > 0
    showTint()
    place(imageView, if: list.image != nil)
  }

  private func showTint() {
    let properties = list.imageProperties
    let isOwn = properties.tintColor != nil || properties.tintColorTransformer != nil
    imageView.tintColor = isOwn ? properties.resolvedTintColor(for: tintColor) : nil
  }

  private func place(_ view: UIView, if isShown: Bool) {
    if !isShown { return view.removeFromSuperview() }
    if view.superview !== self { addSubview(view) }
  }

  /// The direction, which the natural alignment of texts follows.
  open override var semanticContentAttribute: UISemanticContentAttribute { didSet { show() } }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showTint()
  }

  // MARK: Layout

  override var axesPreservingSuperviewLayoutMargins: UIAxis {
    list.axesPreservingSuperviewLayoutMargins
  }

  override var wrapsContent: Bool { true }

  override var measuresContentsAnew: Bool { true }

  /// The size of the content with its margins, wrapped at the laid-out width.
  open override var intrinsicContentSize: CGSize {
    fittingSize(width: wrappingWidth.map { CGFloat($0) } ?? .greatestFiniteMagnitude)
  }

  /// Returns the size of the content with its margins in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  private func fittingSize(width: CGFloat) -> CGSize {
    let margins = layoutMargins
    let size = arrangement(width: width - margins.left - margins.right).size
    return CGSize(
      width: pixelGrid.ceiling(size.width + margins.left + margins.right),
      height: pixelGrid.ceiling(size.height + margins.top + margins.bottom))
  }

  private func arrangement(width: CGFloat) -> ListContentArrangement {
    ListContentArrangement(
      list, text: shown(textLabel), secondaryText: shown(secondaryTextLabel),
      image: shown(imageView)?.displayedImage, width: width, traits: traitCollection)
  }

  private func shown<View: UIView>(_ view: View) -> View? {
    view.superview === self ? view : nil
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(in: bounds.size)
    textLabel.frame = frames.text
    secondaryTextLabel.frame = frames.secondaryText
    imageView.frame = frames.image
    placeGuides(at: frames, in: bounds.size)
  }

  /// Returns the frames of the parts in a view of a size.
  private func frames(in size: CGSize) -> ListContentArrangement.Frames {
    let area = CGRect(origin: .zero, size: size).inset(by: layoutMargins)
    func placed(_ rect: CGRect) -> CGRect {
      let x = readsRightToLeft ? area.maxX - rect.maxX : area.minX + rect.minX
      return pixelGrid.moved(
        CGRect(x: x, y: area.minY + rect.minY, width: rect.width, height: rect.height))
    }
    let frames = arrangement(width: area.width).frames(in: area.size)
    return ListContentArrangement.Frames(
      text: placed(frames.text), secondaryText: placed(frames.secondaryText),
      image: placed(frames.image))
  }

  // MARK: Guides

  /// The rectangle of the text; nil without one.
  open var textLayoutGuide: UILayoutGuide? {
    shown(textLabel).map { _ in guide(of: ListTextGuide.self) }
  }
  /// The rectangle of the secondary text; nil without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    shown(secondaryTextLabel).map { _ in guide(of: ListSecondaryTextGuide.self) }
  }
  /// The rectangle of the image; nil without one.
  open var imageLayoutGuide: UILayoutGuide? {
    shown(imageView).map { _ in guide(of: ListImageGuide.self) }
  }

  private func guide<Guide: ListContentGuide>(of type: Guide.Type) -> Guide {
    let guide = systemGuide(of: type)
    // Before the first layout, as in a view of the content's own size.
    let size = bounds.isEmpty ? fittingSize(width: .greatestFiniteMagnitude) : bounds.size
    placeGuides(at: frames(in: size), in: size)
    return guide
  }

  /// The distance of the text from the leading edge, where separators begin.
  var textStart: CGFloat {
    let margins = directionalLayoutMargins
    let width = bounds.width - margins.leading - margins.trailing
    return margins.leading + arrangement(width: width).textStart
  }

  override var contentProblems: [ContentProblem] {
    list.missedImage.map { [ContentProblem(missing: $0)] } ?? []
  }
}

extension UIListContentView: NamedParts {
  var namedParts: [(UIView?, String)] {
    [
      (textLabel, "textLabel"), (secondaryTextLabel, "secondaryTextLabel"),
      (imageView, "imageView"),
    ]
  }
}
