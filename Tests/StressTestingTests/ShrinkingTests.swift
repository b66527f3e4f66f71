import Fixtures
import StressTesting
import Testing
import UIKit

@MainActor struct ShrinkingTests {
  /// A test whose only invariant looks at the texts of labels, without a layout that matters.
  private func failure(
    seed: UInt64 = 1, in space: StressSpace = StressSpace(), trials: Int = 130,
    holds: @escaping @MainActor @Sendable (UILabel, LayoutFrames) -> Bool
  ) throws -> StressFailure {
    let subject = StressSubject(.texts("text")) { (text: String) in
      let label = UILabel()
      label.text = text
      label.heightAnchor.constraint(equalToConstant: 50).isActive = true
      return label
    }
    let invariant = LayoutInvariant.custom("the text is right") { view, frames in
      (view as? UILabel).map { holds($0, frames) } ?? false
    }
    let report = StressTest(
      subject, in: space, holding: [invariant], budget: .trials(trials), seed: seed
    )
    .run()
    #expect(report.failures.count == 1)
    return try #require(report.failures.first)
  }

  @Test func `a text becomes as short as it can be`() throws {
    let failure = try failure { label, _ in (label.text ?? "").count < 7 }
    guard case .text(let text) = failure.trial.values[0] else { return #expect(Bool(false)) }
    #expect(text.count == 7)
    #expect(failure.isMinimal)
    #expect(failure.neighbourCount > 0)
  }

  @Test func `only the character that matters remains`() throws {
    let failure = try failure { label, _ in
      !(label.text ?? "").contains("ß") && !(label.text ?? "").contains("ü")
    }
    #expect([.text("ü"), .text("ß")].contains(failure.trial.values[0]))
  }

  @Test func `a line break that matters remains between two characters`() throws {
    let failure = try failure { label, _ in !(label.text ?? "").contains("\n") }
    guard case .text(let text) = failure.trial.values[0] else { return #expect(Bool(false)) }
    #expect(text.count == 3)
    #expect(text.dropFirst().first == "\n")
  }

  /// Going on where a step was found takes about as many tries as the text has neighbours; from the start of the list it
  /// takes several times that, more than a tenth of the standard budget allows.
  @Test func `a text of which most matters is made simple within a small budget`() throws {
    let failure = try failure(trials: 60) { label, _ in
      (label.text ?? "").count { $0.isLetter } < 54
    }
    guard case .text(let text) = failure.trial.values[0] else { return #expect(Bool(false)) }
    #expect(text.count == 54)
    #expect(failure.isMinimal)
  }

  @Test func `settings that do not matter have their defaults`() throws {
    let failure = try failure { label, _ in
      label.traitCollection.preferredContentSizeCategory < .accessibilityLarge
    }
    #expect(failure.trial.values == [.text("")])
    let expected = Configuration(contentSize: .accessibilityLarge)
    #expect(failure.trial.configuration == expected)
    #expect(failure.widths.range == 320...440)
  }

  @Test func `the widths of a failure are known to half a point`() throws {
    let failure = try failure(in: StressSpace(widths: 300...400)) { label, _ in
      label.bounds.width < 331.5 || label.bounds.width > 376
    }
    #expect(failure.widths.range == 331.5...376)
    #expect(failure.widths.text == "widths 331.5…376 (tried every 1 points)")
  }

  @Test func `a failure at few widths between samples is found by bisection`() throws {
    let failure = try failure(in: StressSpace(widths: 320...330), trials: 400) { label, _ in
      !(324...325).contains(label.bounds.width)
    }
    #expect(failure.widths.range == 324...325)
  }

  @Test(arguments: [1, 2]) func `a seed gives the same result each time`(seed: UInt64) throws {
    let one = try failure(seed: seed) { label, _ in (label.text ?? "").count < 12 }
    let other = try failure(seed: seed) { label, _ in (label.text ?? "").count < 12 }
    #expect(one.text(.swift) == other.text(.swift))
    #expect(one.trial == other.trial)
  }

  @Test func `each character is plain that need not be another`() throws {
    let failure = try failure { label, _ in
      !((label.text ?? "").contains("Å") && (label.text ?? "").count >= 5)
    }
    guard case .text(let text) = failure.trial.values[0] else { return #expect(Bool(false)) }
    #expect(text.count == 5)
    #expect(text.count { !$0.isASCII } == 1)
  }

  @Test func `of texts as short, the one that fails at more widths is shown`() throws {
    let subject = StressSubject(.texts("text", scripts: [])) { (text: String) in
      let label = UILabel()
      label.text = text
      label.heightAnchor.constraint(equalToConstant: 50).isActive = true
      return label
    }
    let space = StressSpace(contentSizes: [.large], directions: [.leftToRight])
    let report = StressTest(
      subject, in: space, holding: [.nothingTruncated], budget: .trials(60)
    ).run()
    let failure = try #require(report.failures.first)
    guard case .text(let text) = failure.trial.values[0] else { return #expect(Bool(false)) }
    #expect(!text.isEmpty && text.allSatisfy { $0 == "W" }, "\(text)")
  }

  @Test func `shrinking ends with the budget, and says so`() throws {
    let subject = StressSubject(.texts("text")) { (text: String) in
      let label = UILabel()
      label.text = text
      label.heightAnchor.constraint(equalToConstant: 50).isActive = true
      return label
    }
    let invariant = LayoutInvariant.custom("the text is short") { view, _ in
      ((view as? UILabel)?.text ?? "").count < 120
    }
    let report = StressTest(
      subject, in: StressSpace(contentSizes: [.large]), holding: [invariant], budget: .trials(24)
    ).run()
    #expect(report.tryCount <= 241)
    let failure = try #require(report.failures.first)
    #expect(!failure.isMinimal)
    #expect(failure.text(.swift).contains("not proven: the budget was used up"))
  }

  /// By arithmetic: 16 samples of each text make 256 pairs and more rows than that, and the corners 64.
  @Test func `the standard budget has room for random trials`() {
    let subject = StressSubject(.texts("one"), .texts("two"), .texts("three")) {
      (_: String, _: String, _: String) in
      let view = UIView()
      view.heightAnchor.constraint(equalToConstant: 50).isActive = true
      return view
    }
    let report = StressTest(subject, holding: [.hasHeight]).run()
    #expect(report.pairs.covered == report.pairs.total)
    #expect(report.phaseCounts[StressPhase.random.rawValue] >= 100, "\(report.phaseCounts)")
    #expect(report.phaseCounts[StressPhase.corners.rawValue] >= 40, "\(report.phaseCounts)")
  }
}
