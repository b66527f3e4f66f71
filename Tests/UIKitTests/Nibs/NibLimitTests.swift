import Foundation
import Testing

@testable import UIKit

/// What is used of numbers that a file may make as large as it likes, below, at and above each limit.
@MainActor struct NibLimitTests {
  @Test(
    arguments: [
      ("constant", "999999", true), ("constant", "1000000", true), ("constant", "1000001", false),
      ("constant", "-1000000", true), ("constant", "-1000001", false),
      ("multiplier", "1000000", true), ("multiplier", "1000001", false),
      ("multiplier", "0.000002", true), ("multiplier", "0.000001", true),
      ("multiplier", "0.0000009", false),
    ])
  func `a constraint's numbers are at most a million`(
    attribute: String, value: String, isUsed: Bool
  ) throws {
    let sample = try NibSample(
      """
      <view id="a"><constraints><constraint firstAttribute="width" secondItem="a" \
      secondAttribute="height" \(attribute)="\(value)" id="w"/></constraints></view>
      """)
    let view: UIView = try sample.view()
    #expect(view.constraints.isEmpty == !isUsed)
    #expect(sample.notes.isEmpty == isUsed, "\(sample.notes)")
  }

  @Test(arguments: [("99999", 99_999.0), ("100000", 100_000), ("100001", 100_000), ("-1", 0)])
  func `a length is at most a hundred thousand points`(value: String, used: CGFloat) throws {
    let sample = try NibSample(
      """
      <view id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" \
      keyPath="layer.borderWidth"><real key="value" value="\(value)"/>\
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
      """)
    let view: UIView = try sample.view()
    #expect(view.layer.borderWidth == used)
  }

  @Test(arguments: [
    (1_000, 999, true), (1_000, 1_000, true), (1_000, 1_001, false), (10, 10, true),
  ])
  func `the placeholder of a missing picture has at most a million square points`(
    width: Int, height: Int, isDrawn: Bool
  ) throws {
    let sample = try NibSample(
      "<button id=\"a\"><state key=\"normal\" image=\"missing\"/></button>",
      resources: "<image name=\"missing\" width=\"\(width)\" height=\"\(height)\"/>")
    let button: UIButton = try sample.view()
    let size = button.image(for: .normal)?.size
    #expect(size == (isDrawn ? CGSize(width: width, height: height) : nil))
  }

  @Test(arguments: [("9999", true), ("10000", true), ("10001", false), ("-1", false)])
  func `a stored size is used up to 10,000 points`(width: String, isUsed: Bool) throws {
    let sample = try NibSample(
      "<imageView id=\"a\" image=\"missing\"/>",
      resources: "<image name=\"missing\" width=\"\(width)\" height=\"1\"/>")
    let note =
      isUsed ? "; its size in the file is used." : ", and the file does not say its size."
    #expect(sample.notes == ["The image “missing” is missing\(note)"])
  }
}
