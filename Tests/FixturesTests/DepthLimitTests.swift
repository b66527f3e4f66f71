import Fixtures
import Foundation
import Testing
import UIKit

/// Views and layers in each other, just below what can be laid out, at it and far above it.
@MainActor struct DepthLimitTests {
  private func cell(_ view: UIView) -> UIView {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentView.addSubview(view)
    view.accessibilityIdentifier = "culprit"
    return cell
  }

  private func expect(_ cell: UIView, isDrawn: Bool) throws {
    guard !isDrawn else {
      _ = try Rendering(of: cell, in: Configuration()).snapshot()
      return
    }
    let error = #expect(throws: RenderingError.self) {
      try Rendering(of: cell, in: Configuration())
    }
    let text = try #require(error?.description)
    #expect(
      text.hasPrefix(
        "contentView/culprit holds views or layers that are in each other, more than 1000 deep."),
      "\(text)")
  }

  /// The cell and its content view are two more.
  ///
  /// Begun with the innermost, as each new view looks at those around it.
  @Test(arguments: [(997, true), (998, true), (999, false), (3000, false)])
  func `views are up to a thousand deep in each other`(count: Int, isDrawn: Bool) throws {
    let views = (0..<count).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
    for (outer, inner) in zip(views, views.dropFirst()).reversed() {
      inner.transform = CGAffineTransform(rotationAngle: 0.01)
      outer.addSubview(inner)
    }
    try expect(cell(views[0]), isDrawn: isDrawn)
  }

  @Test(arguments: [(998, true), (999, false), (3000, false)])
  func `layers are up to a thousand deep in each other`(count: Int, isDrawn: Bool) throws {
    let layers = (0..<count).map { _ in CALayer() }
    for (outer, inner) in zip(layers, layers.dropFirst()).reversed() { outer.addSublayer(inner) }
    let view = UIView()
    view.layer.addSublayer(layers[0])
    try expect(cell(view), isDrawn: isDrawn)
  }
}
