import SnapTesting
import Testing
import UIKit

/// Pictures of layers that draw texts and copies of their sublayers.
@MainActor struct TextLayerTests {
  private func board(_ layers: [CALayer]) -> UIView {
    let board = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 90))
    board.backgroundColor = .white
    for (index, layer) in layers.enumerated() {
      layer.frame = CGRect(x: 10 + 78 * CGFloat(index), y: 10, width: 66, height: 66)
      layer.backgroundColor = UIColor.systemGray6.cgColor
      board.layer.addSublayer(layer)
    }
    return board
  }

  private func text(_ style: (CATextLayer) -> Void) -> CATextLayer {
    let layer = CATextLayer()
    layer.string = "Four words in all"
    layer.font = UIFont.systemFont(ofSize: 1)
    layer.fontSize = 15
    layer.foregroundColor = UIColor.black.cgColor
    style(layer)
    return layer
  }

  @Test func `a text layer cuts, truncates, wraps and aligns`() {
    let layers = [
      text { _ in },
      text { $0.truncationMode = .end },
      text { $0.isWrapped = true },
      text {
        $0.isWrapped = true
        $0.alignmentMode = .center
      },
    ]
    assertSnapshot(of: board(layers), as: .image(height: 90))
  }

  @Test func `a replicator layer turns, moves and fades its copies`() {
    func replicator(_ style: (CAReplicatorLayer) -> Void) -> CAReplicatorLayer {
      let layer = CAReplicatorLayer()
      let bar = CALayer()
      bar.frame = CGRect(x: 30, y: 4, width: 6, height: 18)
      bar.cornerRadius = 3
      bar.backgroundColor = UIColor.systemBlue.cgColor
      layer.addSublayer(bar)
      style(layer)
      return layer
    }
    let wheel = replicator {
      $0.instanceCount = 8
      $0.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
      $0.instanceAlphaOffset = -0.11
    }
    let row = replicator {
      $0.instanceCount = 3
      $0.instanceTransform = CATransform3DMakeTranslation(10, 14, 0)
    }
    assertSnapshot(of: board([wheel, row]), as: .image(height: 90))
  }
}
