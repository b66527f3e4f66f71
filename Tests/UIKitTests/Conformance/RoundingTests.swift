import Foundation
import Testing
import UIKit

/// Interface Builder's frames at 2x for three columns of a width that is not a multiple of a pixel.
@MainActor struct RoundingTests {
  nonisolated static let measured: [(host: Double, inset: Double, gap: Double, edges: [Double])] = [
    (359, 12, 12, [12, 115.5, 127.5, 231.5, 243.5, 347]),
    (375, 30, 1, [30, 134.5, 135.5, 239.5, 240.5, 345]),
  ]

  @Test(arguments: measured)
  func `each edge is rounded separately, so lengths differ by a pixel`(
    host width: Double, inset: Double, gap: Double, edges: [Double]
  ) {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 10))
    var constraints: [NSLayoutConstraint] = []
    for _ in 0..<3 {
      let column = UIView()
      column.translatesAutoresizingMaskIntoConstraints = false
      let previous = host.subviews.last
      host.addSubview(column)
      constraints.append(
        column.leadingAnchor.constraint(
          equalTo: previous?.trailingAnchor ?? host.leadingAnchor,
          constant: previous == nil ? inset : gap))
      if let previous {
        constraints.append(column.widthAnchor.constraint(equalTo: previous.widthAnchor))
      }
    }
    if let last = host.subviews.last {
      constraints.append(
        host.trailingAnchor.constraint(equalTo: last.trailingAnchor, constant: inset))
    }
    NSLayoutConstraint.activate(constraints)
    host.layoutIfNeeded()
    let found = host.subviews.flatMap { [Double($0.frame.minX), Double($0.frame.maxX)] }
    #expect(found == edges)
  }
}
