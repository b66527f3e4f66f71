import Testing
import UIKit

@testable import Fixtures

@MainActor struct ViewStateTests {
  // MARK: Configurations

  @Test func `states are an axis, which keys name`() {
    let matrix: ConfigurationMatrix =
      .appearances(.light, .dark) * .states(.normal, .selected, [.disabled, .selected])
    #expect(
      matrix.configurations.map(\.name) == [
        "320", "320-selected", "320-selected-disabled", "320-dark", "320-dark-selected",
        "320-dark-selected-disabled",
      ])
  }

  // MARK: Cells of tables

  @Test(arguments: told)
  func `a cell is told as by UIKit, after it was laid out`(state: ViewState, calls: [String])
    throws
  {
    let cell = LoggingCell(style: .default, reuseIdentifier: nil)
    _ = try LaidOutView(of: cell, in: Configuration(state: state))
    let log = cell.log.drop { $0 == "update" }
    #expect(Array(log).withoutRepeats == (state == .normal ? ["layout"] : calls))
  }

  @Test func `labels and images of a selected cell are highlighted, unless it shows no selection`()
    throws
  {
    func isHighlighted(
      _ style: UITableViewCell.SelectionStyle, _ state: ViewState
    ) throws -> Bool {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.selectionStyle = style
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.text = "Song"
      label.highlightedTextColor = .white
      cell.contentView.addSubview(label)
      _ = try Rendering(of: cell, in: Configuration(state: state))
      return label.isHighlighted
    }
    #expect(try !isHighlighted(.default, .normal))
    #expect(try isHighlighted(.default, .selected))
    #expect(try isHighlighted(.default, .highlighted))
    #expect(try !isHighlighted(.none, .selected))
  }

  @Test func `a row of a table in editing mode has the table's editing style`() throws {
    let rows = Rows(editable: true)
    let cell = rows.table.cell(at: IndexPath(row: 0, section: 0))
    let rendering = try Rendering(of: cell, in: Configuration(state: [.editing, .selected]))
    #expect(cell.isEditing)
    #expect(cell.isSelected)
    #expect(cell.editingStyle == .insert)
    // The next cell of the row is as it was.
    let next = rows.table.cell(at: IndexPath(row: 0, section: 0))
    _ = try Rendering(of: next, in: Configuration())
    #expect(!next.isEditing)
    #expect(!next.isSelected)
    #expect(rendering.tree.children.contains { $0.frame.width == 280 })
  }

  @Test func `a swiped row is moved aside from its actions`() throws {
    let rows = Rows(editable: true)
    func frames(_ state: ViewState, _ direction: UIUserInterfaceLayoutDirection = .leftToRight)
      throws -> [String]
    {
      let cell = rows.table.cell(at: IndexPath(row: 0, section: 0))
      let configuration = Configuration(direction: direction, state: state)
      let tree = try Rendering(of: cell, in: configuration).tree
      #expect(cell.configurationState.isSwiped)
      return tree.children.map { "\($0.name) \($0.frame.minX) \($0.frame.width)" }
    }
    #expect(try frames(.trailingSwipe) == ["cell -74.0 320.0", "swipeActions 246.0 74.0"])
    #expect(try frames(.leadingSwipe) == ["cell 148.0 320.0", "swipeActions 0.0 148.0"])
    #expect(
      try frames(.trailingSwipe, .rightToLeft) == ["cell 74.0 320.0", "swipeActions 0.0 74.0"])
  }

  nonisolated static let told: [(ViewState, [String])] = [
    (.normal, ["layout"]),
    (.highlighted, ["layout", "highlighted true", "update highlighted", "layout"]),
    (.selected, ["layout", "selected true", "update selected", "layout"]),
    (.editing, ["layout", "editing true", "will 1", "did 1", "update editing", "layout"]),
    (.disabled, ["layout", "update disabled", "layout"]),
    (.focused, ["layout", "focus", "update focused", "layout"]),
  ]

  @Test func `a row beside its actions has the size of what is drawn`() throws {
    let rows = Rows(editable: true)
    let cell = rows.table.cell(at: IndexPath(row: 0, section: 0))
    let laidOut = try LaidOutView(of: cell, in: Configuration(state: .trailingSwipe))
    #expect(laidOut.view !== cell)
    #expect(laidOut.size == laidOut.view.bounds.size)
  }

  // MARK: Cells of collections, controls, lists

  @Test func `a selected item of a collection stays selected when the collection shows it again`()
    throws
  {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200),
      collectionViewLayout: UICollectionViewFlowLayout())
    let source = OneItem(collection)
    let cell = source.cell
    _ = try Rendering(of: cell, in: Configuration(height: 50, state: .selected))
    #expect(cell.isSelected)
    collection.layoutIfNeeded()
    #expect(collection.visibleCells == [cell])
    #expect(cell.isSelected)
  }

  @Test func `an item is highlighted, selected, edited, disabled and focused`() throws {
    func state(_ state: ViewState) throws -> UICellConfigurationState {
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
      var seen = cell.configurationState
      cell.configurationUpdateHandler = { seen = $1 }
      _ = try Rendering(of: cell, in: Configuration(height: 80, state: state))
      return seen
    }
    #expect(try state(.highlighted).isHighlighted)
    #expect(try state(.selected).isSelected)
    #expect(try state(.editing).isEditing)
    #expect(try state(.disabled).isDisabled)
    #expect(try state(.focused).isFocused)
  }

  @Test func `a control has the states that UIKit gives it`() throws {
    func state(_ state: ViewState) throws -> UIControl.State {
      let button = UIButton(type: .system)
      button.setTitle("Buy", for: .normal)
      _ = try Rendering(of: button, in: Configuration(height: 44, state: state))
      return button.state
    }
    #expect(try state(.highlighted) == .highlighted)
    #expect(try state([.selected, .disabled]) == [.selected, .disabled])
    #expect(try state(.focused) == .focused)
  }

  @Test func `a whole table is edited`() throws {
    let rows = Rows(editable: true)
    _ = try Rendering(of: rows.table, in: Configuration(state: .editing))
    let edited = rows.table.visibleCells.map(\.isEditing)
    #expect(edited == [true])
  }

  // MARK: States that a view does not have

  @Test(arguments: wrong)
  func `a state that means nothing for a view is an error that names it`(
    view: View, state: ViewState, obstacle: StateObstacle
  ) throws {
    let rows = Rows(editable: view == .row)
    let made = view.make(rows)
    let error = RenderingError.noSuchState(
      view: "\(type(of: made))", state: state, obstacle: obstacle)
    #expect(throws: error) {
      try Rendering(of: made, in: Configuration(height: 44, state: state))
    }
    #expect(
      error.description.hasPrefix(
        "\(type(of: made)) cannot be in the state \(state.names.joined(separator: ", ")): "))
  }

  nonisolated static let wrong: [(View, ViewState, StateObstacle)] = [
    (.plain, .selected, .plainView), (.plain, .trailingSwipe, .plainView),
    (.header, .selected, .header), (.table, .highlighted, .list), (.button, .editing, .control),
    (.button, .leadingSwipe, .control), (.cell, .leadingSwipe, .outsideList),
    (.fixedRow, .editing, .notEditable), (.fixedRow, .trailingSwipe, .noActions),
    (.row, [.leadingSwipe, .trailingSwipe], .bothSides),
  ]

  enum View: Sendable {
    case plain, header, table, button, cell, row, fixedRow

    @MainActor func make(_ rows: Rows) -> UIView {
      switch self {
      case .plain: UIView()
      case .header: UITableViewHeaderFooterView(reuseIdentifier: nil)
      case .table: rows.table
      case .button: UIButton(type: .system)
      case .cell: UITableViewCell(style: .default, reuseIdentifier: nil)
      case .row, .fixedRow: rows.table.cell(at: IndexPath(row: 0, section: 0))
      }
    }
  }
}

