/// Receives the coverage of a shape, run after run, from top to bottom and left to right.
///
/// Runs do not overlap; uncovered pixels may be left out.
protocol CoverageSink: AnyObject {
  /// Receives a run of equal coverage.
  func span(x: Int, y: Int, count: Int, coverage: UInt8)
  /// Receives a run of varying coverage.
  func run(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>)
}
