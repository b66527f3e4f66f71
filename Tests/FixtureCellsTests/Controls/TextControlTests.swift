import SnapTesting
import Testing
import UIKit

@MainActor struct TextControlTests {
  private func field(_ text: String?, _ change: (UITextField) -> Void = { _ in }) -> UITextField {
    let field = UITextField(frame: .zero)
    field.text = text
    field.borderStyle = .roundedRect
    change(field)
    field.widthAnchor.constraint(equalToConstant: 150).isActive = true
    return field
  }

  private func icon(_ name: String) -> UIView {
    let view = UIImageView(image: UIImage(systemName: name))
    view.tintColor = .secondaryLabel
    return view
  }

  private func fieldSheet() -> UIView {
    ContactSheet(rows: [
      [field("Rounded"), field(nil) { $0.placeholder = "Placeholder" }],
      [field("Line") { $0.borderStyle = .line }, field("Bezel") { $0.borderStyle = .bezel }],
      [
        field("None") { $0.borderStyle = .none },
        field("secret") { $0.isSecureTextEntry = true },
      ],
      [
        field("Search") {
          $0.leftView = icon("magnifyingglass")
          $0.leftViewMode = .always
          $0.clearButtonMode = .always
        },
        field("Side") {
          $0.rightView = icon("eye")
          $0.rightViewMode = .unlessEditing
          $0.textAlignment = .center
        },
      ],
      [
        field("Disabled") { $0.isEnabled = false },
        field(nil) {
          $0.attributedPlaceholder = NSAttributedString(
            string: "Red", attributes: [.foregroundColor: UIColor.systemRed])
          $0.textAlignment = .right
        },
      ],
    ])
  }

  @Test func `text fields`() {
    assertSnapshots(
      of: { fieldSheet() },
      over: .widths(340) * .appearances(.light, .dark) * .directions(.leftToRight, .rightToLeft))
  }

  private func textView(_ text: String, scrolls: Bool) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 145, height: 60))
    view.text = text
    view.font = .systemFont(ofSize: 14)
    view.isScrollEnabled = scrolls
    view.backgroundColor = .secondarySystemBackground
    if !scrolls { view.widthAnchor.constraint(equalToConstant: 145).isActive = true }
    return view
  }

  private func textViewSheet() -> UIView {
    let text = "A text view shows several lines and wraps them at its width."
    let first = textView(text, scrolls: true)
    let second = textView("Grows with its text.", scrolls: false)
    second.textContainerInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    second.textColor = .systemBlue
    return ContactSheet(rows: [[first, second]])
  }

  @Test func `text views`() {
    assertSnapshots(of: { textViewSheet() }, over: .widths(340) * .appearances(.light, .dark))
  }
}
