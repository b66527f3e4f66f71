internal import Foundation

/// The message of UIKit's console for required constraints that cannot all hold, and what to do.
@MainActor struct ConflictReport {
  let constraints: [InvolvedConstraint]
  let broken: String
  let mentionsAutoresizing: Bool
  let advice: String

  init(
    _ conflict: LayoutConflict, description: ConstraintDescription, advice: ConflictAdvice
  ) {
    func text(_ source: EquationSource) -> String {
      description.describe(source, constant: conflict.constants[source.key] ?? 0)
    }
    let visible = conflict.members.filter { !$0.isImplicit }
    constraints = visible.map { InvolvedConstraint($0, text: text($0)) }
    broken = text(conflict.broken)
    mentionsAutoresizing = visible.contains { $0.isAutoresizing }
    self.advice = advice.text
  }

  /// UIKit's message.
  var text: String {
    var lines = [
      "Unable to simultaneously satisfy constraints.",
      "\tProbably at least one of the constraints in the following list is one you don't want. ",
      "\tTry this: ",
      "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
      "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
    ]
    if mentionsAutoresizing {
      lines.append(
        "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
          + "refer to the documentation for the UIView property "
          + "translatesAutoresizingMaskIntoConstraints) ")
    }
    lines.append("(")
    lines.append(constraints.map { "    \"\($0.text)\"" }.joined(separator: ",\n"))
    lines += [")", "", "Will attempt to recover by breaking constraint ", broken, "", ""]
    return lines.joined(separator: "\n")
  }
}

extension EquationSource {
  /// Whether UIKit never prints it.
  fileprivate var isImplicit: Bool {
    if case .nonNegative = self { return true }
    return false
  }

  fileprivate var isAutoresizing: Bool {
    if case .autoresizing = self { return true }
    return false
  }
}
