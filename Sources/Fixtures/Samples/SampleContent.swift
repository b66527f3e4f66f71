public import UIKit

/// What views show that have no content yet, as an app gives it only to cells of its data.
@MainActor public enum SampleContent {
  /// The height in points of an item whose layout or delegate gives it a size, unless its file says one.
  package nonisolated static let assumedHeight = 120.0

  /// The side of a picture in points, where nothing else decides its size.
  private static let side: CGFloat = 60

  /// Gives content to the empty labels, pictures, buttons and text fields of a view.
  ///
  /// ```swift
  /// SampleContent.fill(cell, texts: ["titleLabel": "A long title"])
  /// ```
  ///
  /// - Parameters:
  ///   - view: the view; what has content keeps it.
  ///   - texts: the texts of labels and fields, by the names of their properties or outlets; others have one that their
  ///     names suggest.
  /// - Returns: the names of what was empty, in the order of the views.
  @discardableResult
  public static func fill(_ view: UIView, texts: [String: String] = [:]) -> [String] {
    if let row = view as? UITableViewCell, row.isBare {
      // A standard row has its labels as soon as they are asked for.
      _ = (row.textLabel, row.detailTextLabel)
    }
    let names = ViewNames(root: view)
    var filled: [String] = []
    for part in view.parts {
      let name = names.name(of: part)
      if part.takesSample(texts[name] ?? SampleText.text(for: name), picture) {
        filled.append(name)
      }
    }
    return filled
  }

  private static var picture: UIImage {
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor.systemGray4.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }
}

extension UITableViewCell {
  /// Whether nothing is in it that an app would fill.
  fileprivate var isBare: Bool {
    contentConfiguration == nil && contentView.storedSubviews.isEmpty
  }
}

extension UIView {
  /// The views in it that an app may fill, from the outside in; those of controls are their own.
  fileprivate var parts: [UIView] {
    storedSubviews.flatMap { view in
      view is UIControl ? [view] : [view] + view.parts
    }
  }

  /// Shows a sample if the view is empty and of a kind that has content; returns whether it does.
  fileprivate func takesSample(_ text: String, _ picture: @autoclosure () -> UIImage) -> Bool {
    switch self {
    case let label as UILabel where label.text?.isEmpty ?? true: label.text = text
    case let view as UIImageView where view.image == nil: view.image = picture()
    case let button as UIButton where button.isEmpty: button.setTitle("Button", for: .normal)
    case let field as UITextField
    where field.text?.isEmpty ?? true && field.placeholder?.isEmpty ?? true:
      field.placeholder = text
    case let view as UITextView where view.text?.isEmpty ?? true: view.text = text
    default: return false
    }
    return true
  }
}

extension UIButton {
  fileprivate var isEmpty: Bool {
    currentTitle == nil && currentAttributedTitle == nil && currentImage == nil
      && currentBackgroundImage == nil && configuration == nil
  }
}
