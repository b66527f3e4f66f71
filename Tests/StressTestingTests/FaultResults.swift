/// How many faults of each kind were found.
struct FaultResults {
  struct Result {
    let seed: Int
    let fault: Fault
    let isFound: Bool
    /// Whether invariants that hold for nearly every cell suffice.
    let isStandard: Bool
    /// Of the processor, so that other work on the machine does not count.
    let seconds: Double
    /// The first layout that it changes, of a fault that was not found.
    let effect: String
  }

  private var results: [Result] = []

  mutating func add(_ result: Result?) {
    if let result { results.append(result) }
  }

  /// From 0 to 1.
  var share: Double { Double(results.count(where: \.isFound)) / Double(max(results.count, 1)) }

  var missed: [String] {
    results.filter { !$0.isFound }.map { "\($0.fault) in seed \($0.seed): \($0.effect)" }
  }

  /// A line for each kind.
  var text: String {
    let lines = Fault.Kind.allCases.map { kind in
      line("\(kind)", results.filter { $0.fault.kind == kind })
    }
    let late = results.count { $0.isFound && $0.seconds > 2 }
    return (lines + [line("all", results), "\(late) after more than 2 s of a processor"] + missed)
      .joined(separator: "\n")
  }

  private func line(_ name: String, _ results: [Result]) -> String {
    let slowest = results.map(\.seconds).max() ?? 0
    return "\(name): \(results.count(where: \.isFound)) of \(results.count) found, "
      + "\(results.count(where: \.isStandard)) by standard invariants; slowest \((slowest * 10).rounded() / 10) s"
  }
}
