import Fixtures
import Foundation
import LayoutModel
import SnapReport
import SnapshotRecords
import Testing
import UIKit

/// The messages about each broken cell, word for word.
@MainActor struct BrokenMessagesTests {
  @Test func `each broken cell is explained as in Resources broken-cells`() throws {
    let file = try #require(
      Bundle.module.url(
        forResource: "broken-cells", withExtension: "txt", subdirectory: "Resources"))
    let expected = try String(contentsOf: file, encoding: .utf8)
    let actual = try BrokenSample.all.map(explanation).joined(separator: "\n")
    if actual != expected, let path = ProcessInfo.processInfo.environment["SNAP_BROKEN_CELLS"] {
      try actual.write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(actual == expected)
  }

  @Test(arguments: BrokenSample.all.map(\.name)) func `a message consists of complete sentences`(
    name: String
  ) throws {
    let sample = try #require(BrokenSample.all.first { $0.name == name })
    for diagnostic in try diagnostics(of: sample) {
      let message = diagnostic.message
      #expect(message.hasSuffix("."), "\(message)")
      for flaw in ["..", ". .", "-0 ", "-0;", ".0 ", ".0;", "Optional(", "nil"] {
        #expect(!message.contains(flaw), "\(message)")
      }
    }
  }

  @Test func `no broken cell has more than one error`() throws {
    for sample in BrokenSample.all {
      #expect(try diagnostics(of: sample).count { $0.severity == .error } <= 1, "\(sample.name)")
    }
  }

  private func diagnostics(of sample: BrokenSample) throws -> [Diagnostic] {
    try Rendering(of: SampleCell(sample), in: sample.configuration).diagnostics
  }

  /// A failing test's output about a cell's diagnostics, and its notes, which do not fail.
  private func explanation(of sample: BrokenSample) throws -> String {
    var result = SnapshotResult(
      key: SnapshotKey(suite: "BrokenCells", fixture: sample.name), status: .passed,
      reference: "reference", size: .init(width: 1, height: 1), scale: 1)
    result.diagnostics = try diagnostics(of: sample)
    let lines =
      FailureMessage(result).text.split(separator: "\n").dropFirst().dropLast().map(String.init)
      + result.diagnostics.filter { $0.severity == .note }
      .map { "  note       \($0.kindName) \($0.view): \($0.message)" }
    let text = lines.joined(separator: "\n").replacingOccurrences(
      of: "BrokenSample[+A-Za-z]*\\.swift:[0-9]+", with: "Cell.swift:1", options: .regularExpression
    )
    return "\(sample.name)\n\(text)\n"
  }
}
