import NumberText
import Snapshots

/// The differences of a contact sheet in words, one for each line.
struct ContactSheetWords {
  /// More explanations than this are only counted.
  private static let maxExplanations = 3

  let lines: [String]

  init(_ changes: [ConfigurationChange], of count: Int, added: [String], removed: [String]) {
    var lines: [String] = []
    if !changes.isEmpty {
      let names = changes.map(\.name).joined(separator: ", ")
      lines.append("Changed in \(changes.count) of \(count.counted("configuration")): \(names).")
    }
    if !added.isEmpty { lines.append("New: \(added.joined(separator: ", ")).") }
    if !removed.isEmpty { lines.append("Gone: \(removed.joined(separator: ", ")).") }
    if lines.isEmpty {
      lines = ["Every configuration looks as in the reference; their order or labels changed."]
    }
    self.lines = lines + Self.explanations(changes)
  }

  /// What changed, once for all configurations in which it is the same.
  private static func explanations(_ changes: [ConfigurationChange]) -> [String] {
    var found: [(names: [String], message: String)] = []
    for change in changes {
      guard let message = change.message else { continue }
      if let place = found.firstIndex(where: { $0.message == message }) {
        found[place].names.append(change.name)
      } else {
        found.append(([change.name], message))
      }
    }
    let rest = found.count - maxExplanations
    return found.prefix(maxExplanations).flatMap { names, message in
      message.split(separator: "\n").map { "\(names.joined(separator: ", ")): \($0)" }
    } + (rest > 0 ? ["… \(rest.counted("more explanation"))."] : [])
  }
}
