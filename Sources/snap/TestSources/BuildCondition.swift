import Foundation

/// The condition of an `#if`, as a compiler for Linux decides it.
enum BuildCondition {
  /// One branch of a conditional block.
  struct Branch {
    var isActive: Bool
    /// Whether this branch or an earlier one is compiled.
    var isTaken: Bool
  }

  static let directives = ["if", "elseif", "else", "endif"]

  /// Follows a directive.
  static func enter(_ directive: String, _ condition: String, _ branches: inout [Branch]) {
    switch directive {
    case "if":
      let holds = holds(condition)
      branches.append(Branch(isActive: holds, isTaken: holds))
    case "endif": _ = branches.popLast()
    default:
      guard let last = branches.popLast() else { return }
      let isActive = !last.isTaken && (directive == "else" || holds(condition))
      branches.append(Branch(isActive: isActive, isTaken: last.isTaken || isActive))
    }
  }

  /// Whether a condition may hold on Linux: a flag that is not known may be set.
  ///
  /// Parentheses around a part are ignored.
  static func holds(_ condition: String) -> Bool {
    let words = condition.components(separatedBy: "//")[0]
    return words.components(separatedBy: "||").contains { term in
      term.components(separatedBy: "&&").allSatisfy(holdsFactor)
    }
  }

  private static func holdsFactor(_ factor: String) -> Bool {
    let text = factor.filter { !$0.isWhitespace }
    guard let match = text.firstMatch(of: /(!?)\(*(os|canImport)\((\w+)\)/) else { return true }
    let isThere =
      match.2 == "os" ? match.3 == "Linux" : !appleOnly.contains(String(match.3))
    return isThere != (match.1 == "!")
  }

  /// Apple's modules that no package for Linux has.
  private static let appleOnly = [
    "Darwin", "ObjectiveC", "AppKit", "SwiftUI", "Combine", "WatchKit",
  ]
}
