/// Takes the coverage of a shape, run after run, from the top down and from the left.
///
/// Runs do not overlap; pixels that are not covered at all may be left out.
protocol CoverageSink: AnyObject {
  /// Takes a run of equal coverage.
  func span(x: Int, y: Int, count: Int, coverage: UInt8)
  /// Takes a run of differing coverage.
  func run(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>)
}
