internal import LayoutModel

/// All results of one run, the values of `--json` and reports.
public struct RunResults: Hashable, Sendable {
  /// The engine that drew the pictures, with its version.
  public var engine: String
  /// The results by key.
  public var results: [SnapshotResult]
  /// What failed besides the results: other failures of tests, and fixtures without a result; nil if nothing did.
  public var otherFailures: [String]?
  /// What two revisions have alike, and what is gone; nil for results that were compared with references.
  public var comparison: RevisionComparison?
  /// How often each snapshot was drawn; nil for once.
  public var drawings: Int?
  public var summary: Summary

  /// The numbers of results and diagnostics by kind.
  public struct Summary: Codable, Hashable, Sendable {
    public var total = 0
    public var failures = 0
    /// Pictures that match their references, in layouts without an error.
    public var passed = 0
    /// Pictures with different pixels.
    public var different = 0
    /// Pictures with a different size.
    public var sizeChanged = 0
    /// Pictures without a reference.
    public var missing = 0
    /// References that were rewritten.
    public var recorded = 0
    /// Snapshots that could not be compared.
    public var error = 0
    /// Pictures that pass or were recorded, in layouts with an error.
    public var layoutError = 0
    public var diagnostics = Diagnostics()

    /// The numbers of diagnostics by severity.
    public struct Diagnostics: Codable, Hashable, Sendable {
      public var note = 0
      public var warning = 0
      public var error = 0
    }

    /// Counts the results.
    public init(of results: [SnapshotResult] = []) {
      for result in results { add(result) }
    }

    private mutating func add(_ result: SnapshotResult) {
      total += 1
      failures += result.isFailure ? 1 : 0
      self[keyPath: Self.count(of: result)] += 1
      for diagnostic in result.diagnostics {
        switch diagnostic.severity {
        case .note: diagnostics.note += 1
        case .warning: diagnostics.warning += 1
        case .error: diagnostics.error += 1
        }
      }
    }

    private static func count(of result: SnapshotResult) -> WritableKeyPath<Summary, Int> {
      switch result.status {
      case .passed where result.hasErrorDiagnostic: \.layoutError
      case .recorded where result.hasErrorDiagnostic: \.layoutError
      case .passed: \.passed
      case .different: \.different
      case .sizeChanged: \.sizeChanged
      case .missing: \.missing
      case .recorded: \.recorded
      case .error: \.error
      }
    }
  }

  /// Creates the results of a run, sorted by key, with their counts.
  public init(
    engine: String = Engine.name, results: [SnapshotResult], otherFailures: [String] = [],
    comparison: RevisionComparison? = nil
  ) {
    self.comparison = comparison
    self.engine = engine
    self.otherFailures = otherFailures.isEmpty ? nil : otherFailures
    self.results = results.sorted { $0.key < $1.key }
    summary = Summary(of: results)
  }
}
