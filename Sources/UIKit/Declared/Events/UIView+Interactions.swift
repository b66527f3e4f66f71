internal import Foundation

extension UIView {
  /// UIKit's limit below which a view gets no touches.
  private static let smallestTouchedAlpha = 0.01

  func touchedView(at point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= Self.smallestTouchedAlpha,
      self.point(inside: point, with: event)
    else { return nil }
    // A lazy sequence would ask each view twice, and so the innermost ones 2ⁿ times.
    for view in storedSubviews.reversed() {
      if let touched = view.hitTest(convert(point, to: view), with: event) { return touched }
    }
    return self
  }

  func add(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    touchHandling.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  func remove(_ interaction: any UIInteraction) {
    guard touchHandling.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    touchHandling.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// Whether the view gets several touches at once; kept.
  public var isMultipleTouchEnabled: Bool {
    get { touchHandling.isMultiple }
    set { touchHandling.isMultiple = newValue }
  }

  /// Whether other views get no touches while this one does; kept.
  public var isExclusiveTouch: Bool {
    get { touchHandling.isExclusive }
    set { touchHandling.isExclusive = newValue }
  }

  /// Whether the view keeps its colours while the screen's are inverted; kept, as a snapshot's never are.
  public var accessibilityIgnoresInvertColors: Bool {
    get { touchHandling.ignoresInvertColors }
    set { touchHandling.ignoresInvertColors = newValue }
  }

  /// A name to restore the view's state by; kept.
  public var restorationIdentifier: String? {
    get { touchHandling.restorationIdentifier }
    set { touchHandling.restorationIdentifier = newValue }
  }

  /// Whether a long press shows the view larger to people with large text; kept.
  public var showsLargeContentViewer: Bool {
    get { touchHandling.showsLargeContent }
    set { touchHandling.showsLargeContent = newValue }
  }

  /// The title of the larger view; kept.
  public var largeContentTitle: String? {
    get { touchHandling.largeContentTitle }
    set { touchHandling.largeContentTitle = newValue }
  }

  /// The image of the larger view; kept.
  public var largeContentImage: UIImage? {
    get { touchHandling.largeContentImage }
    set { touchHandling.largeContentImage = newValue }
  }
}

/// What a view keeps about touches, which a snapshot does not have; apart from the view, as few views have any of it.
struct TouchHandling {
  var ignoresInvertColors = false
  var showsTouch = false
  var interactions: [any UIInteraction] = []
  var isMultiple = false
  var isExclusive = false
  var restorationIdentifier: String?
  var showsLargeContent = false
  var largeContentTitle: String?
  var largeContentImage: UIImage?
}
