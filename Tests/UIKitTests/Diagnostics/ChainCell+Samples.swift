import Foundation
import TestSupport
import UIKit

/// Cells that have a height, in typical arrangements.
extension ChainCell {
  nonisolated static let builders: [String: @MainActor @Sendable (ChainCell) -> Void] = [
    "title above subtitle": { $0.addLabels(["title", "subtitle"]) },
    "five labels": { $0.addLabels(["a", "b", "c", "d", "e"]) },
    "icon beside labels": {
      $0.addLabels(["title", "subtitle"], x: 80)
      $0.addIcon("icon")
    },
    "high icon beside labels": {
      $0.addLabels(["title", "subtitle"], x: 160)
      $0.addIcon("icon", side: 120)
    },
    "centred icon beside labels": {
      $0.addLabels(["title", "subtitle"], x: 80)
      $0.addCenteredIcon("icon")
    },
    "box of fixed height": {
      let box = $0.box("box")
      $0.span(box, from: 0, width: 320)
      $0.stack([box], in: $0.content, gap: 0)
      $0.tie(box.heightAnchor.constraint(equalToConstant: 50))
    },
    "labels in a card": {
      let card = $0.box("card")
      $0.span(card, from: 16, width: 288)
      $0.stack([card], in: $0.content)
      $0.addLabels(["title", "subtitle"], in: card, x: 24)
    },
    "card in a card": {
      let outer = $0.box("outer")
      let inner = $0.box("inner", in: outer)
      $0.span(outer, from: 8, width: 300)
      $0.span(inner, from: 16, width: 280)
      $0.stack([outer], in: $0.content)
      $0.stack([inner], in: outer)
      $0.addLabels(["title"], in: inner, x: 24)
    },
    "centred label with a least distance": {
      let label = $0.label("title")
      $0.span(label, from: 16, width: 200)
      $0.tie(
        label.centerYAnchor.constraint(equalTo: $0.content.centerYAnchor),
        label.topAnchor.constraint(greaterThanOrEqualTo: $0.content.topAnchor, constant: 8))
    },
    "baselines of two labels": {
      let (name, value) = ($0.label("name"), $0.label("value"))
      $0.span(name, from: 16, width: 100)
      $0.span(value, from: 160, width: 100)
      $0.stack([name], in: $0.content)
      $0.tie(value.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor))
    },
    "open at the bottom": { $0.addLabels(["title", "subtitle"], isOpenAtBottom: true) },
  ]

  static func make(_ name: String) -> ChainCell? {
    let cell = ChainCell()
    builders[name]?(cell)
    return cell
  }

  /// A cell of one to three columns, some in cards, with an icon here and there.
  static func random(seed: Int) -> ChainCell {
    var random = SeededGenerator(trial: seed)
    let cell = ChainCell()
    // Only one column determines the height, so that each of its constraints is needed.
    let holds = 1 + random.below(4)
    let isInCard = random.below(2) == 0
    let parent = isInCard ? cell.box("card") : cell.content
    if isInCard {
      cell.span(parent, from: 4, width: 312)
      cell.stack([parent], in: cell.content, gap: CGFloat(random.below(9)))
    }
    cell.addLabels(
      (0..<holds).map { "label\($0)" }, in: parent, x: 120, gap: CGFloat(random.below(9)),
      isOpenAtBottom: random.below(3) == 0)
    switch random.below(4) {
    case 0: cell.addIcon("icon", in: parent, side: 20 + CGFloat(random.below(80)))
    case 1: cell.addCenteredIcon("icon", in: parent)
    case 2: cell.addIcon("badge", in: parent)
    default: break
    }
    return cell
  }

  // MARK: Parts

  func addLabels(
    _ names: [String], in parent: UIView? = nil, x: CGFloat = 16, gap: CGFloat = 4,
    isOpenAtBottom: Bool = false
  ) {
    let labels = names.map { label($0, in: parent) }
    for label in labels { span(label, from: x, width: 150) }
    stack(labels, in: parent ?? content, gap: gap, isOpenAtBottom: isOpenAtBottom)
  }

  /// A square attached to the top left that constrains nothing else.
  func addIcon(
    _ name: String, in parent: UIView? = nil, side: CGFloat = 40
  ) {
    let icon = box(name, in: parent)
    let outer = parent ?? content
    span(icon, from: 16, width: side)
    NSLayoutConstraint.activate([
      icon.heightAnchor.constraint(equalToConstant: side),
      icon.topAnchor.constraint(equalTo: outer.topAnchor, constant: 8),
    ])
  }

  func addCenteredIcon(_ name: String, in parent: UIView? = nil) {
    let icon = box(name, in: parent)
    span(icon, from: 16, width: 40)
    NSLayoutConstraint.activate([
      icon.heightAnchor.constraint(equalToConstant: 40),
      icon.centerYAnchor.constraint(equalTo: (parent ?? content).centerYAnchor),
    ])
  }
}
