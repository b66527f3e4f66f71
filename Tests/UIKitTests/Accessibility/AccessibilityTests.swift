import Testing
import UIKit

@MainActor @Suite struct AccessibilityTests {
  @Test func `a label is an element with its text as the default accessibility label`() {
    let label = UILabel()
    label.text = "Downloads"
    #expect(label.isAccessibilityElement)
    #expect(label.accessibilityLabel == "Downloads")
    #expect(label.accessibilityTraits == .staticText)
    label.accessibilityLabel = "My downloads"
    #expect(label.accessibilityLabel == "My downloads")
    label.accessibilityLabel = nil
    #expect(label.accessibilityLabel == "Downloads")
  }

  @Test func `a button has its title as its label and a trait while disabled`() {
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    #expect(button.accessibilityLabel == "Buy")
    #expect(button.accessibilityTraits == .button)
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .notEnabled])
  }

  @Test func `a configured button has its configuration's title as its label`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Pay"
    #expect(UIButton(configuration: configuration).accessibilityLabel == "Pay")
  }

  @Test func `a plain view, an image view and a cell are not elements by default`() {
    for view in [UIView(), UIImageView(), UITableViewCell()] {
      #expect(!view.isAccessibilityElement)
      view.isAccessibilityElement = true
      #expect(view.isAccessibilityElement)
    }
    #expect(UIImageView().accessibilityTraits == .image)
  }

  @Test func `accessibility attributes keep the values that are set`() {
    let cell = UITableViewCell()
    let label = UILabel()
    #expect(cell.accessibilityLabel == nil && cell.accessibilityHint == nil)
    #expect(cell.accessibilityValue == nil && cell.accessibilityTraits == [])
    #expect(cell.accessibilityElements == nil && !cell.accessibilityElementsHidden)
    cell.accessibilityLabel = "Ada, unread"
    cell.accessibilityHint = "Opens the message"
    cell.accessibilityValue = "3"
    cell.accessibilityTraits = [.button, .header]
    cell.accessibilityElements = [label]
    cell.accessibilityElementsHidden = true
    cell.accessibilityIdentifier = "message"
    #expect(cell.accessibilityLabel == "Ada, unread")
    #expect(cell.accessibilityHint == "Opens the message")
    #expect(cell.accessibilityValue == "3")
    #expect(cell.accessibilityTraits == [.button, .header])
    #expect(cell.accessibilityElements?.first as? UILabel === label)
    #expect(cell.accessibilityElementsHidden)
    #expect(cell.accessibilityIdentifier == "message")
  }

  @Test func `a subclass may override the label`() {
    final class PriceLabel: UILabel {
      override var accessibilityLabel: String? {
        get { text.map { "Price: \($0)" } }
        set { super.accessibilityLabel = newValue }
      }
    }
    let label = PriceLabel()
    label.text = "3 €"
    #expect(label.accessibilityLabel == "Price: 3 €")
  }
}
