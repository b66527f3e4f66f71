import Foundation
import Testing

@testable import UIKit

/// What VoiceOver says, and in which order.
@MainActor struct SpokenTests {
  @Test func `VoiceOver says what it says on iOS`() {
    var (equal, all) = (0, 0)
    for scene in SpokenScene.all {
      let spoken = scene.spoken
      #expect(spoken == scene.expected, "\(scene.name)")
      all += max(1, scene.expected.count)
      equal += spoken == scene.expected ? max(1, scene.expected.count) : 0
    }
    // Scenes without any element count as one.
    #expect(equal == all && all == 313, "\(equal) of \(all) descriptions are those of iOS")
  }

  private func reading(_ view: UIView) -> [AccessibilityReading.Item] {
    view.layoutIfNeeded()
    return AccessibilityReading(of: view).items
  }

  private func row(_ style: UITableViewCell.CellStyle = .subtitle) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    cell.textLabel?.text = "Milk"
    cell.detailTextLabel?.text = "2 litres"
    return cell
  }

  @Test func `a row says its texts as one element`() {
    let cell = row()
    let items = reading(cell)
    #expect(items.map(\.element.line) == ["Milk, 2 litres"])
    #expect(items[0].merged.count == 2 && items[0].view === cell)
    #expect(items[0].element.frame == cell.bounds)
    cell.accessibilityLabel = "Milk, two litres"
    cell.isSelected = true
    #expect(reading(cell).map(\.element.line) == ["Selected: Milk, two litres"])
    cell.isSelected = false
    cell.accessoryType = .checkmark
    cell.accessibilityTraits = .button
    #expect(reading(cell).map(\.element.line) == ["Selected: Milk, two litres. Button."])
    cell.isUserInteractionEnabled = false
    #expect(reading(cell)[0].element.spoken == "Selected: Milk, two litres. Dimmed. Button.")
  }

  @Test func `a row says the switch beside its text, and not what the app takes apart`() {
    let cell = row()
    let view = UISwitch()
    view.isOn = true
    cell.accessoryView = view
    let items = reading(cell)
    let said = "Milk, 2 litres. Switch Button. On. → \(SpokenScene.toggle)"
    #expect(items.map(\.element.line) == [said])
    let middle = cell.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), from: view)
    #expect(items[0].element.activationPoint == middle && !items[0].element.hasUsualActivationPoint)
    cell.isAccessibilityElement = false
    #expect(reading(cell).map(\.element.spoken) == ["Milk", "Switch Button. On.", "2 litres"])
    view.accessibilityLabel = "Buy"
    cell.isAccessibilityElement = true
    #expect(reading(cell)[0].unreachable == [view])
  }

  @Test func `controls of a row are elements of their own, with what removes it first`() {
    let cell = row(.default)
    let button = UIButton(frame: CGRect(x: 200, y: 10, width: 60, height: 40))
    button.setTitle("Buy", for: .normal)
    cell.contentView.addSubview(button)
    cell.accessoryType = .detailDisclosureButton
    #expect(reading(cell).map(\.element.spoken) == ["Milk", "Buy. Button.", "More Info. Button."])
    cell.isEditing = true
    #expect(reading(cell).map(\.element.spoken) == ["Delete. Button.", "Milk", "Buy. Button."])
  }

  @Test func `a list cell says its configuration's texts, a header that it is one`() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    var content = cell.defaultContentConfiguration()
    (content.text, content.secondaryText) = ("Milk", "2 litres")
    cell.contentConfiguration = content
    cell.accessories = [.checkmark(), .delete(displayed: .always)]
    #expect(reading(cell).map(\.element.spoken) == ["Selected: Milk, 2 litres", "Delete. Button."])
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.kind = .init(style: .plain, isHeader: true, isFirst: true)
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
    header.textLabel?.text = "Drinks"
    #expect(reading(header).map(\.element.spoken) == ["Drinks. Heading."])
    let plain = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    for text in ["Milk", "Tea"] { plain.contentView.addSubview(SpokenScene.label(text)) }
    #expect(reading(plain).map(\.element.spoken) == ["Milk", "Tea"])
  }

  @Test func `other controls say what iOS says of them`() {
    let progress = UIProgressView(frame: CGRect(x: 0, y: 0, width: 90, height: 4))
    progress.progress = 0.4
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.startAnimating()
    let search = UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 56))
    let secret = UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
    (secret.isSecureTextEntry, secret.text) = (true, "abc")
    let close = UIButton(type: .close)
    let picture = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    let image = UIImage(systemName: "heart")
    image?.accessibilityLabel = "Love"
    picture.setImage(image, for: .normal)
    let stack = SpokenScene.stack([progress, indicator, search, secret, close, picture])
    #expect(
      reading(stack).map(\.element.line) == [
        "Progress: 40%", "In progress", "Search. Search Field. → Double tap to edit.",
        "•••. Secure Text Field. → Double tap to edit.", "Close. Button.", "Love. Button.",
      ])
  }

  @Test func `points and outlines are in the root's coordinates`() throws {
    let root = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    let slider = UISlider(frame: CGRect(x: 10, y: 10, width: 100, height: 34))
    let button = UIButton(frame: CGRect(x: 10, y: 60, width: 100, height: 44))
    button.setTitle("Buy", for: .normal)
    button.accessibilityActivationPoint = CGPoint(x: 20, y: 70)
    let shape = SpokenScene.element("Shape")
    shape.frame = CGRect(x: 10, y: 120, width: 50, height: 50)
    shape.accessibilityPath = UIBezierPath(ovalIn: CGRect(x: 20, y: 130, width: 20, height: 20))
    let bent = SpokenScene.element("No shape")
    bent.frame = CGRect(x: 70, y: 120, width: 50, height: 50)
    bent.accessibilityPath = UIBezierPath()
    for view in [slider, button, shape, bent] { root.addSubview(view) }
    let elements = reading(root).map(\.element)
    #expect(elements.map(\.hasUsualActivationPoint) == [true, false, true, true])
    #expect(elements[0].activationPoint.x < 40)
    #expect(elements[1].activationPoint == CGPoint(x: 20, y: 70))
    #expect(elements[2].frame == CGRect(x: 20, y: 130, width: 20, height: 20))
    #expect(elements[2].outline != nil && elements[3].outline == nil)
    #expect(elements[3].frame == bent.frame)
  }

  @Test func `containers are around their elements, those without names are left out`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    func box(_ type: UIAccessibilityContainerType, _ label: String?, in view: UIView) -> UIView {
      let box = UIView(frame: view.bounds)
      box.accessibilityContainerType = type
      box.accessibilityLabel = label
      view.addSubview(box)
      return box
    }
    let list = box(.list, nil, in: root)
    let group = box(.semanticGroup, "Group", in: box(.semanticGroup, nil, in: list))
    let table = box(.dataTable, nil, in: group)
    let element = SpokenScene.element("Item")
    element.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    table.addSubview(element)
    let containers = reading(root)[0].element.containers
    #expect(containers.map(\.kind) == [.list, .group, .table(rows: 0, columns: 0)])
    #expect(containers.map(\.label) == [nil, "Group", nil])
  }

  @Test func `hostile trees are read to the end`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let inner = UIView(frame: root.bounds)
    root.addSubview(inner)
    // A list that names what is around it, and no element.
    inner.accessibilityElements = [inner, root, "text", 3, SpokenScene.label("Read")]
    #expect(reading(root).map(\.element.spoken) == ["Read"])
    let odd = SpokenScene.element("Odd")
    odd.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    odd.accessibilityFrame = CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: 1)
    inner.accessibilityElements = [odd]
    #expect(reading(root)[0].element.frame == .zero)
    var deep = UIAccessibilityElement(accessibilityContainer: root)
    (deep.isAccessibilityElement, deep.accessibilityLabel) = (true, "Deep")
    for _ in 0..<5000 {
      let outer = UIAccessibilityElement(accessibilityContainer: root)
      outer.isAccessibilityElement = false
      outer.accessibilityElements = [deep]
      deep = outer
    }
    root.accessibilityElements = [deep]
    #expect(reading(root).isEmpty)
    let endless = Endless(frame: root.bounds)
    #expect(reading(endless).count == 10_000)
  }

  final class Endless: UIView {
    private lazy var element: UIAccessibilityElement = {
      let element = UIAccessibilityElement(accessibilityContainer: self)
      element.accessibilityLabel = "Again"
      return element
    }()

    override func accessibilityElementCount() -> Int { .max }
    override func accessibilityElement(at index: Int) -> Any? { element }
  }
}
