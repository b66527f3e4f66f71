import Testing
import UIKit

@testable import UIKit

@MainActor struct TextControlTests {
  @Test(arguments: [(18, 15, 15), (26, 22, 15)] as [(Int, CGFloat, CGFloat)])
  func `an empty field without a border has the height of the standard font on iOS 26`(
    major: Int, empty: CGFloat, filled: CGFloat
  ) {
    let field = UITextField()
    field.traitOverrides.systemVersion = .iOS(major)
    field.font = .systemFont(ofSize: 11)
    field.placeholder = "Name"
    #expect(field.intrinsicContentSize.height == empty)
    field.text = "Ada"
    #expect(field.intrinsicContentSize.height == filled)
  }

  @Test(arguments: [
    (UITextField.BorderStyle.roundedRect, 14.0, 34.0), (.roundedRect, 17, 34),
    (.none, 17, 22), (.roundedRect, 28, 47),
  ])
  func `a field's height follows frame and font`(
    style: UITextField.BorderStyle, size: CGFloat, height: CGFloat
  ) {
    let field = UITextField()
    field.borderStyle = style
    field.font = .systemFont(ofSize: size)
    #expect(field.intrinsicContentSize.height == height)
  }

  @Test func `an empty field is as wide as its placeholder`() {
    let field = UITextField()
    field.placeholder = "Placeholder"
    let label = UILabel()
    label.text = "Placeholder"
    #expect(field.intrinsicContentSize.width == label.intrinsicContentSize.width)
    field.text = "P"
    #expect(field.intrinsicContentSize.width < label.intrinsicContentSize.width)
  }

  @Test func `nil and empty text are the same`() {
    let field = UITextField()
    field.text = nil
    #expect(field.text == "")
  }

  @Test func `side views reduce the text's width`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 0, y: 0, width: 200, height: 34))
    field.leftViewMode = .always
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 20, y: 0, width: 180, height: 34))
    #expect(
      field.leftViewRect(forBounds: field.bounds) == CGRect(x: 0, y: 7, width: 20, height: 20))
  }

  @Test func `a view shown while editing is hidden`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.rightView = view
    field.rightViewMode = .whileEditing
    field.layoutIfNeeded()
    #expect(view.isHidden)
  }

  @Test(arguments: [
    (UIControl.ContentVerticalAlignment.top, 0), (.bottom, 1), (.center, 0.5), (.fill, 0.5),
  ])
  func `a field's line is where its vertical alignment says`(
    alignment: UIControl.ContentVerticalAlignment, share: CGFloat
  ) throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    field.text = "abc"
    field.contentVerticalAlignment = alignment
    field.layoutIfNeeded()
    let line = try #require(
      field.subviews.compactMap { $0 as? UILabel }.first { $0.text == "abc" })
    #expect(abs(line.frame.minY - (100 - line.frame.height) * share) <= 0.25)
  }

  @Test func `secure text shows dots`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.text = "abc"
    field.isSecureTextEntry = true
    field.layoutIfNeeded()
    let shown = field.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(shown.contains("•••"))
    #expect(field.text == "abc")
  }

  @Test func `a text view that does not scroll is sized by its text and insets`() {
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    view.text = "A\nB"
    view.isScrollEnabled = false
    #expect(abs(view.intrinsicContentSize.height - 57) < 0.001)
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "A\nB"
    #expect(view.intrinsicContentSize.width == label.intrinsicContentSize.width + 10)
  }

  @Test func `a text view wraps at the laid-out width`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    view.text = "Words that need more than one line"
    view.isScrollEnabled = false
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.rightAnchor.constraint(equalTo: root.rightAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = view.text
    let text = label.sizeThatFits(CGSize(width: 110, height: 0))
    #expect(abs(view.frame.height - text.height - 16) < 0.001)
    #expect(view.subviews[0].frame.origin == CGPoint(x: 5, y: 8))
  }

  @Test func `the insets and the padding move the text`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.text = "A"
    view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.textContainer.lineFragmentPadding = 0
    view.layoutIfNeeded()
    #expect(view.subviews[0].frame.origin == CGPoint(x: 2, y: 1))
    #expect(view.subviews[0].frame.width == 94)
  }

  @Test func `a disabled field keeps a colour that was set, and dims its own`() {
    let field = UITextField()
    field.text = "Text"
    field.isEnabled = false
    field.layoutIfNeeded()
    #expect(field.textColor == .label)
    #expect(field.textView.alpha == 0.5)
    field.textColor = .red
    field.layoutIfNeeded()
    #expect(field.textView.alpha == 1 && field.textView.textColor == .red)
    field.textColor = nil
    field.layoutIfNeeded()
    #expect(field.textColor == .label && field.textView.alpha == 0.5)
  }
}
