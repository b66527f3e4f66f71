import UIKit

extension SpokenScene {
  static var lists: [SpokenScene] {
    func scene(
      _ name: String, _ type: UIAccessibilityContainerType, _ expected: [String]
    ) -> SpokenScene {
      SpokenScene(name, expected) {
        let labels = (1..<5).map { label("Label \($0)") }
        let root = stack(labels)
        root.accessibilityElements = labels
        root.accessibilityContainerType = type
        return root
      }
    }
    return [
      scene("a list", .list, ["Label 1. List Start.", "Label 2", "Label 3", "Label 4. List End."]),
      scene(
        "a landmark", .landmark, ["Label 1. Landmark.", "Label 2", "Label 3", "Label 4. End."]),
    ]
  }

  static var tables: [SpokenScene] {
    [
      SpokenScene(
        "a data table",
        [
          "Hello World", "A1. Row 1. Column 1.", "B1. Column 2.", "C1. Column 3.", "D1. Column 4.",
          "A2. Row 2. Column 1.", "B2. Spans 2 columns. Column 2.", "D2. Column 4.",
          "A3. Row 3. Column 1.", "B3. Spans 2 rows. Column 2.", "C3. Column 3.", "D3. Column 4.",
          "A4. Spans 2 rows. Row 4. Column 1.", "C4. Spans 2 rows. Spans 2 columns. Column 3.",
          "B5. Row 5. Column 2. Value. \(allTraits) → Hint",
        ]
      ) {
        let cells: [(Int, Int, Int, Int)] = [
          (0, 0, 1, 1), (0, 1, 1, 1), (0, 2, 1, 1), (0, 3, 1, 1), (1, 0, 1, 1), (1, 1, 2, 1),
          (1, 3, 1, 1), (2, 0, 1, 1), (2, 1, 1, 2), (2, 2, 1, 1), (2, 3, 1, 1), (3, 0, 1, 2),
          (3, 2, 2, 2), (4, 1, 1, 1),
        ]
        return DataTable(
          cells.map { DataCell(row: $0, column: $1, width: $2, height: $3) }, rows: 5, columns: 4)
      },
      SpokenScene("a data table with headers", headed(saysRows: true)) {
        headedTable(saysRows: true)
      },
      SpokenScene("a data table without rows", headed(saysRows: false)) {
        headedTable(saysRows: false)
      },
    ]
  }

  private static let allTraits =
    "Dimmed. Button. Heading. Link. Adjustable. Image. Search Field."

  private static func headedTable(saysRows: Bool) -> UIView {
    let cells = (0..<36).map { index in
      let cell = DataCell(row: index / 6, column: index % 6)
      cell.saysRow = saysRows
      cell.accessibilityValue = "\(cell.accessibilityLabel ?? "") Value"
      return cell
    }
    let table = DataTable(cells, rows: 6, columns: 6)
    table.hasHeaders = true
    return table
  }

  /// The first three cells of a row and of a column are its headers.
  ///
  /// A cell is no header of its own, and not of the one below it where that begins a row.
  private static func headed(saysRows: Bool) -> [String] {
    let cells = (0..<36).map { index in
      let (row, column) = (index / 6, index % 6)
      let isFirst = saysRows && column == 0
      let rowHeaders = isFirst ? [1, 2].map { DataCell.name(row, $0) } : []
      let columnHeaders = (0..<3).filter { $0 != row && !(isFirst && $0 == row - 1) }
        .map { DataCell.name($0, column) }
      let name = DataCell.name(row, column)
      let headers = (rowHeaders + columnHeaders).map { "\($0): \($0) Value. " }.joined()
      let place = (isFirst ? "Row \(row + 1). " : "") + "Column \(column + 1)."
      return index == 35
        ? "\(headers)\(name). \(place) Value. \(allTraits) → Hint"
        : "\(headers)\(name). \(place) \(name) Value"
    }
    return ["Hello World"] + cells
  }

  final class DataCell: UIView, UIAccessibilityContainerDataTableCell {
    let row: Int
    let column: Int
    let width: Int
    let height: Int
    var saysRow = true

    static func name(_ row: Int, _ column: Int) -> String {
      "\(["A", "B", "C", "D", "E", "F"][column])\(row + 1)"
    }

    init(row: Int, column: Int, width: Int = 1, height: Int = 1) {
      (self.row, self.column, self.width, self.height) = (row, column, width, height)
      super.init(
        frame: CGRect(x: column * 40, y: 60 + row * 40, width: width * 40, height: height * 40))
      isAccessibilityElement = true
      accessibilityLabel = Self.name(row, column)
    }

    required init?(coder: NSCoder) { nil }

    func accessibilityRowRange() -> NSRange {
      NSRange(location: saysRow ? row : NSNotFound, length: height)
    }
    func accessibilityColumnRange() -> NSRange { NSRange(location: column, length: width) }
  }

  final class DataTable: UIView, UIAccessibilityContainerDataTable {
    let cells: [DataCell]
    let rows: Int
    let columns: Int
    var hasHeaders = false

    init(_ cells: [DataCell], rows: Int, columns: Int) {
      (self.cells, self.rows, self.columns) = (cells, rows, columns)
      super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      accessibilityContainerType = .dataTable
      let last = cells[cells.count - 1]
      last.accessibilityValue = "Value"
      last.accessibilityHint = "Hint"
      last.accessibilityTraits = [
        .notEnabled, .button, .header, .link, .adjustable, .image, .searchField,
      ]
      for cell in cells { addSubview(cell) }
      let title = SpokenScene.label("Hello World")
      title.frame.origin = CGPoint(x: 40, y: 10)
      addSubview(title)
    }

    required init?(coder: NSCoder) { nil }

    func accessibilityDataTableCellElement(
      forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)? {
      cells.first { $0.row == row && $0.column == column }
    }
    func accessibilityRowCount() -> Int { rows }
    func accessibilityColumnCount() -> Int { columns }

    func accessibilityHeaderElements(
      forRow row: Int
    ) -> [any UIAccessibilityContainerDataTableCell]? {
      hasHeaders ? cells.filter { $0.row == row && $0.column < 3 } : nil
    }
    func accessibilityHeaderElements(
      forColumn column: Int
    ) -> [any UIAccessibilityContainerDataTableCell]? {
      hasHeaders ? cells.filter { $0.column == column && $0.row < 3 } : nil
    }
  }
}
