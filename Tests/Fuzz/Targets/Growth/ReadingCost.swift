import Foundation

/// What it took to read an input: nothing else must happen in the process meanwhile.
package struct ReadingCost {
  package let outcome: FuzzTarget.Outcome
  /// The processor time of all threads.
  package let seconds: Double
  /// By how much the memory grew at its peak, in bytes.
  package let memory: Int
}

extension FuzzTarget {
  /// Measures the reading of an input.
  package func cost(of bytes: [UInt8]) throws -> ReadingCost {
    // Begins the peak anew (Linux, proc(5)).
    try Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"), options: [])
    let before = try Self.memory("VmRSS:")
    let start = clock()
    let outcome = outcome(of: bytes)
    let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    return ReadingCost(
      outcome: outcome, seconds: seconds, memory: try Self.memory("VmHWM:") - before)
  }

  /// A line of the process's status, which is in units of 1024 bytes.
  private static func memory(_ name: String) throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let words = status.split(whereSeparator: \.isWhitespace)
    guard let place = words.firstIndex(of: Substring(name)), let count = Int(words[place + 1])
    else { throw Fault(description: "the process's status has no \(name)") }
    return count * 1024
  }
}
