import Fixtures
import Snapshots
import TestSupport
import Testing

@testable import FixtureCells
@testable import UIKit

/// Random cells with one change: only the changed view is named as the cause.
@MainActor struct CauseFindingTests {
  nonisolated static let seeds = 0..<60

  @Test func `the changed view is named`() throws {
    var complaints: [String] = []
    var count = 0
    for seed in Self.seeds {
      let changes = CauseCell(seed: seed).changes.count
      var random = SeededGenerator(trial: seed + 5000)
      for _ in 0..<3 {
        let chosen = random.below(changes)
        let before = try Rendering(of: CauseCell(seed: seed), in: Configuration()).snapshot()
        let cell = CauseCell(seed: seed)
        cell.changes[chosen].apply()
        let after = try Rendering(of: cell, in: Configuration()).snapshot()
        let expected = ViewNames(root: cell).path(of: cell.changes[chosen].view)
        // As with a reference from a version without stored constraints.
        let causes = LayoutComparison.changes(from: before.tree, to: after.tree, ties: after.ties)
          .filter { $0.cause == nil }.map(\.view)
        let sentences = LayoutComparison.rootCauses(
          from: before.tree, to: after.tree, ties: after.ties)
        let name = expected.split(separator: "/").last.map { "\($0) " } ?? ""
        if !sentences.allSatisfy({ $0.hasPrefix(name) }) || sentences.count > 1 {
          complaints.append("seed \(seed), change \(chosen) of \(expected): \(sentences)")
        }
        count += causes.isEmpty ? 0 : 1
        if !causes.allSatisfy({ $0 == expected }) {
          complaints.append(
            "seed \(seed), change \(chosen) of \(expected): \(Set(causes).sorted())")
        }
      }
    }
    #expect(count > 150)
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
  func `the changed constraint is named`(alteration: Alteration) throws {
    var complaints: [String] = []
    var (count, named) = (0, 0)
    for seed in Self.seeds {
      var random = SeededGenerator(trial: seed + 3000)
      for _ in 0..<3 {
        let cell = CauseCell(seed: seed)
        let statement = cell.statements[random.below(cell.statements.count)]
        let before = try Rendering(of: CauseCell(seed: seed), in: Configuration()).snapshot()
        alteration.apply(to: statement.constraint)
        let after = try Rendering(of: cell, in: Configuration()).snapshot()
        guard before.tree != after.tree else { continue }
        count += 1
        let names = ViewNames(root: cell)
        let start = "\(names.name(of: statement.view)).\(statement.attribute.name)"
        let constraints = ConstraintLists(old: before.constraints, new: after.constraints)
        let sentences = LayoutComparison.rootCauses(
          from: before.tree, to: after.tree, ties: after.ties, constraints: constraints)
        let causes = LayoutComparison.changes(
          from: before.tree, to: after.tree, ties: after.ties, constraints: constraints
        ).filter { $0.cause == nil }
        named += sentences.count
        let isNamed = sentences.count <= 1 && sentences.allSatisfy { $0.hasPrefix(start) }
        let path = names.path(of: statement.view)
        if !isNamed || !causes.allSatisfy({ $0.view == path }) {
          complaints.append("seed \(seed), \(start): \(sentences) \(causes.map(\.description))")
        }
      }
    }
    // A changed priority only has an effect where a lower one takes over.
    #expect(count > (alteration == .priority ? 20 : 100))
    // Half a point cannot be distinguished from rounding, except by a constant.
    #expect(count - named <= (alteration == .constant ? 0 : count / 50))
    #expect(
      complaints.isEmpty, "\(complaints.count) of \(count):\n\(complaints.joined(separator: "\n"))")
  }

