import LayoutModel
import SnapshotRecords
import Testing
import UIKit

@testable import Fixtures

/// Fixtures that are drawn several times.
@MainActor struct StabilityTests {
  private let samples = FixtureSamples()

  /// A cell with a text that the number of earlier cells decides.
  private func fixture(_ prepare: @escaping @MainActor (UILabel, Int) -> Void) -> Fixture {
    var count = 0
    return Fixture(
      suite: "Cells", name: "counting", configurations: [Configuration(height: 44)],
      source: SnapshotResult.Source(file: "CellTests.swift", line: 7)
    ) { configuration in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      label.accessibilityIdentifier = "dateLabel"
      label.text = "Text"
      prepare(label, count)
      count += 1
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      view.addSubview(label)
      return Inspection(try Rendering(of: view, in: configuration)) { try $0.artifact() }
    }
  }

  private func diagnostics(_ fixture: Fixture, drawings: Int) throws -> [Diagnostic] {
    var store = samples.store(.missing)
    store.drawings = drawings
    let outcome = try fixture.verify(in: store)
    #expect(outcome.failures.isEmpty)
    return outcome.results.flatMap(\.diagnostics).filter { $0.kind == .unstableDrawing }
  }

  @Test func `a text that differs between two drawings is named`() throws {
    let found = try diagnostics(fixture { $0.text = "Cell \($1)" }, drawings: 3)
    #expect(found.map(\.view) == ["dateLabel"])
    let message = try #require(found.first?.message)
    #expect(
      message.hasPrefix(
        "Drawing 2 differs from the first: dateLabel: text \"Cell 0\" → \"Cell 1\"."))
  }

  @Test func `the first drawing that differs counts`() throws {
    let found = try diagnostics(fixture { $0.isHidden = $1 == 3 }, drawings: 5)
    #expect(found.first?.message.hasPrefix("Drawing 4 differs") == true)
    #expect(try diagnostics(fixture { $0.isHidden = $1 == 3 }, drawings: 3).isEmpty)
  }

  @Test func `pixels without a layout of their own count, too`() throws {
    let unstable = fixture { label, count in
      label.layer.borderColor = UIColor.red.cgColor
      label.layer.borderWidth = CGFloat(count)
    }
    #expect(try diagnostics(unstable, drawings: 2).count == 1)
  }

  @Test func `a stable fixture has no such diagnostic`() throws {
    #expect(try diagnostics(fixture { _, _ in }, drawings: 10).isEmpty)
    #expect(try diagnostics(fixture { $0.text = "Cell \($1)" }, drawings: 1).isEmpty)
  }
}
