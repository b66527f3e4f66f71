import Fixtures
import Foundation
import TestSupport
import Testing
import UIKit

@testable import StressTesting

/// Bold text as a setting of stress tests.
@MainActor struct BoldTextStressTests {
  /// A test of a label as wide as its text, which may not be wider than a limit in points.
  private func failures(widerThan limit: CGFloat, in space: StressSpace) -> [StressFailure] {
    let subject = StressSubject(.texts("text")) { (text: String) in
      let label = UILabel()
      label.text = "WWWWWWWW"
      label.accessibilityLabel = text
      label.heightAnchor.constraint(equalToConstant: 50).isActive = true
      return label
    }
    let invariant = LayoutInvariant.custom("the text is narrow") { view, _ in
      view.intrinsicContentSize.width <= limit
    }
    return StressTest(subject, in: space, holding: [invariant], budget: .trials(60)).run().failures
  }

  private func width(_ weight: UILegibilityWeight) -> CGFloat {
    UITraitCollection(legibilityWeight: weight).performAsCurrent {
      let label = UILabel()
      label.text = "WWWWWWWW"
      return label.intrinsicContentSize.width
    }
  }

  private func space(_ weights: [UILegibilityWeight]? = nil) -> StressSpace {
    var space = StressSpace(heights: [.fitting], contentSizes: [.large])
    space.legibilityWeights = weights ?? space.legibilityWeights
    return space
  }

  @Test func `bold text that breaks a cell is found and kept`() throws {
    let found = failures(widerThan: width(.regular), in: space())
    let configuration = try #require(found.first?.trial.configuration)
    #expect(configuration == Configuration(legibilityWeight: .bold))
  }

  @Test func `text as usual is the simpler value`() throws {
    let found = failures(widerThan: width(.regular) - 1, in: space())
    #expect(found.first?.trial.configuration == Configuration())
  }

  @Test func `a space can leave bold text out`() {
    #expect(width(.bold) > width(.regular))
    #expect(failures(widerThan: width(.regular), in: space([.regular])).isEmpty)
  }

  @Test(arguments: [UILegibilityWeight.regular, .bold])
  func `the space of one environment has its weight alone`(weight: UILegibilityWeight) {
    let space = StressSpace(only: Configuration(legibilityWeight: weight))
    #expect(space.legibilityWeights == [weight])
    #expect(failures(widerThan: width(.regular), in: space).isEmpty == (weight == .regular))
  }

  @Test func `the fixture of a failure has the weight`() throws {
    let found = try #require(failures(widerThan: width(.regular), in: space()).first)
    #expect(
      FixtureForm.swift.text(of: found)
        .contains("Configuration(width: 320, legibilityWeight: .bold)"))
  }
}
