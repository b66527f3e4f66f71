import Foundation
import LayoutModel
import SnapshotRecords
import Testing
import UIKit

@testable import Fixtures

/// What verifying a fixture means, however it is declared.
@MainActor struct FixtureTests {
  private let samples = FixtureSamples()

  /// The kinds of diagnostics that are not allowed, by configuration.
  private func kinds(_ results: [SnapshotResult]) -> [[Diagnostic.Kind?]] {
    results.map { $0.diagnostics.filter { !$0.isAllowed }.map(\.kind) }
  }

  @Test(arguments: [
    AllowedDiagnostic.clippedText(), .clippedText("label"), .clippedText("row/label"),
  ])
  func `an allowance that is needed accepts the diagnostic`(_ allowance: AllowedDiagnostic) throws {
    let (results, failures) = try samples.verify(FixtureSamples.fixture(allowing: [allowance]))
    #expect(failures.isEmpty)
    #expect(results.map(\.status) == [.passed, .passed])
    #expect(results.map { $0.diagnostics.map(\.isAllowed) } == [[true], [true]])
    #expect(results.allSatisfy { !$0.isFailure })
  }

  @Test func `without an allowance the diagnostic counts`() throws {
    let (results, _) = try samples.verify(FixtureSamples.fixture())
    #expect(kinds(results) == [[.clippedText], [.clippedText]])
  }

  @Test(arguments: [
    (AllowedDiagnostic.overlap(), "overlap"), (.clippedText("row"), "clippedText on row"),
  ])
  func `an allowance that nothing needed is an error of the last configuration`(
    allowance: AllowedDiagnostic, words: String
  ) throws {
    let fixture = FixtureSamples.fixture(allowing: [.clippedText("label"), allowance])
    let (results, _) = try samples.verify(fixture)
    #expect(kinds(results) == [[], [.unneededAllowance]])
    #expect(results.map(\.isFailure) == [false, true])
    let diagnostic = try #require(results.last?.diagnostics.last)
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.view == allowance.view ?? "cut")
    #expect(
      diagnostic.message
        == "The allowance of \(words) is not needed: no configuration has that diagnostic. Remove it."
    )
  }

  @Test func `one configuration that needs an allowance is enough`() throws {
    let matrix: ConfigurationMatrix = .axis([44, 60]) { $0.height = $1 }
    let fixture = FixtureSamples.fixture(over: matrix, allowing: [.clippedText()])
    let (results, _) = try samples.verify(fixture)
    #expect(kinds(results) == [[], []])
  }

  @Test func `a part of the configurations does not show that an allowance is not needed`() throws {
    let fixture = FixtureSamples.fixture(allowing: [.clippedText(), .overlap()])
    let part = try samples.verify(fixture) { $0.configuration == "414x44" }
    #expect(kinds(part.results) == [[]])
  }

  @Test
  func `a configuration that cannot be made leaves the others, and allowances are not judged`()
    throws
  {
    struct NoData: Error {}
    let fixture = FixtureSamples.fixture(
      over: .widths(320, 375, 414), allowing: [.clippedText(), .overlap()]
    ) {
      if $0.width == 375 { throw NoData() }
    }
    let (results, failures) = try samples.verify(fixture)
    #expect(failures == ["Cells/cut.375x44: NoData()"])
    #expect(results.map(\.key.configuration) == ["320x44", "414x44"])
    #expect(kinds(results) == [[], []])
  }

  @Test func `a picture that cannot be drawn leaves the others`() throws {
    let (results, failures) = try samples.verify(FixtureSamples.fixture(over: .widths(0, 414)))
    #expect(failures.count == 1)
    #expect(failures.first?.hasPrefix("Cells/cut.0x44: The configuration's width") == true)
    #expect(results.map(\.key.configuration) == ["414x44"])
  }

  @Test func `content that cannot be had ends the fixture`() throws {
    let error = CellFileError(file: "Feed.cells.json", line: 3, problem: "no view")
    let fixture = FixtureSamples.fixture(over: .widths(320, 375, 414)) {
      if $0.width > 320 { throw error }
    }
    let (results, failures) = try samples.verify(fixture)
    #expect(failures == ["Feed.cells.json:3: no view"])
    #expect(results.map(\.key.configuration) == ["320x44"])
  }

  @Test func `an error of the store is thrown`() throws {
    // A file where the store's folder would be.
    try Data().write(to: samples.folder)
    let error = #expect(throws: (any Error).self) {
      try FixtureSamples.fixture().verify(in: samples.store(.missing))
    }
    #expect("\(try #require(error))".hasPrefix("Cannot "))
  }

  @Test func `what is not wanted is not made`() throws {
    let fixture = FixtureSamples.fixture { _ in Issue.record("made") }
    let (results, failures) = try fixture.verify(in: samples.store()) { _ in false }
    #expect(results.isEmpty && failures.isEmpty)
  }
}
