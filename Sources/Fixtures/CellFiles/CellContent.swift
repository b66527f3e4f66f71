internal import Foundation
internal import UIKit

/// What a fixture sets on one view of its cell.
@MainActor struct CellContent {
  /// The outlet, user label or identifier of the view.
  let view: String
  let changes: [Change]
  let node: CellFileReader.Node

  enum Change {
    case text(String)
    case image(UIImage)
    case isHidden(Bool)
    case alpha(CGFloat)
    case textColor(UIColor)
    case backgroundColor(UIColor)
  }

  func apply(to instance: NibInstance) throws {
    guard let view = find(in: instance) else {
      throw node.error(
        "no view of the cell is named “\(self.view)”. It has: "
          + "\(names(in: instance).joined(separator: ", ")).")
    }
    for change in changes { try apply(change, to: view) }
  }

  private func find(in instance: NibInstance) -> UIView? {
    instance.outlets[view] ?? instance.views.first { $0.nibOrigin?.userLabel == view }
      ?? instance.views.first { $0.nibOrigin?.id == view }
  }

  private func names(in instance: NibInstance) -> [String] {
    let named =
      instance.outlets.keys.sorted() + instance.views.compactMap { $0.nibOrigin?.userLabel }
    return named.isEmpty ? instance.views.compactMap { $0.nibOrigin?.id } : named
  }

  private func apply(_ change: Change, to view: UIView) throws {
    switch (change, view) {
    case (.text(let text), let view as UILabel): view.text = text
    case (.text(let text), let view as UIButton): view.setTitle(text, for: .normal)
    case (.text(let text), let view as UITextField): view.text = text
    case (.text(let text), let view as UITextView): view.text = text
    case (.image(let image), let view as UIImageView): view.show(image)
    case (.image(let image), let view as UIButton): view.setImage(image, for: .normal)
    case (.textColor(let color), let view as UILabel): view.textColor = color
    case (.isHidden(let isHidden), _): view.isHidden = isHidden
    case (.alpha(let alpha), _): view.alpha = alpha
    case (.backgroundColor(let color), _): view.backgroundColor = color
    default:
      throw node.error("a \(view.className) has no such content.")
    }
  }
}

extension UIImageView {
  /// Shows a picture, whose size then counts and not the file's stand-in.
  fileprivate func show(_ image: UIImage) {
    dropStandInSize()
    self.image = image
  }
}
