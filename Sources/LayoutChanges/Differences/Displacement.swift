import Foundation
import LayoutModel

/// How far the edges of a frame moved, in points.
struct Displacement {
  /// The movement along one axis.
  struct Axis: Equatable {
    var min = 0.0
    var max = 0.0

    var size: Double { max - min }
    var isResized: Bool { abs(size) > FrameChange.tolerance }
    var isZero: Bool {
      abs(min) <= FrameChange.tolerance && abs(max) <= FrameChange.tolerance
    }
  }

  var horizontal = Axis()
  var vertical = Axis()

  init() {}

  init(from old: CGRect, to new: CGRect) {
    horizontal = Axis(min: new.minX - old.minX, max: new.maxX - old.maxX)
    vertical = Axis(min: new.minY - old.minY, max: new.maxY - old.maxY)
  }

  var isResized: Bool { horizontal.isResized || vertical.isResized }
  var isZero: Bool { horizontal.isZero && vertical.isZero }
}
