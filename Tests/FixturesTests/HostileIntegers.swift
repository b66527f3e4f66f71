import Foundation
import UIKit

/// Where an app can set a whole number.
enum HostileIntegers {
  /// A property of a view, set to a number.
  struct Place: Sendable {
    let description: String
    let make: @MainActor @Sendable (Int) -> UIView

    init(_ name: String, _ make: @escaping @MainActor @Sendable (Int) -> UIView) {
      description = name
      self.make = make
    }
  }

  static let numbers = [Int.max, .max - 1, 1 << 40, 1 << 32, -1, 0, .min + 1, .min]

  static let all = [
    Place("lines of a label's rectangle") { number in
      let label = UILabel()
      label.text = text
      label.numberOfLines = number
      let bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
      return SizedView(label.textRect(forBounds: bounds, limitedToNumberOfLines: number).size)
    },
    Place("lines of a text view") {
      let view = UITextView()
      view.isScrollEnabled = false
      view.text = text
      view.textContainer.maximumNumberOfLines = $0
      return view
    },
    Place("lines of list content and its cell's indentation") {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.indentationLevel = $0
      var content = UIListContentConfiguration.subtitleCell()
      (content.text, content.secondaryText) = (text, text)
      content.textProperties.numberOfLines = $0
      content.secondaryTextProperties.numberOfLines = $0
      cell.contentConfiguration = content
      return cell
    },
    Place("lines of a button") {
      let button = UIButton(type: .system)
      button.setTitle(text, for: .normal)
      button.titleLabel?.numberOfLines = $0
      return button
    },
    Place("indentation of a plain cell") {
      let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
      cell.textLabel?.text = text
      cell.indentationLevel = $0
      return cell
    },
    Place("indentation of a list's cell") {
      let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      cell.indentationLevel = $0
      cell.accessories = [.disclosureIndicator(), .outlineDisclosure()]
      return cell
    },
    Place("indentation that a table's delegate chooses") {
      let table = IndentedTable(frame: .zero, style: .plain)
      table.level = $0
      (table.rows, table.dataSource, table.delegate) = (3, table, table)
      return table
    },
    Place("order of attributes") { number in
      let layout = NumberedLayout()
      layout.set = { $0.zIndex = $0.indexPath.item == 1 ? number : -1 }
      return HostilePlaces.collection(items: 3, layout)
    },
    Place("order of a layout's own frames") { number in
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(40), heightDimension: .absolute(40))
      let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
        [number, 0, -1].map {
          NSCollectionLayoutGroupCustomItem(
            frame: CGRect(x: 0, y: 0, width: 9, height: 9), zIndex: $0)
        }
      }
      let section = NSCollectionLayoutSection(group: group)
      let background = NSCollectionLayoutDecorationItem.background(elementKind: "Background")
      background.zIndex = number
      section.decorationItems = [background]
      let layout = UICollectionViewCompositionalLayout(section: section)
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "Background")
      return HostilePlaces.collection(items: 3, layout)
    },
    Place("items of a group") {
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(20), heightDimension: .absolute(20))
      let item = NSCollectionLayoutItem(layoutSize: size)
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, repeatingSubitem: item, count: $0)
      let section = NSCollectionLayoutSection(group: group)
      return HostilePlaces.collection(
        items: 3, UICollectionViewCompositionalLayout(section: section))
    },
    Place("copies of a layer") {
      let view = UIView()
      let layer = CAReplicatorLayer()
      layer.instanceCount = $0
      layer.instanceTransform = CATransform3DMakeTranslation(1, 1, 1)
      let inner = CALayer()
      inner.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
      inner.backgroundColor = UIColor.red.cgColor
      layer.addSublayer(inner)
      view.layer.addSublayer(layer)
      return view
    },
    Place("page") {
      let control = UIPageControl()
      control.numberOfPages = 5
      control.currentPage = $0
      return control
    },
    Place("pages") {
      let control = UIPageControl()
      control.numberOfPages = $0
      control.currentPage = $0
      return control
    },
    Place("segment") {
      let control = UISegmentedControl(items: ["One", "Two"])
      control.selectedSegmentIndex = $0
      return control
    },
    Place("place of a segment") {
      let control = UISegmentedControl(items: ["One", "Two"])
      control.insertSegment(withTitle: "Three", at: $0, animated: false)
      control.removeSegment(at: $0, animated: false)
      control.setTitle("Four", forSegmentAt: $0)
      control.setWidth(20, forSegmentAt: $0)
      return control
    },
    Place("place of a subview") {
      let view = UIView()
      for _ in 0..<3 { view.addSubview(UIView()) }
      view.insertSubview(UIView(), at: $0)
      return view
    },
    Place("row of a picker") {
      let picker = NumberedPicker()
      (picker.rows, picker.dataSource) = (max(0, $0), picker)
      picker.selectRow($0, inComponent: 0, animated: false)
      return picker
    },
    Place("values of attributes") {
      let label = UILabel()
      label.attributedText = NSAttributedString(
        string: text, attributes: [.underlineStyle: $0, .strikethroughStyle: $0, .ligature: $0])
      return label
    },
    Place("selected text") {
      let view = UITextView()
      view.isScrollEnabled = false
      view.text = text
      view.selectedRange = NSRange(location: $0, length: $0)
      return view
    },
    Place("repeated pictures and tags") {
      let view = UIImageView(image: HostilePlaces.picture)
      view.animationImages = [HostilePlaces.picture]
      view.animationRepeatCount = $0
      view.tag = $0
      view.startAnimating()
      return view
    },
  ]

  private static let text = "One word after the other, and more of them"
}

private final class IndentedTable: CountedTable, UITableViewDelegate {
  var level = 0
  func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { level }
}

private final class NumberedPicker: UIPickerView, UIPickerViewDataSource {
  var rows = 0
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    rows
  }
}
