internal import Foundation
internal import Graphics

/// How a page is drawn at a place of its contents.
struct PDFState {
  /// Turns coordinates into points of the picture.
  var transform: AffineTransform
  var fill = PDFPaint()
  var stroke = PDFPaint()
  var line = StrokeStyle()
  var blend = BlendMode.normal
  /// The group whose light or opacity is the mask of what is drawn.
  var mask: PDFMask?
  /// How many clips were begun since the state was saved.
  var clips = 0
}

/// A colour or a pattern.
struct PDFPaint {
  var space = PDFColorSpace.gray
  var values: [Double] = [0]
  /// The name of a pattern.
  var pattern: String?
  var opacity = 1.0

  var color: Color { opaqueColor.faded(opacity) }
  var opaqueColor: Color { space.color(values) }

  mutating func set(_ space: PDFColorSpace, _ values: [Double]) {
    (self.space, self.values, pattern) = (space, values, nil)
  }
}

/// A mask of an extended graphics state.
struct PDFMask {
  let group: PDFStream
  let isByLight: Bool
  /// The transform at the time at which the mask was set.
  let transform: AffineTransform
}
