public import Foundation
internal import Graphics
internal import LayoutModel

/// A view that shows a picture.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The picture; nil shows nothing and asks for no size.
  open var image: UIImage? {
    didSet {
      missedImage = MissedLookup.image.take(for: image)
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
    }
  }

  /// The picture of a highlighted view; nil means `image`.
  open var highlightedImage: UIImage? {
    didSet {
      missedHighlightedImage = MissedLookup.image.take(for: highlightedImage)
      if isHighlighted { invalidateIntrinsicContentSize() }
    }
  }

  /// Whether the highlighted picture is shown.
  open var isHighlighted = false {
    didSet {
      if isHighlighted != oldValue, highlightedImage != nil { invalidateIntrinsicContentSize() }
    }
  }

  /// The size and weight of symbols that leave them open.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      if preferredSymbolConfiguration != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// Whether symbols and pictures whose use of colours is open are filled with the tint, as those of
  /// system buttons are.
  var tintsPictures = false
  /// What a control lays over the picture.
  var dimming: Dimming?
  private var missedImage: String?
  private var missedHighlightedImage: String?

  /// Creates an image view of its picture's size.
  public convenience init(image: UIImage?) {
    self.init(image: image, highlightedImage: nil)
  }

  /// Creates an image view of its picture's size.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    let missed = MissedLookup.image.take(for: image)
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    missedImage = missed
  }

  override func setUpParts() { isUserInteractionEnabled = false }

  /// The picture as it shows in the view's traits.
  var displayedImage: UIImage? {
    let picture = isHighlighted ? highlightedImage ?? image : image
    return picture?.displayed(in: traitCollection, symbols: preferredSymbolConfiguration)
  }

  /// The picture's size.
  open override var intrinsicContentSize: CGSize {
    displayedImage?.size ?? super.intrinsicContentSize
  }

  /// The picture's insets.
  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

  /// Returns the picture's size.
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
    AccessibilityRole(isElement: false, traits: .image)
  }

  /// What a control does to its picture in some states.
  enum Dimming {
    /// Half transparent.
    case faded
    /// Under a veil of black.
    case darkened
  }

  override func diagnoseContents(_ report: (Diagnostic.Kind, String) -> Void) {
    let missed = isHighlighted ? missedHighlightedImage ?? missedImage : missedImage
    if let message = displayedImage?.standInMessage ?? missed { report(.missingImage, message) }
  }
}
