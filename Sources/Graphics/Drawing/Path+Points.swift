package import Foundation

extension Path {
  /// Creates straight lines through points.
  package init(_ points: [CGPoint], isClosed: Bool) {
    self.init()
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
    if isClosed { close() }
  }
}
