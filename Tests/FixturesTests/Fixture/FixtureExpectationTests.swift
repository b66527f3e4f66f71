import LayoutModel
import Testing
import UIKit

@testable import Fixtures

@MainActor struct FixtureExpectationTests {
  /// The messages of a fixture that is 44 points high, by configuration.
  private func messages(
    _ expectations: [FixtureExpectation], over matrix: ConfigurationMatrix = .widths(320)
  ) throws -> [[String]] {
    let fixture = FixtureSamples.fixture(
      over: matrix, expecting: expectations, allowing: [.clippedText()])
    return try fixture.configurations.map { configuration in
      try fixture.inspect(in: configuration).diagnostics
        .filter { $0.kind == .unexpectedHeight }.map(\.message)
    }
  }

  nonisolated static let heights: [(expected: CGFloat, isMet: Bool)] = [
    (44, true), (44 + 1 / 2048, true), (44 + 1 / 1024, true), (44 + 1 / 1024 + 1 / 65_536, false),
    (44 - 1 / 1024, true), (44 - 1 / 1024 - 1 / 65_536, false), (44.5, false),
  ]

  @Test(arguments: heights)
  func `a height may differ by the tolerance and no more`(
    expected: CGFloat, isMet: Bool
  ) throws {
    #expect(try messages([.height(expected)])[0].isEmpty == isMet)
  }

  @Test func `a height that is not met is an error that gives both`() throws {
    let fixture = FixtureSamples.fixture(expecting: [.height(60.5)], allowing: [.clippedText()])
    let diagnostic = try #require(
      try fixture.inspect(in: fixture.configurations[0]).diagnostics.first)
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.view == "UIView")
    #expect(diagnostic.message == "The height is 44 points; expected 60.5.")
  }

  @Test func `the narrowest condition counts`() throws {
    let expectations: [FixtureExpectation] = [
      .height(1), .height(2, at: .width(414)),
      .height(3, at: .width(414, contentSize: .accessibilityLarge)),
      .height(4, at: .configuration("414x44-AX2-dark")),
    ]
    let found = try messages(
      expectations,
      over: .widths(320, 414) * .contentSizes(.large, .accessibilityLarge)
        * .appearances(.light, .dark))
    let expected = [1, 1, 1, 1, 2, 2, 3, 4].map { ["The height is 44 points; expected \($0)."] }
    #expect(found == expected)
  }

  @Test func `all expectations of one condition count`() throws {
    #expect(
      try messages([.height(44), .height(1), .height(2)]) == [
        ["The height is 44 points; expected 1.", "The height is 44 points; expected 2."]
      ])
  }

  @Test func `a condition that no configuration meets is passed over`() throws {
    #expect(try messages([.height(1, at: .width(99))]) == [[]])
  }
}
