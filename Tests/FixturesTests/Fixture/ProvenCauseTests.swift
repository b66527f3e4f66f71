import Foundation
import SnapshotRecords
import Testing
import UIKit

@testable import Fixtures

/// Failing fixtures whose causes are proven in the live views.
@MainActor struct ProvenCauseTests {
  private let samples = FixtureSamples()

  private func fixture(over widths: [CGFloat] = [320], _ make: @escaping @MainActor () -> UIView)
    -> Fixture
  {
    Fixture(
      suite: "Cells", name: "row", configurations: widths.map { Configuration(width: $0) },
      source: SnapshotResult.Source(file: "CellTests.swift", line: 7)
    ) { configuration in
      Inspection(try Rendering(of: make(), in: configuration)) { try $0.artifact() }
    }
  }

  /// Records one version of a cell and verifies another; returns the lines of the messages.
  private func lines(
    over widths: [CGFloat] = [320], _ old: @escaping @MainActor () -> UIView,
    _ new: @escaping @MainActor () -> UIView
  ) throws -> [[String]] {
    _ = try fixture(over: widths, old).verify(in: samples.store(.missing))
    return try fixture(over: widths, new).verify(in: samples.store()).results.map {
      ($0.message ?? "").split(separator: "\n").map(String.init)
    }
  }

  private func column(_ edit: (UIStackView, [UILabel]) -> Void = { _, _ in }) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let labels = ["title", "subtitle", "footer"].map { name in
      let label = UILabel()
      label.text = name
      label.accessibilityIdentifier = name
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.spacing = 4
    stack.accessibilityIdentifier = "column"
    stack.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8),
    ])
    edit(stack, labels)
    return cell
  }

  @Test func `a stack's spacing is the cause of what it moved`() throws {
    let found = try lines({ self.column() }) { self.column { stack, _ in stack.spacing = 12 } }
    #expect(
      found.map(\.last) == ["column.spacing: 4 → 12 ⇒ cell 16 pt taller; 2 views moved with it."])
  }

  @Test func `each configuration has its own proof while others are laid out`() throws {
    let widths = (0..<12).map { 300 + CGFloat($0) * 10 }
    let found = try lines(over: widths, { self.column() }) {
      self.column { stack, _ in stack.spacing = 12 }
    }
    #expect(found.count == 12)
    #expect(found.allSatisfy { $0.last?.contains(" ⇒ cell 16 pt taller") == true })
  }

  @Test func `a view that came, one that went and one that was hidden are proven`() throws {
    let added = try lines({ self.column() }) {
      self.column { stack, _ in
        let badge = UILabel()
        badge.text = "badge"
        badge.accessibilityIdentifier = "badge"
        stack.insertArrangedSubview(badge, at: 1)
      }
    }
    #expect(added[0].last == "badge is new ⇒ cell 24.5 pt taller; 2 views moved with it.")
    let removed = try lines({ self.column() }) { self.column { $1[1].removeFromSuperview() } }
    #expect(removed[0].last == "subtitle is gone ⇒ cell 24.5 pt shorter; 1 view moved with it.")
    let hidden = try lines({ self.column() }) { self.column { $1[0].isHidden = true } }
    #expect(
      hidden[0].last == "title is hidden ⇒ cell 24.5 pt shorter; 2 views below moved with it.")
  }

  @Test func `a cell whose code sets a value again has no arrow`() throws {
    final class StubbornView: UIView {
      var height: CGFloat = 20 { didSet { setNeedsLayout() } }
      private lazy var limit = heightAnchor.constraint(equalToConstant: height)

      override func layoutSubviews() {
        limit.isActive = true
        limit.constant = height
        super.layoutSubviews()
      }
    }
    func cell(_ height: CGFloat) -> UIView {
      column { stack, _ in
        let view = StubbornView()
        view.height = height
        view.accessibilityIdentifier = "stubborn"
        stack.addArrangedSubview(view)
      }
    }
    let found = try lines({ cell(20) }) { cell(30) }
    #expect(found[0].dropFirst().allSatisfy { !$0.contains(" → cell") })
    #expect(found[0].contains { $0.hasPrefix("stubborn.height: 20 → 30") })
  }

  @Test func `a table's row that grew is named, not the table`() throws {
    final class Rows: NSObject, UITableViewDataSource {
      let make: @MainActor (Int) -> UITableViewCell
      init(_ make: @escaping @MainActor (Int) -> UITableViewCell) { self.make = make }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        make(path.row)
      }
    }
    func table(_ spacing: CGFloat) -> (UITableView, Rows) {
      let rows = Rows { row in self.column { stack, _ in stack.spacing = row == 1 ? spacing : 4 } }
      let table = UITableView(frame: .zero, style: .plain)
      table.dataSource = rows
      return (table, rows)
    }
    let (old, new) = (table(4), table(10))
    let found = try lines({ old.0 }) { new.0 }
    withExtendedLifetime((old, new)) {}
    #expect(
      found[0].contains { $0.hasPrefix("column.spacing: 4 → 10 ⇒ UITableView 12 pt taller") },
      "\(found)")
  }
}
