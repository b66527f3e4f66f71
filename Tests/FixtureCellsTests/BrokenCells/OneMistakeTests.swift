import Fixtures
import LayoutModel
import Snapshots
import TestSupport
import Testing
import UIKit

/// Random valid cells, and the same cells with one mistake.
@MainActor struct OneMistakeTests {
  nonisolated static let seeds = 0..<60

  private func diagnostics(of cell: UITableViewCell) throws -> [Diagnostic] {
    try Rendering(of: cell, in: Configuration()).diagnostics.filter { $0.severity > .note }
  }

  /// A random view of a cell whose name begins with a prefix.
  private func pick(_ kind: String, in cell: UITableViewCell, seed: Int) -> UIView? {
    var random = SeededGenerator(trial: seed + 3000)
    let views = cell.contentView.descendants.filter {
      $0.accessibilityIdentifier?.hasPrefix(kind) == true
    }
    return views.isEmpty ? nil : views[random.below(views.count)]
  }

  @Test func `a valid cell has no errors or warnings`() throws {
    for seed in Self.seeds {
      let found = try diagnostics(of: CauseCell(seed: seed))
      let sentences = found.map { "\($0.kindName) \($0.view) \($0.message)" }
      #expect(found.isEmpty, "seed \(seed): \(sentences)")
    }
  }

  @Test func `a second height is explained by the first, not by the row`() throws {
    var count = 0
    for seed in Self.seeds {
      let cell = CauseCell(seed: seed)
      guard let box = pick("box", in: cell, seed: seed) else { continue }
      count += 1
      box.heightAnchor.constraint(equalToConstant: 55).isActive = true
      let found = try diagnostics(of: cell)
      #expect(found.map(\.kind) == [.unsatisfiableConstraints], "seed \(seed)")
      #expect(found.first?.view == ViewNames(root: cell).path(of: box), "seed \(seed)")
      #expect(found.first?.constraints.count == 2, "seed \(seed)")
      #expect(found.first?.message.contains("Remove one of the two") == true, "seed \(seed)")
    }
    #expect(count > 30)
  }

  @Test func `a label still laid out by its frame is reported once`() throws {
    var count = 0
    for seed in Self.seeds {
      let cell = CauseCell(seed: seed)
      guard let label = pick("label", in: cell, seed: seed) else { continue }
      count += 1
      label.translatesAutoresizingMaskIntoConstraints = true
      let errors = try diagnostics(of: cell).filter { $0.severity == .error }
      let name = label.accessibilityIdentifier ?? ""
      let advice = "Set \(name).translatesAutoresizingMaskIntoConstraints = false"
      #expect(errors.count == 1, "seed \(seed): \(errors.map(\.message))")
      #expect(errors.first?.message.contains(advice) == true, "seed \(seed)")
    }
    #expect(count > 30)
  }

  @Test func `a label placed on another one overlaps it`() throws {
    var count = 0
    for seed in Self.seeds {
      let cell = CauseCell(seed: seed)
      guard let label = pick("label", in: cell, seed: seed) else { continue }
      count += 1
      let other = UILabel()
      other.text = "Other"
      other.accessibilityIdentifier = "other"
      other.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(other)
      NSLayoutConstraint.activate([
        other.leadingAnchor.constraint(equalTo: label.leadingAnchor),
        other.topAnchor.constraint(equalTo: label.topAnchor, constant: 2),
      ])
      let found = try diagnostics(of: cell)
      #expect(found.map(\.kind) == [.overlap], "seed \(seed): \(found.map(\.message))")
      #expect(found.first?.view == "contentView/other", "seed \(seed)")
    }
    #expect(count > 30)
  }
}
