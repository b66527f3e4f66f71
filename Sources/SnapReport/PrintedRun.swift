import LayoutChanges
package import SnapshotRecords

/// The results of a run as `--json` prints them.
struct PrintedRun: Encodable {
  private let version = 1
  private let engine: String
  private let results: [PrintedResult]
  private let otherFailures: [String]?
  private let comparison: RevisionComparison?
  private let drawings: Int?
  private let summary: RunResults.Summary

  init(_ run: RunResults) {
    engine = run.engine
    results = run.results.map(PrintedResult.init)
    otherFailures = run.otherFailures
    comparison = run.comparison
    drawings = run.drawings
    summary = run.summary
  }
}

/// The values of a record, with sentences in the place of its notes.
package struct PrintedResult: Encodable {
  private let result: SnapshotResult

  private static let version = 1

  private enum Sentence: String, CodingKey {
    case version, message, layoutChanges
  }

  package init(_ result: SnapshotResult) { self.result = result }

  package func encode(to encoder: any Encoder) throws {
    var values = result
    (values.notes, values.layoutChanges) = (nil, [])
    try values.encode(to: encoder)
    var sentences = encoder.container(keyedBy: Sentence.self)
    try sentences.encode(Self.version, forKey: .version)
    try sentences.encodeIfPresent(result.message, forKey: .message)
    try sentences.encode(result.describedChanges, forKey: .layoutChanges)
  }
}
