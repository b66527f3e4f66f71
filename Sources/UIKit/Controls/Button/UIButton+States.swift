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
