/// How far a build is, from the last line that begins as `[120/340] Compiling UIKit UILabel.swift`.
///
/// Only what is shown depends on it: SwiftPM has no other count.
enum BuildSteps {
  /// The numbers of steps that have begun and of all; nil before the first.
  static func last(in log: TestLog) -> (done: Int, all: Int)? {
    for line in log.ending(from: 0).split(separator: "\n").reversed() {
      guard let counts = line.prefixMatch(of: #/\[(\d+)/(\d+)\] /#) else { continue }
      guard let done = Int(counts.output.1), let all = Int(counts.output.2) else { return nil }
      return (done, all)
    }
    return nil
  }
}
