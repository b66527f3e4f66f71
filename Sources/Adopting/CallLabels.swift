import SwiftSources

extension [Parameter] {
  /// Whether a call with some labels may be theirs; what it leaves out must have a default value, or be a closure behind it.
  func accept(_ labels: [String], hasTrailingClosure: Bool = false) -> Bool {
    var rest = labels[...]
    for parameter in self {
      if rest.first == parameter.label {
        rest.removeFirst()
      } else if !parameter.hasDefault, !hasTrailingClosure {
        return false
      }
    }
    return rest.isEmpty
  }
}

/// The labels of a call's arguments, as a source writes them.
struct CallLabels: Hashable {
  /// Empty for arguments without one.
  let labels: [String]
  let hasTrailingClosure: Bool

  /// Reads a call behind the name that is called; nil without parentheses, as a brace may begin anything.
  init?(_ tokens: ArraySlice<SwiftToken>) {
    guard tokens.first?.text == "(" else { return nil }
    let parts = tokens.dropFirst().untilClosed
    labels = parts.map { part in
      part.dropFirst().first?.text == ":" ? part.first?.text ?? "" : ""
    }
    let length = parts.map(\.count).reduce(0, +) + max(0, parts.count - 1)
    hasTrailingClosure = tokens.dropFirst(length + 2).first?.text == "{"
  }
}
