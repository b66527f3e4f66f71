import UIKit

/// A form: a label, a text field and a button below each other.
final class FormCell: UITableViewCell {
  let label = UILabel()
  let field = UITextField()
  let button: UIButton

  init(title: String) {
    var look = UIButton.Configuration.filled()
    look.title = title
    look.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 8, trailing: 20)
    button = UIButton(configuration: look)
    super.init(style: .default, reuseIdentifier: nil)
    label.text = "Name"
    field.placeholder = "Ada Lovelace"
    field.borderStyle = .roundedRect
    let column = UIStackView()
    column.fill([label, field, button], .vertical, spacing: 8)
    contentView.pin(column, inset: 16)
  }

  required init?(coder: NSCoder) { nil }
}

/// A note in a text view that does not scroll.
final class NoteCell: UITableViewCell {
  let noteView = UITextView()

  init(text: String) {
    super.init(style: .default, reuseIdentifier: nil)
    noteView.isScrollEnabled = false
    noteView.text = text
    noteView.font = .systemFont(ofSize: 15)
    noteView.backgroundColor = .systemYellow
    contentView.pin(noteView, inset: 10)
  }

  required init?(coder: NSCoder) { nil }
}

/// Pictures in a row that scrolls.
final class GalleryCell: UITableViewCell {
  let scrollView = UIScrollView()
  let strip = UIStackView()

  init(count: Int) {
    super.init(style: .default, reuseIdentifier: nil)
    let pictures = (0..<count).map { index -> UIView in
      let side = CGFloat(50 + 10 * (index % 3))
      return UIImageView(image: MeasuredPicture.checks(side: side, color: .systemBrown))
    }
    strip.fill(pictures, .horizontal, spacing: 8)
    strip.alignment = .center
    scrollView.pin(strip, inset: 0)
    scrollView.contentInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    contentView.pin(scrollView, inset: 6)
    scrollView.heightAnchor.constraint(equalTo: strip.heightAnchor).isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

/// A setting: two texts beside a switch, which keep their width in different degrees.
final class SwitchCell: UITableViewCell {
  let titleLabel = UILabel()
  let valueLabel = UILabel()
  let toggle = UISwitch()

  init(title: String, value: String) {
    super.init(style: .default, reuseIdentifier: nil)
    (titleLabel.text, valueLabel.text) = (title, value)
    valueLabel.textColor = .secondaryLabel
    toggle.isOn = true
    titleLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    let row = UIStackView()
    row.fill([titleLabel, valueLabel, toggle], .horizontal, spacing: 8)
    row.alignment = .center
    contentView.pin(row, inset: 11)
  }

  required init?(coder: NSCoder) { nil }
}

/// A text of several runs.
final class AttributedCell: UITableViewCell {
  let label = UILabel()

  init(_ runs: [(String, UIFont, UIColor)]) {
    super.init(style: .default, reuseIdentifier: nil)
    let text = NSMutableAttributedString()
    for (part, font, color) in runs {
      text.append(
        NSAttributedString(string: part, attributes: [.font: font, .foregroundColor: color]))
    }
    label.attributedText = text
    label.numberOfLines = 0
    contentView.pin(label, inset: 14)
  }

  required init?(coder: NSCoder) { nil }
}

/// An answer: a text view beside a button and a switch.
final class ReplyCell: UITableViewCell {
  let textView = UITextView()
  let sendButton = UIButton(type: .system)
  let toggle = UISwitch()

  init(text: String) {
    super.init(style: .default, reuseIdentifier: nil)
    textView.isScrollEnabled = false
    textView.text = text
    sendButton.setTitle("Send", for: .normal)
    sendButton.setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView()
    row.fill([textView, toggle, sendButton], .horizontal, spacing: 8)
    row.alignment = .center
    contentView.pin(row, inset: 8)
  }

  required init?(coder: NSCoder) { nil }
}
