internal import Fixtures
internal import LayoutModel
internal import NumberText

/// The result of a stress test in JSON; without times, so that it is the same on each machine.
package struct PrintedStress: Codable, Sendable {
  package struct Failure: Codable, Sendable {
    struct Value: Codable, Sendable {
      let input: String
      let code: String
    }
    struct Found: Codable, Sendable {
      let invariant: String
      let kind: String?
      let view: String
      let message: String
      let constraints: [String]
    }
    let configuration: String
    let values: [Value]
    /// The least and the greatest width in points at which it fails.
    let widths: [Double]
    let isMinimal: Bool
    let simplerNeighbours: Int
    let violations: [Found]
    let fixture: String
  }

  let file: String
  let cell: String
  let trials: Int
  let trialsForPairs: Int
  let trialsForCorners: Int
  let randomTrials: Int
  let trialsForWidths: Int
  /// How many trials were judged to make failures simple.
  let shrinkingTries: Int
  let layouts: Int
  let coveredPairs: Int
  let pairs: Int
  let failures: [Failure]
  /// Ways of failing that were not made simple.
  let others: [String]
  let unneededAllowances: [String]

  package init(_ report: StressReport, file: String, cell: String, form: FixtureForm) {
    self.file = file
    self.cell = cell
    trials = report.trialCount
    func count(_ phase: StressPhase) -> Int { report.phaseCounts[phase.rawValue] }
    trialsForPairs = count(.pairs)
    trialsForCorners = count(.corners)
    randomTrials = count(.random)
    trialsForWidths = count(.widths)
    shrinkingTries = report.tryCount
    layouts = report.layoutCount
    (coveredPairs, pairs) = report.pairs
    failures = report.failures.map { Failure($0, form) }
    others = report.others.map(\.title)
    unneededAllowances = report.unneeded.map(\.description)
  }
}

extension PrintedStress.Failure {
  fileprivate init(_ failure: StressFailure, _ form: FixtureForm) {
    configuration = failure.configuration.name
    values = zip(failure.inputs, failure.trial.values).map { Value(input: $0.name, code: $1.code) }
    widths = [failure.widths.range.lowerBound, failure.widths.range.upperBound].map { Double($0) }
    isMinimal = failure.isMinimal
    simplerNeighbours = failure.neighbourCount
    violations = failure.violations.map {
      Found(
        invariant: $0.identity.invariant, kind: $0.identity.kind?.rawValue, view: $0.identity.view,
        message: $0.message, constraints: $0.constraints)
    }
    fixture = form.text(of: failure)
  }
}
