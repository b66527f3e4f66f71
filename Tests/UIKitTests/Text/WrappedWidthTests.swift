import Testing
import UIKit

/// Labels that wrap, where nothing holds their width.
@MainActor struct WrappedWidthTests {
  private let container = UIView()
  private let label = UILabel()

  /// Puts the label at the leading edge, with the container's trailing edge as its limit.
  private func layOut(_ text: String, in width: CGFloat) {
    label.text = text
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(label)
    container.frame.size = CGSize(width: width, height: 200)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: container.topAnchor),
      label.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: container.trailingAnchor),
    ])
    container.layoutIfNeeded()
  }

  private func width(of line: String) -> CGFloat {
    let label = UILabel()
    label.text = line
    return label.intrinsicContentSize.width
  }

  @Test func `a label that wraps is as wide as its widest line with the space after it`() {
    layOut("Between a wallet and an account of yours", in: 200)
    #expect(label.frame.width == width(of: "Between a wallet and an "))
    #expect(label.frame.width < 200)
    #expect(label.frame.height == 41)
  }

  @Test func `a wider container gives it more room again`() {
    layOut("Between a wallet and an account of yours", in: 200)
    container.frame.size.width = 500
    container.layoutIfNeeded()
    #expect(label.frame.width == width(of: "Between a wallet and an account of yours"))
    #expect(label.frame.height == 20.5)
  }

  @Test func `tied at both edges it keeps their distance`() {
    layOut("Between a wallet and an account of yours", in: 200)
    label.trailingAnchor.constraint(equalTo: container.trailingAnchor).isActive = true
    container.layoutIfNeeded()
    #expect(label.frame.width == 200)
  }

  @Test func `the view beside it takes the room that it leaves`() {
    let detail = UILabel()
    detail.translatesAutoresizingMaskIntoConstraints = false
    detail.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    detail.setContentCompressionResistancePriority(.required, for: .horizontal)
    detail.text = "Detail"
    container.addSubview(detail)
    layOut("Between a wallet and an account of yours", in: 200)
    NSLayoutConstraint.activate([
      detail.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      detail.trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ])
    container.layoutIfNeeded()
    #expect(detail.frame.minX == label.frame.maxX)
    #expect(detail.frame.width > detail.intrinsicContentSize.width)
  }
}
