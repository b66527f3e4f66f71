import Foundation
import Testing

@testable import UIKit

/// A cell of 320 × 100 points whose views are placed by their frames.
@MainActor final class PictureCell {
  let cell = UITableViewCell(style: .default, reuseIdentifier: nil)

  init() {
    cell.contentView.accessibilityIdentifier = "contentView"
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
  }

  var content: UIView { cell.contentView }

  @discardableResult func label(
    _ name: String, _ text: String, _ frame: CGRect, in parent: UIView? = nil
  ) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    return add(label, name, parent)
  }

  @discardableResult func box(
    _ name: String, _ frame: CGRect, color: UIColor? = nil, in parent: UIView? = nil
  ) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    return add(view, name, parent)
  }

  @discardableResult func image(
    _ name: String, _ frame: CGRect, in parent: UIView? = nil
  ) throws -> UIImageView {
    let view = UIImageView(frame: frame)
    view.image = try .sample()
    return add(view, name, parent)
  }

  @discardableResult func button(_ name: String, _ frame: CGRect) -> UIView {
    add(TouchedView(frame: frame), name, nil)
  }

  private func add<View: UIView>(_ view: View, _ name: String, _ parent: UIView?) -> View {
    view.accessibilityIdentifier = name
    (parent ?? content).addSubview(view)
    return view
  }

  var diagnostics: [ExplainedDiagnostic] {
    cell.layoutIfNeeded()
    return LayoutDiagnosis(root: cell, names: ViewNames(root: cell))
      .diagnostics(fittingHeight: nil)
  }

  /// The diagnostics as `kind view`.
  var kinds: [String] { diagnostics.map { "\($0.kind) \($0.view)" } }
}

private final class TouchedView: UIView {
  override var takesTouches: Bool { true }
}

extension UIImage {
  /// One blue pixel.
  private static let pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

  static func sample() throws -> UIImage {
    try #require(Data(base64Encoded: pixel).flatMap(UIImage.init(data:)))
  }
}
