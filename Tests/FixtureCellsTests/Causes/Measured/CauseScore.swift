/// The verdicts on many trials, by kind of change.
struct CauseScore {
  private var kinds: [String] = []
  private var verdicts: [String: [CauseTrial.Verdict]] = [:]
  private var arrows: [String: Int] = [:]
  private var complete: [String: Int] = [:]
  private(set) var complaints: [String] = []
  /// The trials that said of some pixels that nothing explains them.
  private(set) var unexplained = 0

  mutating func add(_ trial: CauseTrial, kind: String, cell: String) {
    if verdicts[kind] == nil { kinds.append(kind) }
    verdicts[kind, default: []].append(trial.verdict)
    arrows[kind, default: 0] += trial.falseArrows.count
    complete[kind, default: 0] += trial.verdict != .unseen && trial.tellsAll ? 1 : 0
    let isWrong = trial.verdict != .exact && trial.verdict != .unseen
    unexplained += trial.unexplained.isEmpty ? 0 : 1
    if isWrong || !trial.falseArrows.isEmpty || !trial.unexplained.isEmpty {
      complaints.append(
        "\(kind) | \(cell) | \(trial.verdict) | said: \(trial.line) | true: \(trial.truth)"
          + (trial.falseArrows.isEmpty ? "" : " | FALSE ARROW: \(trial.falseArrows)")
          + (trial.unexplained.isEmpty ? "" : " | UNEXPLAINED: \(trial.unexplained)"))
    }
  }

  /// The trials whose picture changed.
  private var seen: Int { count(of: nil) - count(of: .unseen) }
  /// The share of failures whose first line names a view that changed.
  var trueShare: Double { share(of: [.exact, .partly]) }
  /// The share of failures whose first line names the property with its values, too.
  var namedShare: Double { share(of: [.exact]) }
  var falseArrows: Int { arrows.values.reduce(0, +) }

  /// A line for each kind, and one for all.
  var table: String {
    let head = "seen  true  part  none false arrow   all  kind"
    let lines = kinds.map { kind in
      row(
        kind, verdicts[kind, default: []], arrows[kind, default: 0], complete[kind, default: 0])
    }
    let all = row(
      "all", verdicts.values.flatMap { $0 }, falseArrows, complete.values.reduce(0, +))
    return ([head] + lines + [all]).joined(separator: "\n")
  }

  private func row(
    _ name: String, _ verdicts: [CauseTrial.Verdict], _ arrows: Int, _ complete: Int
  ) -> String {
    let counts = [.exact, .partly, .silent, .wrong].map { verdict in
      verdicts.count { $0 == verdict }
    }
    let numbers = [counts.reduce(0, +)] + counts + [arrows, complete]
    return numbers.map { number in
      let text = "\(number)"
      return String(repeating: " ", count: max(0, 4 - text.count)) + text
    }.joined(separator: "  ") + "  \(name)"
  }

  private func share(of found: [CauseTrial.Verdict]) -> Double {
    Double(found.reduce(0) { $0 + count(of: $1) }) / Double(max(1, seen))
  }

  private func count(of verdict: CauseTrial.Verdict?) -> Int {
    verdicts.values.reduce(0) { sum, list in
      sum + list.count { verdict == nil || $0 == verdict }
    }
  }
}
