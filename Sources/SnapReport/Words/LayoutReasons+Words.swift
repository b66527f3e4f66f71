internal import Foundation
package import LayoutModel
internal import NumberText
internal import PrintedText

extension LayoutReasons {
  /// The reasons as lines: for each axis two of its edges and length, from which the third one follows.
  package var lines: [String] {
    let name = id.map { "\(className), \($0)" } ?? className
    let lines =
      [
        "\(view) (\(name)), frame \(frame.words) in its superview",
        "Edges in points from the left and the top of \(root):",
      ]
      + axisLines(.left, .right, .width) + axisLines(.top, .bottom, .height)
      + gaveWay.map(\.line)
    let hasParts = edges.contains { !$0.parts.isEmpty }
    return (lines + (hasParts ? [Self.rule] : [])).map { PrintedText(line: $0).description }
  }

  private static let rule =
    "To move an edge, change one of its numbers: a point of it moves the edge a point, or the factor before it."

  /// The lines of those two of an axis that have the shortest reasons.
  private func axisLines(
    _ start: EdgeReason.Edge, _ end: EdgeReason.Edge, _ length: EdgeReason.Edge
  ) -> [String] {
    guard let first = self[start], let last = self[end], let size = self[length] else { return [] }
    let pairs = [
      ([first, size], last, "\(start.rawValue) + \(length.rawValue)"),
      ([first, last], size, "\(end.rawValue) − \(start.rawValue)"),
      ([size, last], first, "\(end.rawValue) − \(length.rawValue)"),
    ]
    let costs = pairs.map { pair in pair.0.reduce(0) { $0 + $1.lines.count } }
    let best = pairs[costs.indices.min { (costs[$0], $0) < (costs[$1], $1) } ?? 0]
    return best.0.flatMap(\.lines) + ["\(best.1.title) = \(best.2)"]
  }
}

extension EdgeReason {
  fileprivate var title: String { "\(edge.rawValue) \(value.pointText)" }

  /// The value with its sum, and a line for each part; all in one for a single part.
  fileprivate var lines: [String] {
    let parts = partLines
    let free = isFree ? ", which no constraint decides" : ""
    guard parts.count != 1 || isFree else { return ["\(title): \(parts[0].words)"] }
    let sum = isFree ? nil : sum
    return ["\(title)\(free)\(sum.map { " = \($0)" } ?? (parts.isEmpty ? "" : ":"))"]
      + parts.map { "  \($0.amount)  \($0.words)" }
  }

  /// The value as a sum of its shares, the positive ones first; nil where it is not one.
  private var sum: String? {
    guard let shares else { return nil }
    let terms = zip(parts, shares).filter { abs($1) >= 0.0005 }
    let ordered = terms.filter { $1 > 0 } + terms.filter { $1 < 0 }
    guard let first = ordered.first else { return parts.isEmpty ? nil : "0" }
    return ordered.dropFirst().reduce(first.0.amount) {
      "\($0) \($1.1 < 0 ? "−" : "+") \($1.0.size)"
    }
  }

  /// The amount and the words of each part; those of a stack view that add nothing share a line, and where a container is in
  /// itself is left out.
  private var partLines: [(amount: String, words: String)] {
    var stacks: [String: Int] = [:]
    for part in parts where part.isSilent { stacks[part.number.view, default: 0] += 1 }
    var named: Set<String> = []
    return parts.filter { !$0.isOrigin }.compactMap { part in
      guard part.isSilent, let count = stacks[part.number.view], count > 1 else {
        return (part.amount, part.number.words + part.restriction(on: edge))
      }
      guard named.insert(part.number.view).inserted else { return nil }
      return ("0", "arrangement of \(part.number.view), in \(count) constraints")
    }
  }
}

extension ReasonPart {
  /// Whether it is a stack view's and adds nothing.
  fileprivate var isSilent: Bool {
    number.kind == .stack && number.amount == 0 && factor != nil
  }

  /// Whether it is the place of a container at the start of its own.
  fileprivate var isOrigin: Bool {
    number.kind == .container && number.amount == 0 && factor != nil
  }

  /// What it adds, without its sign.
  fileprivate var size: String {
    let amount = abs(number.amount).pointText
    guard let factor, number.amount != 0, abs(abs(factor) - 1) >= 1e-6 else { return amount }
    return "\(abs(factor).pointText) × \(amount)"
  }

  /// What it adds.
  fileprivate var amount: String { ((factor ?? 1) * number.amount < 0 ? "−" : "") + size }

  /// What differs between its increase and its decrease.
  fileprivate func restriction(on edge: EdgeReason.Edge) -> String {
    guard factor == nil else { return "" }
    let only = raised == .none || lowered == .none ? "only " : ""
    return [(raised, "larger", 1.0), (lowered, "smaller", -1.0)].map { move, name, sign in
      switch move {
      case .none: ""
      case .proportional(let factor):
        "; \(only)a \(name) number \(edge.verb) it\(Self.scale(factor)) \(edge.direction(factor * sign))"
      case .jump(let points):
        "; \(only)a \(name) number \(edge.verb) it \(abs(points).pointText) points \(edge.direction(points)) at once"
      }
    }.joined()
  }

  private static func scale(_ factor: Double) -> String {
    abs(abs(factor) - 1) < 1e-6 ? "" : " \(abs(factor).pointText) as far"
  }
}

extension EdgeReason.Edge {
  fileprivate var verb: String { self == .width || self == .height ? "makes" : "moves" }

  fileprivate func direction(_ change: Double) -> String {
    switch self {
    case .left, .right: change < 0 ? "to the left" : "to the right"
    case .top, .bottom: change < 0 ? "up" : "down"
    case .width: change < 0 ? "narrower" : "wider"
    case .height: change < 0 ? "lower" : "higher"
    }
  }
}

extension GivenWay {
  fileprivate var line: String {
    let distance = abs(missedBy).pointText
    if isConflict { return "left out in a conflict: \(number.words), missed by \(distance)" }
    guard let priorities = number.contentPriorities,
      let edge = EdgeReason.Edge(rawValue: number.attribute)
    else { return "gave way: \(number.words), missed by \(distance)" }
    let wish =
      missedBy > 0
      ? "hugging \(priorities.hugging.pointText)"
      : "compression resistance \(priorities.compressionResistance.pointText)"
    return "gave way: \(wish), \(distance) \(edge.direction(missedBy)) than the "
      + "\(number.value.pointText) of \(number.contentWords)"
  }
}
