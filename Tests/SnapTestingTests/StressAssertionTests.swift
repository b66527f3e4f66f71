import StressTesting
import Testing
import UIKit

@testable import SnapTesting

@MainActor struct StressAssertionTests {
  private func label(lines: Int) -> StressTest {
    let subject = StressSubject(.texts("text")) { (text: String) in
      let label = UILabel()
      label.accessibilityIdentifier = "greeting"
      label.numberOfLines = lines
      label.text = text
      label.heightAnchor.constraint(greaterThanOrEqualToConstant: 20).isActive = true
      return label
    }
    let space = StressSpace(widths: 320...340, contentSizes: [.large])
    return StressTest(
      subject, in: space, holding: [.nothingTruncated], budget: .trials(40))
  }

  @Test func `a cell that holds passes`() {
    #expect(!StressAssertion.outcome(of: label(lines: 0).run(), .swift).isFailure)
    assertLayout(over: .texts("text"), holding: [.noConflict], budget: .trials(5)) { text in
      let label = UILabel()
      label.text = text
      label.heightAnchor.constraint(equalToConstant: 20).isActive = true
      return label
    }
  }

  @Test func `a cell that breaks fails with a fixture and a picture`() throws {
    let outcome = StressAssertion.outcome(of: label(lines: 1).run(), .swift)
    #expect(outcome.isFailure)
    #expect(outcome.message.hasPrefix("truncatedText"))
    #expect(
      outcome.message.contains("@MainActor func makeCell(_ text: String) throws -> UIView {"))
    #expect(outcome.message.contains("  assertSnapshot(\n    of: try makeCell(\""))
    let picture = try #require(outcome.attachments.first)
    #expect(picture.name == "failure-1.png")
    #expect(picture.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func `an assertion fails its test`() {
    withKnownIssue {
      assertLayout(over: .flags("is tall"), holding: [.height(upTo: 50)], budget: .trials(8)) {
        isTall in
        let view = UIView()
        view.heightAnchor.constraint(equalToConstant: isTall ? 60 : 40).isActive = true
        return view
      }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("is tall: true") }
    }
  }
}
