import SnapTesting
import UIKit
import XCTest

/// Stress tests in XCTest.
final class StressXCTests: XCTestCase {
  func testACellThatHoldsPasses() {
    assertLayout(
      over: .texts("text"), .flags("isBold"), in: StressSpace(contentSizes: [.large]),
      budget: .trials(20)
    ) { text, isBold in
      let label = UILabel()
      label.numberOfLines = 0
      label.font = isBold ? .boldSystemFont(ofSize: 15) : .systemFont(ofSize: 15)
      label.text = text
      label.heightAnchor.constraint(greaterThanOrEqualToConstant: 20).isActive = true
      return label
    }
  }
}
