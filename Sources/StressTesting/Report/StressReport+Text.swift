internal import Fixtures
internal import Foundation
internal import LayoutModel
internal import NumberText
internal import SnapReport
internal import Snapshots

extension StressReport {
  /// The failures, then how much was tried, and last the fixtures to copy, so that all failures are seen at once; the same
  /// on each machine for a budget in trials.
  ///
  /// - Parameter form: how a fixture with a failure's values is written.
  /// - Returns: lines without a line break at the end.
  package func text(_ form: FixtureForm) -> String {
    var parts = failures.map(\.text)
    if !others.isEmpty {
      let list = others.map { $0.title }.joined(separator: ", ")
      parts.append("Not made simple, as there are many: \(list)")
    }
    parts += unneeded.map {
      "The allowance of \($0) is not needed: no trial has that diagnostic. Remove it."
    }
    let fixtures = failures.isEmpty ? [] : [form.heading] + failures.map(form.text(of:))
    return (parts + [summary] + fixtures).joined(separator: "\n\n")
  }

  /// How much was tried, such as `600 trials, 1,530 layouts; all 1,024 pairs of values covered; no failure`; with failures
  /// also how much they took: `2 failures, made simple in 310 tries`.
  package var summary: String {
    let pairText =
      pairs.covered == pairs.total
      ? "all \(pairs.total.groupedText) pairs of values covered"
      : "\(pairs.covered.groupedText) of \(pairs.total.groupedText) pairs of values covered"
    let count = failures.count + others.count
    // A budget in trials says the same on each machine.
    let time = if case .seconds = budget { " in \(durationText)" } else { "" }
    return
      "\(trialCount.groupedText) trials, \(layoutCount.groupedText) layouts\(time); \(pairText); "
      + (count == 0
        ? "no failure"
        : "\(count.counted("failure")), made simple in \(tryCount.counted("try", "tries"))")
  }

  /// How long it took, for a terminal.
  package var durationText: String {
    let seconds =
      Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    return "\(seconds.text(decimals: 1)) s"
  }
}

extension Violation.Identity {
  /// The kind or invariant and the view, such as `clippedText on contentView/titleLabel`.
  package var title: String {
    let what = kind?.rawValue ?? invariant
    return view.isEmpty ? what : "\(what) on \(view)"
  }
}

extension Violation {
  /// The message, and the constraints that it does not name, a line for each.
  fileprivate var text: String {
    let unnamed = constraints.filter { !message.contains($0) }
    return ([message] + unnamed.map { "  \($0)" }).joined(separator: "\n")
  }
}

extension StressFailure {
  /// The failure with its simplest values, its widths, its cause, and a fixture that shows it.
  package func text(_ form: FixtureForm) -> String { "\(text)\n\n\(form.text(of: self))" }

  /// The failure with its simplest values, its widths and its cause.
  fileprivate var text: String {
    let titles = violations.map(\.identity.title).joined(separator: ", ")
    let values = zip(inputs, trial.values).map { "\($0.name): \($1.code)" }
      .joined(separator: ", ")
    let lines = [
      titles,
      values.isEmpty ? "" : "  values         \(values)",
      "  configuration  \(configuration.name)",
      heightText.map { "  height         \($0)" } ?? "",
      "  fails at       \(widths.text)",
      "  minimal        \(minimality)",
    ]
    let messages = violations.map { "  \($0.text.replacing("\n", with: "\n  "))" }
    return (lines.filter { !$0.isEmpty } + unique(messages)).joined(separator: "\n")
  }

  /// How an imposed height relates to the one that the constraints ask for.
  private var heightText: String? {
    let (points, pixels) = (Double(trial.height.points), Double(trial.height.pixels))
    let change = points == 0 ? pixels : points
    guard change != 0, let height = configuration.height else { return nil }
    let unit = points == 0 ? "pixels" : "points"
    let amount = "\(abs(change).exactText) \(abs(change) == 1 ? String(unit.dropLast()) : unit)"
    return "\(Double(height).exactText), \(amount) \(change > 0 ? "more" : "less") than the "
      + "constraints ask for"
  }

  private var minimality: String {
    if neighbourCount == 0 { return "yes: nothing is simpler" }
    return isMinimal
      ? "yes: \(neighbourCount.counted("simpler value or setting", "simpler values and settings")) hold"
      : "not proven: the budget was used up"
  }

  private func unique(_ lines: [String]) -> [String] {
    var seen: Set<String> = []
    return lines.filter { seen.insert($0).inserted }
  }
}

extension FailingWidths {
  /// The range, such as `widths 320…347.5`.
  package var text: String {
    let (low, high) = (Double(range.lowerBound).exactText, Double(range.upperBound).exactText)
    var notes = step > 0.5 ? ["tried every \(Double(step).exactText) points"] : []
    if !isComplete { notes.append("not searched further: the budget was used up") }
    let text = low == high ? "width \(low)" : "widths \(low)…\(high)"
    return notes.isEmpty || low == high && isComplete
      ? text : "\(text) (\(notes.joined(separator: "; ")))"
  }
}
