import Fixtures
import LayoutModel
import SnapshotRecords
import Testing
import UIKit

/// Configurations that no device gives a view have a note, and no others.
@MainActor struct UnlikelyConfigurationTests {
  private func notes(_ matrix: ConfigurationMatrix) throws -> [String] {
    let configurations = matrix.configurations
    let fixture = Fixture(
      suite: "S", name: "f", configurations: configurations,
      source: SnapshotResult.Source(file: "S.swift", line: 1)
    ) { configuration in
      let label = UILabel()
      label.text = "Text"
      return Inspection(try Rendering(of: label, in: configuration)) { try $0.artifact() }
    }
    return try configurations.flatMap { try fixture.inspect(in: $0).diagnostics }
      .filter { $0.kind == .unlikelyConfiguration }
      .map { "\($0.severity) \($0.view): \($0.message)" }
  }

  @Test func `a language in the direction of others has a note`() throws {
    #expect(
      try notes(.directions(.leftToRight, .rightToLeft) * .locales("en", "ar")) == [
        "note UILabel: The layout is left to right with the locale ar, whose language is written right to left: "
          + "no device has both. Leave directions out, as a locale brings its own.",
        "note UILabel: The layout is right to left with the locale en, whose language is written left to right: "
          + "no device has both. Leave directions out, as a locale brings its own.",
      ])
  }

  @Test func `a size that is not whole pixels has a note`() throws {
    #expect(
      try notes([Configuration(width: 320.25), Configuration(height: 44.4, scale: 3)]) == [
        "note UILabel: The width of 320.25 points is 640.5 pixels at 2x, and iOS gives views whole ones. Use 320.5.",
        "note UILabel: The height of 44.4 points is 133.2 pixels at 3x, and iOS gives views whole ones. Use 44.333.",
      ])
  }

  @Test(
    arguments: [
      .locales("en", "ar"), .directions(.leftToRight, .rightToLeft),
      [Configuration(width: 320.5), Configuration(width: 1198.0 / 3, scale: 3)],
    ] as [ConfigurationMatrix])
  func `configurations of devices have none`(matrix: ConfigurationMatrix) throws {
    #expect(try notes(matrix).isEmpty)
  }
}
