/// The values of one input: samples to try, and what is simpler than a value.
package struct ValueDomain: Sendable {
  /// The values that are tried, the simplest first; never empty.
  package let samples: [StressValue]
  /// Returns values that are strictly simpler than one, those that are much simpler first.
  ///
  /// No chain of simpler values is endless, so that shrinking ends.
  let simpler: @Sendable (StressValue) -> [StressValue]
  /// Returns other values that are as simple as one, or simpler.
  let alternatives: @Sendable (StressValue) -> [StressValue]

  /// Creates a domain from samples in any order, of which each is taken once.
  init(
    _ samples: [StressValue],
    alternatives: @escaping @Sendable (StressValue) -> [StressValue] = { _ in [] },
    simplerThan: @escaping @Sendable (StressValue) -> [StressValue]
  ) {
    precondition(!samples.isEmpty, "An input needs a value. Give it one.")
    var seen: Set<StressValue> = []
    self.samples = samples.filter { seen.insert($0).inserted }
    self.alternatives = alternatives
    simpler = simplerThan
  }

  /// The samples and no other values; the ones before a value are simpler.
  init(listed samples: [StressValue]) {
    self.init(samples) { value in
      samples.firstIndex(of: value).map { Array(samples[..<$0]) } ?? []
    }
  }
}
