import Foundation
import SnapshotRecords
import SnapshotSamples
import Testing

/// A package whose tests are played by ``SwiftDouble`` in the place of `swift`.
///
/// The double answers `swift build`, and is the program that this builds, too. That writes prepared records where tests
/// write theirs, with the run's token, and does what a script says.
extension TemporaryPackage {
  private var prepared: URL { url(of: "prepared") }

  /// Returns `snap` in the package's folder with the double on `PATH`.
  func snap(
    building: Int32 = 0, failing: Failing = .nothing, writing: String = ""
  ) throws -> SnapTool {
    try FileManager.default.createDirectory(at: prepared, withIntermediateDirectories: true)
    return SnapTool(
      directory: root,
      environment: [
        "PATH": "\(try installSwift().path):/usr/bin:/bin", "BUILD_EXIT": "\(building)",
        "TEST_SCRIPT": try failing.json(in: root), "TEST_WRITES": writing,
        "PREPARED": prepared.path,
      ], owner: self)
  }

  /// Makes the tests write this record.
  func prepare(_ result: SnapshotResult) throws {
    let file = prepared.appendingPathComponent("\(result.key).json")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(result).write(to: file)
  }

  /// Writes a record of an earlier run.
  func leave(_ result: SnapshotResult) throws {
    let json = String(decoding: try JSONEncoder().encode(result), as: UTF8.self)
    try leave("\(result.key) \(json)")
  }

  /// Writes a line as the log of an earlier process.
  func leave(_ line: String) throws {
    let numbers = allFiles.filter { $0.hasPrefix(".snap/results/") }
      .compactMap { Int($0.split(separator: "/")[2].prefix { $0 != "." }) }
    try write(line + "\n", to: ".snap/results/\((numbers.max() ?? 0) + 1).log")
  }

  /// The double's arguments, one line per call.
  func calls() throws -> [String] {
    try text(of: "calls").replacing(root.path + "/", with: "")
      .split(separator: "\n").map(String.init)
  }

  /// Whether the double ran tests.
  var hasBegunTesting: Bool {
    get throws { try exists("calls") && calls().contains { $0.hasPrefix("test") } }
  }

  /// Puts the double in place and returns its folder.
  ///
  /// A launcher and not a link: bundles pack it as a program, and files of the toolchain are looked for beside it.
  private func installSwift() throws -> URL {
    let double = SnapTool.executable.deletingLastPathComponent()
      .appendingPathComponent("SwiftDouble")
    let path = double.path.replacing("'", with: #"'\''"#)
    return try writeProgram("#!/bin/sh\nexec '\(path)' \"$0\" \"$@\"\n", to: "tools/swift")
      .deletingLastPathComponent()
  }
}
