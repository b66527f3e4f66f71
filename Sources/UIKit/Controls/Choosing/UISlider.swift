public import Foundation
internal import Graphics

/// A control for a value in a range, with a thumb on a track.
@preconcurrency @MainActor open class UISlider: UIControl {
  private var storedValue: Float = 0

  /// The value, clamped to the range.
  open var value: Float {
    get { storedValue }
    set {
      storedValue = min(max(newValue, minimumValue), maximumValue)
      keyValueObservers?.objectDidChange()
    }
  }
  /// Whether actions run while a finger moves the thumb; kept.
  open var isContinuous = true
  /// The minimum value, 0 by default.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }
  /// The maximum value, 1 by default.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }
  override var accessibilityRole: AccessibilityRole? {
    let range = Double(maximumValue - minimumValue)
    let share = range > 0 ? Double(value - minimumValue) / range : 0
    return AccessibilityRole(value: AccessibilityLabels.percent(share), traits: .adjustable)
      .enabled(isEnabled)
  }

  override var usualActivationPoint: CGPoint {
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    return convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
  }

  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  /// The colour of the track before the thumb; nil for the tint.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the track after the thumb; nil for a grey.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the thumb; nil for white.
  open var thumbTintColor: UIColor?

  /// The ticks of the track, nil for none; kept, and nothing of it is drawn.
  open var trackConfiguration: TrackConfiguration?

  private var thumbImages = StateTable<UIImage>()

  /// The height, and how much the alignment rectangle leaves out.
  struct Metrics: Equatable {
    let height: CGFloat
    let alignment: UIEdgeInsets

    /// Rule `slider-height`.
    static let system = Metrics(height: 34, alignment: ends)
    /// Those of iOS 26 (rule `slider-26`).
    static let system26 = Metrics(height: 34, alignment: .zero)

    /// The ends of the track, and the point below the thumb's shadow.
    private static let ends = UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  private var metrics: Metrics { systemMetrics.slider }
  private static let thumbSide: CGFloat = 28
  private static let lineHeight: CGFloat = 4

  override func setUpParts() { contentPriorities = .fixedHeight }

  /// Sets the value; snapshots show the end of the animation.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// Sets the image of the thumb in a state.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[exactly: state] = image
  }
  /// Returns the image of the thumb in a state.
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
  open var currentThumbImage: UIImage? { thumbImages[state] }

  /// Any width and the system's height, 34 points on iOS 18.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: metrics.height)
  }

  /// The alignment rectangle excludes the ends and the point below the thumb's shadow, as measured.
  open override var alignmentRectInsets: UIEdgeInsets { metrics.alignment }

  /// Returns the given width with the system's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: metrics.height)
  }

  /// Returns the rectangle of the track in some bounds.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let grid = pixelGrid
    let left = minimumValueImage.map { $0.size.width + 6 } ?? 2
    let right = maximumValueImage.map { $0.size.width + 6 } ?? 2
    return CGRect(
      x: bounds.minX + (readsRightToLeft ? right : left),
      y: grid.snapped(bounds.midY - Self.lineHeight / 2),
      width: max(0, bounds.width - left - right), height: Self.lineHeight)
  }

  /// Returns the rectangle of the thumb at a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSide, height: Self.thumbSide)
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let place = (readsRightToLeft ? 1 - share : share) * (trackRect.width - size.width)
    return CGRect(
      x: pixelGrid.snapped(trackRect.minX + place),
      y: pixelGrid.snapped(trackRect.midY - size.height / 2), width: size.width, height: size.height
    )
  }

  override func drawContents(into canvas: inout Canvas) {
    canvas.dimmed(isEnabled ? 1 : 0.5) { canvas in
      let track = trackRect(forBounds: bounds)
      let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
      drawTrack(track, upTo: thumb.midX, into: &canvas)
      drawImages(beside: track, into: &canvas)
      if let image = currentThumbImage {
        draw(image, in: thumb, into: &canvas)
      } else {
        canvas.knob(in: thumb, resolved(thumbTintColor ?? .white))
      }
    }
  }

  private func drawTrack(_ track: CGRect, upTo x: CGFloat, into canvas: inout Canvas) {
    let radius = track.height / 2
    canvas.fillRounded(
      track, radius: radius, resolved(maximumTrackTintColor ?? .systemFill))
    let filled =
      readsRightToLeft
      ? CGRect(x: x, y: track.minY, width: track.maxX - x, height: track.height)
      : CGRect(x: track.minX, y: track.minY, width: x - track.minX, height: track.height)
    canvas.fillRounded(filled, radius: radius, resolved(minimumTrackTintColor ?? tintColor))
  }

  private func drawImages(beside track: CGRect, into canvas: inout Canvas) {
    let (left, right) =
      readsRightToLeft
      ? (maximumValueImage, minimumValueImage) : (minimumValueImage, maximumValueImage)
    if let left {
      draw(
        left, centred: CGRect(x: bounds.minX, y: track.midY, width: left.size.width, height: 0),
        into: &canvas)
    }
    if let right {
      draw(
        right,
        centred: CGRect(
          x: bounds.maxX - right.size.width, y: track.midY, width: right.size.width, height: 0),
        into: &canvas)
    }
  }

  private func draw(_ image: UIImage, centred rect: CGRect, into canvas: inout Canvas) {
    draw(
      image, in: rect.insetBy(dx: 0, dy: -image.size.height / 2), into: &canvas)
  }

  private func draw(_ image: UIImage, in rect: CGRect, into canvas: inout Canvas) {
    canvas.draw(
      image.displayed(in: traitCollection), in: rect, tint: resolved(tintColor), isTemplate: false,
      isMirrored: readsRightToLeft, traits: traitCollection)
  }
}
