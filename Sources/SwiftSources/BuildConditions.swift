/// What is known of the builds of a target, by which the conditions of `#if` are judged.
package struct BuildConditions: Sendable {
  private let systems: Set<String>

  /// A target that is compiled for Linux as it is.
  package static let linux = BuildConditions(systems: ["Linux"])
  /// A target whose sources are rewritten, which makes them those of iOS.
  package static let rewritten = BuildConditions(systems: ["Linux", "iOS"])

  private static let present: Set = ["UIKit", "Foundation"]
  /// Apple's modules that no package for Linux has.
  private static let appleOnly: Set = [
    "Darwin", "ObjectiveC", "AppKit", "SwiftUI", "Combine", "WatchKit",
  ]

  /// Returns whether a condition holds; nil if that depends on the build, as flags do.
  package func holds(_ condition: [SwiftToken]) -> Bool? {
    var evaluation = Evaluation()
    var words = condition.map(\.text)[...]
    while let word = words.popFirst() {
      switch word {
      case "(", "!": evaluation.operators.append(word)
      case ")": evaluation.close()
      case "&&", "||": evaluation.combine(word)
      case _ where words.first == "(":
        let arguments = words.dropFirst().prefix { $0 != ")" }
        words = words.dropFirst(arguments.count + 2)
        evaluation.add(answer(word, Array(arguments)))
      default: evaluation.add(word == "true" ? true : word == "false" ? false : nil)
      }
    }
    return evaluation.result
  }

  /// Answers `os(iOS)`, where the arguments are the words between the parentheses.
  private func answer(_ question: String, _ arguments: [String]) -> Bool? {
    switch (question, arguments.first ?? "") {
    case ("os", let system): systems.contains(system)
    case ("canImport", let module):
      Self.appleOnly.contains(module) ? false : Self.present.contains(module) ? true : nil
    case ("targetEnvironment", _): false
    case ("swift", let sign), ("compiler", let sign):
      Self.compares(sign, arguments.dropFirst().first ?? "")
    default: nil
    }
  }

  /// Whether Swift has at least a version, or an earlier one; later versions than 5 depend on the target.
  private static func compares(_ sign: String, _ version: String) -> Bool? {
    guard let major = Int(version.prefix { $0 != "." }), major <= 5 else { return nil }
    return sign == ">=" ? true : sign == "<" ? false : nil
  }

  /// What is read of a condition, from left to right.
  private struct Evaluation {
    var values: [Bool?] = []
    var operators: [String] = []

    var result: Bool? {
      mutating get {
        while !operators.isEmpty { apply() }
        return values.last ?? nil
      }
    }

    mutating func add(_ value: Bool?) {
      values.append(value)
      while operators.last == "!" { apply() }
    }

    mutating func close() {
      while let last = operators.last, last != "(" { apply() }
      _ = operators.popLast()
      while operators.last == "!" { apply() }
    }

    /// Adds an operator behind its first value; `&&` binds more tightly.
    mutating func combine(_ word: String) {
      while let last = operators.last, last == "&&" || last == word { apply() }
      operators.append(word)
    }

    private mutating func apply() {
      let sign = operators.removeLast()
      guard sign != "(", let last = values.popLast() else { return }
      if sign == "!" { return values.append(last.map(!)) }
      let first = values.popLast() ?? nil
      // One of the values decides alone, or both have it.
      let decisive = sign == "||"
      values.append(
        first == decisive || last == decisive
          ? decisive : first == nil || last == nil ? nil : !decisive)
    }
  }
}