extension [String] {
  /// The calls without those that repeat the former one.
  fileprivate var withoutRepeats: [String] {
    reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}

/// Logs what it is told.
private final class LoggingCell: UITableViewCell {
  var log: [String] = []

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    log.append("selected \(selected)")
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    log.append("highlighted \(highlighted)")
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    log.append("editing \(editing)")
    super.setEditing(editing, animated: animated)
  }

  override func willTransition(to state: StateMask) { log.append("will \(state.rawValue)") }
  override func didTransition(to state: StateMask) { log.append("did \(state.rawValue)") }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    if context.nextFocusedView === self { log.append("focus") }
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    let words = [
      ("highlighted", state.isHighlighted), ("selected", state.isSelected),
      ("editing", state.isEditing), ("disabled", state.isDisabled), ("focused", state.isFocused),
    ]
    log.append((["update"] + words.filter(\.1).map(\.0)).joined(separator: " "))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.append("layout")
  }
}

/// A collection with one item, whose cell is always the same.
@MainActor private final class OneItem: NSObject, UICollectionViewDataSource {
  let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  init(_ collection: UICollectionView) {
    super.init()
    collection.dataSource = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 1 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { cell }
}

/// A table with one row, which can be edited or not.
@MainActor final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let editable: Bool

  init(editable: Bool) {
    self.editable = editable
    super.init()
    table.dataSource = self
    table.delegate = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Song"
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { editable }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .insert }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [action("Delete")])
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [action("Pin"), action("Read")])
  }

  private func action(_ title: String) -> UIContextualAction {
    UIContextualAction(style: .destructive, title: title) { _, _, done in done(true) }
  }
}
