import LayoutChanges
import LayoutModel
import NumberText

extension ConstraintChange {
  /// What changed, such as `artistLabel.bottom to contentView.bottom: 11 → 30 (SongCell.xib:50)`.
  var words: String {
    guard let form else { return "" }
    let place = new?.origin.map { " (\($0))" } ?? ""
    if let old, let oldViewNames {
      return "\(old.words(of: oldViewNames)) (\(old.distance)) is replaced by "
        + "\(form.words(of: viewNames)) (\(form.distance))\(place)"
    }
    return "\(form.words(of: viewNames))\(difference)\(place)"
  }

  private var difference: String {
    guard let old else { return " (\(new?.distance ?? "")) is new" }
    guard let new else { return " (\(old.distance)) is gone\(others)" }
    var facts: [String] = []
    if old.distance != new.distance { facts.append("\(old.distance) → \(new.distance)") }
    if old.multiplier != new.multiplier {
      facts.append("multiplier \(old.multiplier.pointText) → \(new.multiplier.pointText)")
    }
    if old.priority != new.priority {
      facts.append("priority \(old.priority.pointText) → \(new.priority.pointText)")
    }
    return ": " + facts.joined(separator: ", ")
  }
}

extension ConstraintChange {
  /// Where to look for what is gone, such as ` (its views' others: SongCell.swift:41–56)`.
  private var others: String {
    let places = (otherOrigins ?? []).compactMap { origin -> (file: String, line: Int)? in
      guard let colon = origin.lastIndex(of: ":"),
        let line = Int(origin[origin.index(after: colon)...])
      else { return nil }
      return (String(origin[..<colon]), line)
    }
    let ranges = Dictionary(grouping: places, by: \.file).sorted { $0.key < $1.key }
      .map { file, places in
        let lines = places.map(\.line).sorted()
        return "\(file):\(lines[0])" + (lines.count > 1 ? "–\(lines[lines.count - 1])" : "")
      }
    return ranges.isEmpty
      ? "" : " (its views' others: \(ranges.prefix(2).joined(separator: ", ")))"
  }
}

extension LayoutConstraint {
  /// Both attributes, such as `artistLabel.bottom to contentView.bottom`.
  fileprivate func words(of viewNames: [String]) -> String {
    zip([first, second].compactMap { $0 }, viewNames).map { anchor, name in
      "\(name).\(anchor.guide.map { "\($0)." } ?? "")\(anchor.attribute)"
    }.joined(separator: " to ")
  }

  /// The constant as usually stated: a margin inside a superview, or a gap between neighbours, is positive at any edge.
  var distance: String {
    let isAtEnd = second != nil && multiplier == 1 && first.isAtEnd
    let value = isAtEnd ? -constant + 0 : constant
    switch isAtEnd ? relation.turned : relation {
    case .lessThanOrEqual: return "≤ \(value.pointText)"
    case .equal: return value.pointText
    case .greaterThanOrEqual: return "≥ \(value.pointText)"
    }
  }
}

extension LayoutConstraint.Anchor {
  fileprivate var isAtEnd: Bool {
    ["bottom", "trailing", "right"].contains { attribute.hasPrefix($0) }
  }
}
