public import Foundation
public import SnapshotRecords

/// A run's results in readable and machine-readable formats.
///
/// ```swift
/// let report = RunReport(RunResults(results: try store.readResults()))
/// print(report.table())
/// let page = try report.page(PictureSource { try? Data(contentsOf: directories.url(ofRelativePath: $0)) })
/// ```
///
/// # Guarantees
/// Equal results give equal text, except for the milliseconds in JUnit and JSON. Text from a fixture is escaped for its
/// format, and characters that hide or reorder text are written out.
public struct RunReport: Sendable {
  public var run: RunResults
  /// The heading of the page and the name of the JUnit file's suites.
  public var title: String
  public var tool: ToolName

  public var records: RecordsPlace

  /// Who owns the snapshots, by key; of one that nobody owns, nothing.
  package var owners: [SnapshotKey: [String]] = [:]

  /// The versions of references, the oldest first, by key.
  package var histories: [SnapshotKey: [ReferenceVersion]] = [:]

  public var subject: ReportSubject { run.comparison == nil ? .references : .revisions }

  /// Creates a report.
  public init(
    _ run: RunResults, title: String = "Snapshots", tool: ToolName = .snap,
    records: RecordsPlace = RecordsPlace()
  ) {
    self.run = run
    self.title = title
    self.tool = tool
    self.records = records
  }

  /// Whether nothing failed.
  package var isGood: Bool { failures.isEmpty && otherFailures.isEmpty }

  /// The results that fail their test, by key.
  var failures: [SnapshotResult] { run.results.filter(\.isFailure) }

  /// What failed besides the results.
  var otherFailures: [String] { run.otherFailures ?? [] }

  /// The results by suite, both in order.
  func suites(of results: [SnapshotResult]) -> [(name: String, results: [SnapshotResult])] {
    var suites: [(name: String, results: [SnapshotResult])] = []
    for result in results {
      if suites.last?.name == result.key.suite {
        suites[suites.count - 1].results.append(result)
      } else {
        suites.append((result.key.suite, [result]))
      }
    }
    return suites
  }
}

extension RunReport {
  /// Returns the run as JSON, safe to print: sorted keys, one value per line, a line break at the end.
  ///
  /// - Throws: `EncodingError` if a number is not finite.
  public func json() throws -> Data {
    Data(try CanonicalJSON.prettyText(of: PrintedRun(run)).visibleJSON.utf8)
  }
}
