import Foundation
import Testing
import UIKit

/// Valid cells without one of their constraints: the message must name exactly that constraint.
@MainActor struct MissingLinkTests {
  nonisolated static let cells = Array(ChainCell.builders.keys.sorted())

  @Test(arguments: cells) func `a complete cell does not collapse`(name: String) throws {
    let cell = try #require(ChainCell.make(name))
    #expect(cell.collapse() == nil)
  }

  @Test(arguments: cells) func `the missing constraint is named`(
    name: String
  ) throws {
    let count = try #require(ChainCell.make(name)).constraints.count
    var collapses = 0
    for left in 0..<count {
      let cell = try #require(ChainCell.make(name))
      guard let message = cell.collapse(without: left) else { continue }
      collapses += 1
      for end in cell.constraints[left].ends {
        #expect(
          message.contains(end), "without \(left), \(cell.constraints[left].ends): \(message)")
      }
    }
    #expect(collapses > 0)
  }

  nonisolated static let seeds = 0..<60

  @Test func `in random cells, the missing constraint is named`() throws {
    var complaints: [String] = []
    var collapses = 0
    for seed in Self.seeds {
      let count = ChainCell.random(seed: seed).constraints.count
      if let message = ChainCell.random(seed: seed).collapse() {
        complaints.append("seed \(seed): \(message)")
      }
      for left in 0..<count {
        let cell = ChainCell.random(seed: seed)
        guard let message = cell.collapse(without: left) else { continue }
        collapses += 1
        let ends = cell.constraints[left].ends
        if !ends.allSatisfy(message.contains) {
          complaints.append("seed \(seed) without \(ends): \(message)")
        }
      }
    }
    #expect(collapses > 100)
    #expect(
      complaints.isEmpty,
      "\(complaints.count) of \(collapses):\n\(complaints.joined(separator: "\n"))")
  }

  @Test func `a label that is only centred is reported as such`() throws {
    let cell = ChainCell()
    let label = cell.label("title")
    cell.span(label, from: 16, width: 200)
    cell.tie(label.centerYAnchor.constraint(equalTo: cell.content.centerYAnchor))
    let message = try #require(cell.collapse())
    #expect(
      message.contains("title is only centred between contentView.top and contentView.bottom"))
    #expect(message.contains("no constraint connects title.top to contentView.top"))
  }

  @Test func `a view between the edges without a height is reported as such`() throws {
    let cell = ChainCell()
    let box = cell.box("box")
    cell.stack([box], in: cell.content, gap: 0)
    #expect(
      cell.collapse()
        == "The constraints give a height of 0: box is constrained to the top and to the "
        + "bottom, but has no height of its own. Add a constraint on box.height, or give it contents."
    )
  }

  @Test func `a complete chain of labels without text is reported as empty`() throws {
    let cell = ChainCell()
    let label = cell.label("title")
    label.text = nil
    cell.stack([label], in: cell.content, gap: 0)
    let message = try #require(cell.collapse())
    #expect(message.contains("every view in it is 0 points high: title (no text)."))
  }

  @Test func `views connected only to each other are connected to neither end`() throws {
    let cell = ChainCell()
    let (one, other) = (cell.label("one"), cell.label("other"))
    cell.tie(other.topAnchor.constraint(equalTo: one.bottomAnchor, constant: 4))
    let message = try #require(cell.collapse())
    #expect(
      message.contains(
        "no constraint connects one, other to contentView.top or contentView.bottom."))
  }
}

extension NSLayoutConstraint {
  /// The part of a constraint that a message must mention, such as `title.bottom`.
  fileprivate var ends: [String] {
    func name(_ item: AnyObject?, _ attribute: Attribute) -> String? {
      (item as? UIView)?.accessibilityIdentifier.map {
        // An edge can replace a missing centre.
        attribute == .centerY ? $0 : "\($0).\(attribute)"
      }
    }
    return [name(firstItem, firstAttribute), name(secondItem, secondAttribute)].compactMap { $0 }
  }
}
