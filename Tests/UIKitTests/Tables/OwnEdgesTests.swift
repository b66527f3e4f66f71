import Foundation
import Testing
import UIKit

/// Cells whose views are pinned to the cell itself, not to its content view.
@MainActor struct OwnEdgesTests {
  private final class Row: UITableViewCell {
    let label = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      pin(label, to: self)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Item: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      pin(label, to: self)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    let texts: [String]

    init(_ texts: [String]) { self.texts = texts }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let row = Row()
      row.label.text = texts[indexPath.row]
      return row
    }
  }

  private static func pin(_ label: UILabel, to outer: UIView) {
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: outer.topAnchor, constant: 16),
      label.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 16),
      outer.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
      outer.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 16),
    ])
  }

  private let long = "The quick brown fox jumps over the lazy dog and keeps running"

  private func fitted(_ view: UIView) -> CGSize {
    view.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  @Test func `a cell alone, an item and a header have the height of what is pinned to them`() {
    let (row, item) = (Row(), Item())
    row.label.text = long
    item.label.text = long
    let (header, title) = (UITableViewHeaderFooterView(reuseIdentifier: nil), UILabel())
    title.text = long
    Self.pin(title, to: header)
    for view in [row, item, header] {
      view.frame.size = CGSize(width: 320, height: 50)
      #expect(fitted(view) == CGSize(width: 320, height: 73))
    }
  }

  @Test func `rows of a table have the height of what is pinned to their cells`() {
    let rows = Rows([long, "Short"])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [73, 52.5])
    #expect(table.visibleCells.map(\.contentView.frame.height) == [73, 52.5])
  }

  @Test func `the higher of content view and cell decides`() {
    let row = Row()
    row.label.text = "Short"
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    row.contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: row.contentView.topAnchor),
      row.contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      box.heightAnchor.constraint(equalToConstant: 90),
    ])
    row.frame.size = CGSize(width: 320, height: 44)
    // The label's height is a preference; its distances from the edges hold.
    #expect(fitted(row).height == 90)
  }
}
