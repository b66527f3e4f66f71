import UIKit

/// A view that shows labels one below the other, each on its own background so that its frame is visible.
final class TextSheet: UIView {
  /// Labels as wide as the sheet, 8 points apart.
  convenience init(_ labels: [UILabel]) {
    self.init(frame: .zero)
    backgroundColor = .systemBackground
    var above: UILabel?
    for label in labels {
      add(label, below: above)
      above = label
    }
    above?.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8).isActive = true
  }

  private func add(_ label: UILabel, below above: UILabel?) {
    label.backgroundColor = .secondarySystemBackground
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: above?.bottomAnchor ?? topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
    ])
  }
}

extension UILabel {
  convenience init(_ text: String, lines: Int = 1, size: CGFloat = 15) {
    self.init()
    self.text = text
    numberOfLines = lines
    font = .systemFont(ofSize: size)
  }

  convenience init(_ text: NSAttributedString, lines: Int = 0) {
    self.init()
    numberOfLines = lines
    attributedText = text
  }
}

extension NSAttributedString {
  /// Pieces with their attributes, in a row.
  static func pieces(
    _ pieces: (String, [NSAttributedString.Key: Any])...
  ) -> NSAttributedString {
    let result = NSMutableAttributedString()
    for (text, attributes) in pieces {
      result.append(NSAttributedString(string: text, attributes: attributes))
    }
    return result
  }
}