  @Test func `an unchanged constraint is not named for a changed text`() throws {
    for seed in Self.seeds {
      let before = try Rendering(of: CauseCell(seed: seed), in: Configuration()).snapshot()
      let cell = CauseCell(seed: seed)
      let labels = cell.contentView.descendants.compactMap { $0 as? UILabel }
      guard let label = labels.first else { continue }
      label.text = "Other words, and quite a few more of them than there were before"
      let after = try Rendering(of: cell, in: Configuration()).snapshot()
      let causes = LayoutComparison.changes(
        from: before.tree, to: after.tree, ties: after.ties,
        constraints: ConstraintLists(old: before.constraints, new: after.constraints)
      ).filter { $0.cause == nil }
      #expect(Set(causes.map(\.view)) == [ViewNames(root: cell).path(of: label)])
      #expect(!causes.contains { $0.kind == .constraint })
    }
  }

  @Test func `a constraint is named with its values and where it was made`() throws {
    let before = try Rendering(of: BasicCell(title: "Title", subtitle: "Sub"), in: Configuration())
      .snapshot()
    let cell = BasicCell(title: "Title", subtitle: "Sub")
    let bottom = cell.contentView.constraints.first { $0.firstAttribute == .bottom }
    bottom?.constant += 5
    let after = try Rendering(of: cell, in: Configuration()).snapshot()
    let reference = try Snapshot(png: before.encoded(), name: "reference")
    let sentences = LayoutComparison.rootCauses(
      from: reference.tree, to: after.tree, ties: after.ties,
      constraints: ConstraintLists(old: reference.constraints, new: after.constraints))
    let sentence = try #require(sentences.first)
    #expect(sentences.count == 1)
    #expect(
      sentence.wholeMatch(
        of:
          /subtitleLabel\.bottom to contentView\.bottom: 19\.5 → 24\.5 \(BasicCell\.swift:\d+\) → cell 5 pt taller\./
      ) != nil, "\(sentence)")
  }

  @Test func `without stored constraints the view is still named in most cells`() throws {
    var right = 0
    var count = 0
    for seed in Self.seeds {
      let before = try Rendering(of: CauseCell(seed: seed), in: Configuration()).tree
      let cell = CauseCell(seed: seed)
      var random = SeededGenerator(trial: seed + 9000)
      let chosen = random.below(cell.changes.count)
      cell.changes[chosen].apply()
      let after = try Rendering(of: cell, in: Configuration()).tree
      let expected = ViewNames(root: cell).path(of: cell.changes[chosen].view)
      let causes = LayoutComparison.changes(from: before, to: after).filter { $0.cause == nil }
      if causes.isEmpty { continue }
      count += 1
      if causes.allSatisfy({ $0.view == expected }) { right += 1 }
    }
    #expect(right * 4 >= count * 3, "\(right) of \(count)")
  }

  @Test func `a renamed view is the only change`() throws {
    var complaints: [String] = []
    for seed in Self.seeds {
      let before = try Rendering(of: CauseCell(seed: seed), in: Configuration()).tree
      let cell = CauseCell(seed: seed)
      var random = SeededGenerator(trial: seed + 7000)
      let views = cell.contentView.descendants
      views[random.below(views.count)].accessibilityIdentifier = "anotherName"
      let after = try Rendering(of: cell, in: Configuration()).tree
      let changes = LayoutComparison.changes(from: before, to: after)
      if changes.map(\.kind) != [.renamed] || changes.first?.view.hasSuffix("anotherName") != true {
        complaints.append("seed \(seed): \(changes.map(\.description))")
      }
    }
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
  }

  @Test func `a distance that moved only others is named with both views`() throws {
    let before = try Rendering(of: BasicCell(title: "Title", subtitle: "Sub"), in: Configuration())
      .snapshot()
    let cell = BasicCell(title: "Title", subtitle: "Sub")
    let bottom = cell.contentView.constraints.first { $0.firstAttribute == .bottom }
    bottom?.constant += 5
    let after = try Rendering(of: cell, in: Configuration()).snapshot()
    #expect(
      LayoutComparison.rootCauses(from: before.tree, to: after.tree, ties: after.ties) == [
        "subtitleLabel has another distance to contentView, by 5 pt → cell 5 pt taller."
      ])
    #expect(
      LayoutComparison.changes(from: before.tree, to: after.tree, ties: after.ties)
        .first?.description
        == "contentView/subtitleLabel: now has another distance to contentView, by 5 pt")
  }
}
