import Foundation
import Testing
import UIKit

/// A view that counts how often its intrinsic size is measured.
private final class Counter: UIView {
  var width: CGFloat = 30
  var measurements = 0

  override var intrinsicContentSize: CGSize {
    measurements += 1
    return CGSize(width: width, height: 10)
  }
}

/// When layout measures the contents of views.
@MainActor struct ContentSizeTests {
  private let host = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  private let counter = Counter()
  private let label = UILabel()

  init() {
    for view in [counter, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(view)
      view.topAnchor.constraint(equalTo: host.topAnchor).isActive = true
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor).isActive = true
    }
    host.layoutIfNeeded()
  }

  @Test func `the intrinsic size is read again only after it was invalidated`() {
    let measurements = counter.measurements
    counter.width = 40
    label.text = "A longer text"
    host.layoutIfNeeded()
    #expect(counter.frame.width == 30)
    #expect(counter.measurements == measurements)
    counter.invalidateIntrinsicContentSize()
    host.layoutIfNeeded()
    #expect(counter.frame.width == 40)
  }

  @Test func `a fitting uses the size that layout knows`() {
    let measurements = counter.measurements
    _ = host.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(counter.measurements == measurements)
  }

  @Test func `the intrinsic size is read again in other traits`() {
    counter.width = 50
    host.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    host.layoutIfNeeded()
    #expect(counter.frame.width == 50)
  }
}
