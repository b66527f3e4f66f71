import Foundation
import FuzzTargets
import Testing

/// Each parser takes a time that is proportional to the bytes it reads, and little memory, however they are chosen.
///
/// Every input is read in a process of its own, `snap-fuzz grow`, whose time and memory are then those of the reading.
@Suite(.serialized) struct GrowthTests {
  private struct Reading {
    let seconds: Double
    let memory: Int
    let pictureBytes: Int
    let outcome: String
  }

  /// Four times the bytes may take this many times as long; what is quadratic takes 16 times as long.
  private static let mostGrowth = 8.0
  /// Times below this, in seconds, are too short for a ratio, and no harm.
  private static let shortTime = 0.1
  /// What reading may take besides four times the bytes of a picture's pixels.
  private static let mostMemory = 64 << 20

  @MainActor private static let names = GrowingInput.all.map(\.name)

  @Test(arguments: await names)
  func `four times the bytes take about four times as long, and little memory`(name: String) throws
  {
    let (large, small) = try readings(of: name)
    #expect(!small.outcome.hasPrefix("fault"), "\(small.outcome)")
    #expect(!large.outcome.hasPrefix("fault"), "\(large.outcome)")
    #expect(
      large.seconds < max(Self.mostGrowth * small.seconds, Self.shortTime),
      "\(small.seconds) s, then \(large.seconds) s")
    #expect(large.memory <= Self.mostMemory + 4 * large.pictureBytes, "\(large.memory) bytes")
  }

  /// Reads an input of four times its count, and of its count.
  private func readings(of name: String) throws -> (large: Reading, small: Reading) {
    let output = Pipe()
    let process = Process()
    // SwiftPM puts it next to the test bundle.
    process.executableURL = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
      .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("snap-fuzz")
    process.arguments = ["grow", name]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(text)")
    let readings = try text.split(separator: "\n").map { line in
      let parts = line.split(separator: "\t", maxSplits: 4)
      try #require(parts.count == 5, "\(line)")
      return Reading(
        seconds: try #require(Double(parts[1])), memory: try #require(Int(parts[2])),
        pictureBytes: try #require(Int(parts[3])), outcome: String(parts[4]))
    }
    try #require(readings.count == 2, "\(text)")
    return (readings[0], readings[1])
  }
}
