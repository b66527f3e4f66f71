public import Foundation
internal import Graphics
internal import LayoutModel

/// A view that shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The image; nil shows nothing and has no intrinsic size.
  open var image: UIImage? {
    didSet {
      missedImage = MissedLookup.image.take(for: image)
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      keyValueObservers?.objectDidChange()
    }
  }

  /// The image of a highlighted view; nil means `image`.
  open var highlightedImage: UIImage? {
    didSet {
      missedHighlightedImage = MissedLookup.image.take(for: highlightedImage)
      if isHighlighted { invalidateIntrinsicContentSize() }
    }
  }

  /// Whether the highlighted image is shown.
  open var isHighlighted = false {
    didSet {
      if isHighlighted != oldValue, highlightedImage != nil { invalidateIntrinsicContentSize() }
      keyValueObservers?.objectDidChange()
    }
  }

  /// The pictures of an animation; while it runs the first one is shown, as a snapshot has no time.
  open var animationImages: [UIImage]?
  /// The pictures of a highlighted view's animation; nil means `animationImages`.
  open var highlightedAnimationImages: [UIImage]?
  /// The seconds that the pictures take; a snapshot has no time.
  open var animationDuration: TimeInterval = 0
  /// How often the pictures are repeated, 0 for ever; a snapshot has no time.
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false

  /// Starts the animation, if there are pictures.
  open func startAnimating() { isAnimating = animationImages?.isEmpty == false }
  /// Stops the animation, so that `image` is shown.
  open func stopAnimating() { isAnimating = false }

  /// The size and weight of symbols that do not specify them.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      if preferredSymbolConfiguration != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// Whether symbols and images with automatic rendering mode are filled with the tint, as in system buttons.
  var tintsPictures = false
  /// The effect that a control applies to the image.
  var dimming: Dimming?
  private var missedImage: MissingResource?
  private var missedHighlightedImage: MissingResource?

  /// Creates an empty image view with a frame in its superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates the view that an Interface Builder file describes; nil for any other archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an image view with its image's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    missedImage = MissedLookup.image.take(for: image)
  }

  /// Creates an image view with its image's size.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    missedImage = MissedLookup.image.take(for: image)
  }

  override func setUpParts() { isUserInteractionEnabled = false }

  var displayedImage: UIImage? {
    let still = isHighlighted ? highlightedImage ?? image : image
    let moving = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    let picture = isAnimating ? moving?.first ?? still : still
    return picture?.displayed(in: traitCollection, symbols: preferredSymbolConfiguration)
  }

  open override var intrinsicContentSize: CGSize {
    displayedImage?.size ?? super.intrinsicContentSize
  }

  /// The alignment insets of an image that is missing, or that cannot be drawn.
  var insetsOfMissingImage = UIEdgeInsets.zero

  open override var alignmentRectInsets: UIEdgeInsets {
    guard let image else { return insetsOfMissingImage }
    return (image.isSymbolImage ? displayedImage ?? image : image).alignmentRectInsets
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { displayedImage?.size ?? .zero }

  override func drawContents(into canvas: inout Canvas) {
    guard let image = displayedImage, image.size.width > 0, image.size.height > 0 else { return }
    let rect = contentMode.rect(of: image.size, in: bounds)
    canvas.dimmed(dimming == .faded ? 0.5 : 1) { canvas in
      draw(image, in: rect, tint: tintColor.resolved(with: traitCollection), into: &canvas)
      if dimming == .darkened {
        draw(
          image.withRenderingMode(.alwaysTemplate), in: rect, tint: Color(white: 0, alpha: 0.35),
          into: &canvas)
      }
    }
  }

  private func draw(_ image: UIImage, in rect: CGRect, tint: Color, into canvas: inout Canvas) {
    canvas.draw(
      image, in: rect, tint: tint, isTemplate: tintsPictures, isMirrored: readsRightToLeft,
      traits: traitCollection)
  }

  override var accessibilityRole: AccessibilityRole? {
    AccessibilityRole(isElement: false, label: image?.accessibilityLabel, traits: .image)
  }

  /// The effect of a control's state on its image.
  enum Dimming {
    /// Half transparent.
    case faded
    /// Darkened by translucent black.
    case darkened
  }

  override var contentProblems: [ContentProblem] {
    let missed = isHighlighted ? missedHighlightedImage ?? missedImage : missedImage
    return (displayedImage?.missingDrawing ?? missed).map { [ContentProblem(missing: $0)] } ?? []
  }
}
