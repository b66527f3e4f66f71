internal import Foundation
internal import Graphics

// The content of a button by state.
extension UIButton {
  /// Whether title and image follow the tint colour.
  var tintsContents: Bool { buttonType != .custom }

  /// The opacity of title and image: in a system button they fade when highlighted.
  var contentOpacity: CGFloat {
    tintsContents && isHighlighted && titleColors[exactly: .highlighted] == nil ? 0.2 : 1
  }
}

extension UIButton {
  /// Whether a touch makes the button glow; kept, not drawn.
  public var showsTouchWhenHighlighted: Bool {
    get { touchHandling.showsTouch }
    set { touchHandling.showsTouch = newValue }
  }
}
