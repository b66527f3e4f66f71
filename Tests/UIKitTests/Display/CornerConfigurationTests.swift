import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct CornerConfigurationTests {
  private func view(_ width: CGFloat = 80, _ height: CGFloat = 40) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.backgroundColor = .red
    return view
  }

  private func radii(_ view: UIView) -> [Double] {
    let radii = view.layer.outline(of: view.bounds).radii
    return [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
  }

  @Test func `corners are drawn as those of a layer with the radius`() {
    let (view, other) = (view(), view())
    #expect(view.cornerConfiguration == .corners(radius: .fixed(0)))
    view.cornerConfiguration = .corners(radius: .fixed(8))
    other.layer.cornerRadius = 8
    for view in [view, other] { view.clipsToBounds = true }
    #expect(view.displayList().description == other.displayList().description)
    #expect(view.displayList().description.contains("fill"))
  }

  @Test(arguments: [
    (UICornerConfiguration.capsule(), [20.0, 20, 20, 20]),
    (.capsule(maximumRadius: 12), [12, 12, 12, 12]),
    (.corners(radius: .fixed(50)), [20, 20, 20, 20]),
    (.corners(radius: .fixed(-1)), [0, 0, 0, 0]),
    (.uniformEdges(topRadius: .fixed(4), bottomRadius: .fixed(6)), [4, 4, 6, 6]),
    (.uniformEdges(leftRadius: .fixed(4), rightRadius: .fixed(6)), [4, 6, 6, 4]),
    (
      .corners(
        topLeftRadius: .fixed(1), topRightRadius: .fixed(2), bottomLeftRadius: nil,
        bottomRightRadius: .fixed(4)), [1, 2, 4, 0]
    ),
    (.corners(radius: .containerConcentric(minimum: 3)), [3, 3, 3, 3]),
  ])
  func `each corner has its radius, half of the shorter side at most`(
    configuration: UICornerConfiguration, expected: [Double]
  ) {
    let view = view()
    view.cornerConfiguration = configuration
    #expect(radii(view) == expected)
  }

  @Test func `a concentric corner has the centre of the closest rounded ancestor's`() {
    let (outer, between, inner) = (view(200, 100), UIView(), UIView())
    outer.layer.cornerRadius = 30
    outer.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    outer.addSubview(between)
    between.frame = CGRect(x: 5, y: 5, width: 190, height: 90)
    between.addSubview(inner)
    inner.frame = CGRect(x: 5, y: 5, width: 100, height: 80)
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 2))
    // 30 − 10; the top right corner is 90 points from the container's, and the lower ones are sharp there.
    #expect(radii(inner) == [20, 2, 2, 2])
  }
}
