import SnapTesting
import Testing
import UIKit

@MainActor
struct CornerConfigurationPictureTests {
  @Test func `capsule, concentric corners and unequal edges`() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    card.backgroundColor = .systemGray5
    card.cornerConfiguration = .corners(radius: .fixed(28))
    let configurations: [(CGRect, UICornerConfiguration)] = [
      (CGRect(x: 12, y: 12, width: 80, height: 76), .corners(radius: .containerConcentric())),
      (CGRect(x: 104, y: 12, width: 84, height: 32), .capsule()),
      (
        CGRect(x: 104, y: 56, width: 84, height: 32),
        .uniformEdges(leftRadius: .fixed(4), rightRadius: .containerConcentric(minimum: 8))
      ),
    ]
    for (frame, configuration) in configurations {
      let view = UIView(frame: frame)
      view.backgroundColor = .systemIndigo
      view.cornerConfiguration = configuration
      card.addSubview(view)
    }
    assertSnapshot(of: card, as: .image(size: CGSize(width: 200, height: 100)))
  }
}
