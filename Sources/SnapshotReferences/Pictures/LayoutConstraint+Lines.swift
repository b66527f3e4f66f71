internal import LayoutModel
import NumberText

/// The file format of constraints: one line for each, such as `3.leading == 2.trailing 12`, with `*0.5` for
/// a multiplier and `@750` for a priority where they are not 1 and 1000, and `-` without a second
/// attribute. A guide follows its view: `1:safeAreaLayoutGuide.top`.
extension LayoutConstraint {
  /// Returns the lines, sorted and in one direction, so that they do not depend on the order and form of a cell's
  /// constraints.
  static func lines(of constraints: [LayoutConstraint]) -> String {
    constraints.map(\.oriented.line).sorted().joined(separator: "\n")
  }

  /// Returns the constraints of such lines; nil if one of them is invalid.
  static func list(fromLines text: String) -> [LayoutConstraint]? {
    var constraints: [LayoutConstraint] = []
    for line in text.split(separator: "\n") {
      guard let constraint = LayoutConstraint(line: line) else { return nil }
      constraints.append(constraint)
    }
    return constraints
  }

  private var line: String {
    let factor = multiplier == 1 ? "" : " *\(multiplier.exactText)"
    let importance = priority == 1000 ? "" : " @\(priority.exactText)"
    return "\(first.text) \(relation.rawValue) \(second?.text ?? "-") \(constant.exactText)"
      + factor + importance
  }

  private init?(line: Substring) {
    let words = line.split(separator: " ")
    guard words.count >= 4, let first = Anchor(text: words[0]),
      let relation = Relation(rawValue: String(words[1])), let constant = Double(words[3])
    else { return nil }
    self.init(first: first, relation: relation, constant: constant)
    if words[2] != "-" {
      guard let second = Anchor(text: words[2]) else { return nil }
      self.second = second
    }
    for word in words.dropFirst(4) {
      guard let number = Double(word.dropFirst()) else { return nil }
      switch word.first {
      case "*": multiplier = number
      case "@": priority = number
      default: return nil
      }
    }
  }
}

extension LayoutConstraint.Anchor {
  fileprivate var text: String { "\(view)\(guide.map { ":\($0)" } ?? "").\(attribute)" }

  fileprivate init?(text: Substring) {
    let parts = text.split(separator: ".")
    guard parts.count == 2 else { return nil }
    let item = parts[0].split(separator: ":", maxSplits: 1)
    guard let place = item.first, let view = Int(place), view >= 0 else { return nil }
    self.init(
      view: view, guide: item.count == 2 ? String(item[1]) : nil, attribute: String(parts[1]))
  }
}
