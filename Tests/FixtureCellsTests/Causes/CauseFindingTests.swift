import Fixtures
import LayoutChanges
import SnapReport
import SnapshotReferences
import TestSupport
import Testing

@testable import FixtureCells
@testable import UIKit

/// Random cells with one change: it is named as the cause, and its effect is proven.
@MainActor struct CauseFindingTests {
  nonisolated static let seeds = 0..<44

  private func rendering(_ cell: UIView) throws -> Rendering {
    try Rendering(of: cell, in: Configuration())
  }

  private func comparison(_ before: Rendering, _ after: Rendering) throws -> LayoutComparison {
    LayoutComparison(
      from: try before.snapshot().layout, to: try after.snapshot().layout, provenBy: after.live)
  }

  @Test func `the changed view is named with a proven effect`() throws {
    var complaints: [String] = []
    var count = 0
    for seed in Self.seeds {
      let changes = CauseCell(seed: seed).changes.count
      var random = SeededGenerator(trial: seed + 5000)
      for _ in 0..<2 {
        let chosen = random.below(changes)
        let before = try rendering(CauseCell(seed: seed))
        let cell = CauseCell(seed: seed)
        cell.changes[chosen].apply()
        let view = cell.changes[chosen].view
        let after = try rendering(cell)
        let causes = try comparison(before, after).rootCauses
        guard before.tree != after.tree, causes.contains(where: { $0.movesViews }) else { continue }
        count += 1
        let name = ViewNames(root: cell).name(of: view)
        let sentences = causes.map(\.sentence)
        if causes.count > 1 || sentences.first?.hasPrefix(name) != true
          || sentences.first?.contains(" ⇒ ") != true
        {
          complaints.append("seed \(seed), change \(chosen) of \(name): \(sentences)")
        }
      }
    }
    #expect(count > 50)
    #expect(
      complaints.isEmpty, "\(complaints.count) of \(count):\n\(complaints.joined(separator: "\n"))")
  }

  /// The change to a constraint.
  enum Alteration: CaseIterable {
    case constant, priority, removal

    @MainActor func apply(to constraint: NSLayoutConstraint) {
      switch self {
      case .constant: constraint.constant += 7
      case .priority:
        // A constraint cannot become required or optional once it is installed.
        constraint.isActive = false
        constraint.priority = .defaultLow
        constraint.isActive = true
      case .removal: constraint.isActive = false
      }
    }
  }

  @Test(arguments: Alteration.allCases)
  func `the changed constraint is named with a proven effect`(alteration: Alteration) throws {
    var complaints: [String] = []
    var count = 0
    for seed in Self.seeds {
      var random = SeededGenerator(trial: seed + 3000)
      for _ in 0..<2 {
        let cell = CauseCell(seed: seed)
        let statement = cell.statements[random.below(cell.statements.count)]
        let before = try rendering(CauseCell(seed: seed))
        alteration.apply(to: statement.constraint)
        let after = try rendering(cell)
        let causes = try comparison(before, after).rootCauses
        guard !causes.isEmpty else { continue }
        count += 1
        let names = ViewNames(root: cell)
        let start = "\(names.name(of: statement.view)).\(statement.attribute.name)"
        let isNamed = causes.allSatisfy { $0.sentence.hasPrefix(start) }
        let isProven = causes.allSatisfy { $0.effect != nil || !$0.consequences.isEmpty }
        if causes.count != 1 || !isNamed || !isProven {
          complaints.append("seed \(seed), \(start): \(causes.map(\.sentence))")
        }
      }
    }
    // A changed priority only has an effect where a lower one takes over.
    #expect(count > (alteration == .priority ? 10 : 40))
    #expect(
      complaints.isEmpty, "\(complaints.count) of \(count):\n\(complaints.joined(separator: "\n"))")
  }

  @Test func `a constraint is named with its values and where it was made`() throws {
    let before = try rendering(BasicCell(title: "Title", subtitle: "Sub")).snapshot()
    let cell = BasicCell(title: "Title", subtitle: "Sub")
    let bottom = cell.contentView.constraints.first { $0.firstAttribute == .bottom }
    bottom?.constant += 5
    let after = try rendering(cell)
    let reference = try Snapshot(png: before.encoded(), name: "reference")
    let causes = LayoutComparison(
      from: reference.layout, to: try after.snapshot().layout, provenBy: after.live
    ).rootCauses.map(\.sentence)
    let sentence = try #require(causes.first)
    #expect(causes.count == 1)
    #expect(
      sentence.wholeMatch(
        of:
          /subtitleLabel\.bottom to contentView\.bottom: 19\.5 → 24\.5 \(BasicCell\.swift:\d+\) ⇒ cell 5 pt taller\./
      ) != nil, "\(sentence)")
  }

  @Test func `the views are as before after a proof`() throws {
    for seed in Self.seeds {
      let before = try rendering(CauseCell(seed: seed))
      let cell = CauseCell(seed: seed)
      for change in cell.changes { change.apply() }
      let after = try rendering(cell)
      _ = try comparison(before, after)
      #expect(try rendering(cell).tree == after.tree)
    }
  }

  @Test func `a renamed view is the only change`() throws {
    var complaints: [String] = []
    for seed in Self.seeds {
      let before = try rendering(CauseCell(seed: seed))
      let cell = CauseCell(seed: seed)
      var random = SeededGenerator(trial: seed + 7000)
      let views = cell.contentView.descendants
      views[random.below(views.count)].accessibilityIdentifier = "anotherName"
      let changes = try comparison(before, try rendering(cell)).changes.map { LayoutChange($0) }
      if changes.map(\.kind) != [.renamed] || changes.first?.view.hasSuffix("anotherName") != true {
        complaints.append("seed \(seed): \(changes.map(\.description))")
      }
    }
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
  }
}

extension RootCause {
  /// Whether it says what moved.
  fileprivate var movesViews: Bool { effect != nil || !consequences.isEmpty || events.isEmpty }
}
