import Foundation
import Testing
import UIKit

@MainActor struct AccessibilityTests {
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

  @Test func `attributed texts and plain ones replace each other`() {
    let label = UILabel()
    label.text = "Downloads"
    #expect(label.accessibilityAttributedLabel == NSAttributedString(string: "Downloads"))
    let spoken = NSAttributedString(string: "Hallo", attributes: [.link: "de"])
    label.accessibilityAttributedLabel = spoken
    label.accessibilityAttributedValue = spoken
    label.accessibilityAttributedHint = spoken
    #expect(label.accessibilityAttributedLabel == spoken)
    #expect(label.accessibilityLabel == "Hallo")
    #expect(label.accessibilityValue == "Hallo" && label.accessibilityHint == "Hallo")
    label.accessibilityLabel = "Plain"
    label.accessibilityValue = nil
    #expect(label.accessibilityAttributedLabel == NSAttributedString(string: "Plain"))
    #expect(label.accessibilityAttributedValue == nil)
    #expect(label.accessibilityAttributedHint == spoken)
  }

  @Test func `a container has the elements of its list, unless a subclass says otherwise`() {
    let view = UIView()
    #expect(view.accessibilityElementCount() == 0 && view.accessibilityContainerType == .none)
    let parts = [UIView(), UIView()]
    view.accessibilityElements = parts
    view.accessibilityContainerType = .list
    #expect(view.accessibilityElementCount() == 2 && view.accessibilityContainerType == .list)
    #expect(view.accessibilityElement(at: 1) as? UIView === parts[1])
    #expect(view.accessibilityElement(at: 2) == nil)
    #expect(view.index(ofAccessibilityElement: parts[1]) == 1)
    #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
    let chart: UIView = Chart()
    #expect(chart.accessibilityElementCount() == 3)
    #expect(chart.accessibilityElement(at: 2) as? Int == 2)
    #expect(chart.index(ofAccessibilityElement: 2) == 7)
  }

  final class Chart: UIView {
    override func accessibilityElementCount() -> Int { 3 }
    override func accessibilityElement(at index: Int) -> Any? { index }
    override func index(ofAccessibilityElement element: Any) -> Int { 7 }
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
