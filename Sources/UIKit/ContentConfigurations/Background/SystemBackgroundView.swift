internal import Foundation
internal import Graphics

/// Draws the background configuration of its superview.
final class SystemBackgroundView: UIView {
  var configuration: UIBackgroundConfiguration {
    didSet { if configuration != oldValue { showCustomView(in: configuration, oldValue) } }
  }

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    showCustomView(in: configuration, nil)
  }

  required init?(coder: NSCoder) { nil }

  private func showCustomView(
    in configuration: UIBackgroundConfiguration, _ former: UIBackgroundConfiguration?
  ) {
    if let view = former?.customView, view !== configuration.customView, view.superview === self {
      view.removeFromSuperview()
    }
    if let view = configuration.customView, view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let view = configuration.customView else { return }
    view.frame = rect(of: configuration, marginsOf: superview)
    view.layer.cornerRadius = configuration.cornerRadius
    view.clipsToBounds = configuration.cornerRadius > 0
  }

  override func drawContents(into canvas: inout Canvas) {
    let rect = rect(of: configuration, marginsOf: superview)
    let radius = min(configuration.cornerRadius, min(rect.width, rect.height) / 2)
    canvas.fillRounded(
      rect, radius: radius, resolved(configuration.resolvedBackgroundColor(for: tintColor)))
    draw(configuration, in: rect, radius: radius, into: &canvas)
  }

  override var contentProblems: [ContentProblem] {
    configuration.missedImage.map { [ContentProblem(missing: $0)] } ?? []
  }
}

extension UIView {
  /// Returns the rectangle of a background in the view's coordinates.
  func rect(of background: UIBackgroundConfiguration, marginsOf view: UIView?) -> CGRect {
    var insets = background.backgroundInsets
    let edges = background.edgesAddingLayoutMarginsToBackgroundInsets
    let margins = edges.isEmpty ? .zero : view?.directionalLayoutMargins ?? .zero
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    return bounds.inset(by: insets.absolute(isRightToLeft: readsRightToLeft))
  }

  /// Draws the image and the stroke of a background.
  func draw(
    _ configuration: UIBackgroundConfiguration, in rect: CGRect, radius: CGFloat,
    into canvas: inout Canvas
  ) {
    if let image = configuration.image?.displayed(in: traitCollection) {
      let place = configuration.imageContentMode.rect(of: image.size, in: rect)
      canvas.clipped(toRounded: rect, radius: radius) {
        $0.draw(
          image, in: place, tint: resolved(tintColor), isTemplate: false,
          isMirrored: readsRightToLeft, traits: traitCollection)
      }
    }
    guard configuration.strokeWidth > 0 else { return }
    let outset = configuration.strokeOutset
    canvas.strokeRounded(
      rect.insetBy(dx: -outset, dy: -outset), radius: radius + outset,
      width: configuration.strokeWidth,
      resolved(configuration.resolvedStrokeColor(for: tintColor)))
  }
}

extension NSDirectionalEdgeInsets {
  func absolute(isRightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isRightToLeft ? trailing : leading, bottom: bottom,
      right: isRightToLeft ? leading : trailing)
  }
}
