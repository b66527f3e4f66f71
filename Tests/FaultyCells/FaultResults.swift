/// How many faults of each kind were found.
package struct FaultResults {
  package struct Result {
    let seed: Int
    package let fault: Fault
    package let isFound: Bool
    /// Whether invariants that hold for nearly every cell suffice.
    let isStandard: Bool
    /// Whether what was found has no simpler neighbour that fails.
    let isMinimal: Bool
    /// Of the processor, so that other work on the machine does not count.
    let seconds: Double
    /// The first layout that it changes, of a fault that was not found.
    let effect: String
    /// What was found, as a reader sees it.
    let text: String
  }

  private var results: [Result] = []

  package init() {}

  package mutating func add(_ result: Result?) {
    if let result { results.append(result) }
  }

  /// From 0 to 1.
  package var share: Double {
    Double(results.count(where: \.isFound)) / Double(max(results.count, 1))
  }

  package var missed: [String] {
    results.filter { !$0.isFound }.map { "\($0.fault) in seed \($0.seed): \($0.effect)" }
  }

  /// The mistakes whose simplest values were not proven to be so.
  package var unproven: [String] {
    results.filter { !$0.isMinimal }.map { "\($0.fault) in seed \($0.seed):\n\($0.text)" }
  }

  /// A table of the kinds, and what was not found.
  package var text: String {
    let head = "| mistake | found | by standard invariants | slowest |\n| --- | --- | --- | --- |"
    let rows = Fault.Kind.allCases.map { kind in
      row("\(kind)", results.filter { $0.fault.kind == kind })
    }
    return
      ([head] + rows + [row("all", results)] + missed.map { "not found: \($0)" }
      + unproven.map { "not proven to be minimal: \($0)" }).joined(separator: "\n")
  }

  private func row(_ name: String, _ results: [Result]) -> String {
    let slowest = results.map(\.seconds).max() ?? 0
    return "| \(name) | \(results.count(where: \.isFound)) of \(results.count) "
      + "| \(results.count(where: \.isStandard)) | \((slowest * 100).rounded() / 100) s |"
  }
}
