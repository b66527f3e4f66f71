import Foundation
package import LayoutChanges
import NumberText

extension RootCause {
  /// The chain from cause to effect.
  ///
  /// Such as `artistLabel.bottom to contentView.bottom: 11 → 30 (SongCell.xib:50) → cell 19 pt taller.`
  package var sentence: String {
    let chain = [events.map(\.words).joined(separator: " and ")] + consequences.map(\.words)
    return (chain + (effect.map { [$0.words] } ?? [])).joined(separator: " → ") + "."
  }
}

extension RootCause.Event {
  fileprivate var words: String {
    switch self {
    case .constraint(let change): change.words
    case .furtherConstraints(let count, let view): "\(count) more constraints of \(view)"
    case .view(let name, let event): "\(name) \(event.words)"
    }
  }
}

extension RootCause.ViewEvent {
  fileprivate var words: String {
    switch self {
    case .added: "is new"
    case .removed: "is gone"
    case .hidden(let isHidden): isHidden ? "is hidden" : "is shown"
    case .lines(let old, let new):
      new > old ? "wrapped to \(new) lines" : "shrank to \(new.counted("line"))"
    case .font(let old, let new): "is set in \(new) instead of \(old)"
    case .frame(let growth, let offset):
      "is "
        + [SizeWords(growth: growth).phrase, SizeWords(offset: offset).phrase].compactMap { $0 }
        .joined(separator: " and ")
    case .distance(let change): "has another \(change.words)"
    }
  }
}

extension RootCause.Effect {
  fileprivate var words: String {
    var effects: [String] = []
    if let root, let growth = SizeWords(growth: root.growth).phrase {
      effects.append("\(root.isCell ? "cell" : root.name) \(growth)")
    }
    if followers > 0 {
      effects.append("\(followers.counted("view")) \(areBelow ? "below moved" : "moved") with it")
    }
    return effects.joined(separator: "; ")
  }
}

extension DistanceChange {
  /// Such as `distance to titleLabel, by 4 pt`.
  var words: String {
    "\(other.map { "distance to \($0)" } ?? "constraint on its size"), by \(points.pointText) pt"
  }
}
