import Fixtures
import SnapTesting
import Testing
import UIKit

@testable import FixtureCells

/// Pictures of views that are turned, scaled, mirrored and skewed.
@MainActor struct TransformPictureTests {
  @Test(arguments: SectionHeaderView.State.allCases)
  func `a section's chevron`(state: SectionHeaderView.State) {
    let header = SectionHeaderView(reuseIdentifier: nil)
    header.configure(title: "Completed", state: state)
    assertSnapshot(of: header, as: .image, named: "\(state)", expecting: [.height(44.5)])
  }

  @Test(arguments: ChatTable.Flip.allCases)
  func `a chat upside down, its cells upright`(flip: ChatTable.Flip) {
    let messages = ["And this is the newest one.", "A second message, which has two lines.", "Hi"]
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    screen.addSubview(ChatTable(messages, flip: flip))
    assertSnapshot(of: screen, as: .image(height: 240), named: "\(flip)")
  }

  @Test func `a tilted badge and a mirrored picture`() throws {
    let picture = try FixturePicture.image("landscape@2x")
    assertSnapshots(
      of: { OfferCell(picture: picture, title: "Two weeks at the lake", badge: "Last rooms") },
      over: .appearances(.light, .dark), expecting: [.height(96)])
  }

  @Test func `the frames and transforms of turned views`() throws {
    let picture = try FixturePicture.image("landscape@2x")
    let offer = OfferCell(picture: picture, title: "Two weeks", badge: "Last rooms")
    assertSnapshot(of: offer, as: .layout)
    let corner = card {
      $0.layer.anchorPoint = .zero
      $0.transform = CGAffineTransform(rotationAngle: .pi / 2)
    }
    assertSnapshot(of: board([corner]), as: .layout(height: 100), named: "corner")
  }

  private func board(_ boxes: [UIView]) -> UIView {
    let board = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    board.backgroundColor = .white
    for (index, box) in boxes.enumerated() {
      box.center = CGPoint(x: 44 + 78 * CGFloat(index), y: 50)
      board.addSubview(box)
    }
    return board
  }

  private func card(_ style: (UIView) -> Void) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 48, height: 40))
    view.backgroundColor = UIColor(red: 0.85, green: 0.9, blue: 1, alpha: 1)
    let dot = UIView(frame: CGRect(x: 30, y: -8, width: 26, height: 26))
    dot.backgroundColor = .systemOrange
    dot.layer.cornerRadius = 13
    view.addSubview(dot)
    style(view)
    return view
  }

  @Test func `shadows, clips, rounded corners and anchor points turn with their views`() {
    let angle = CGAffineTransform(rotationAngle: .pi / 6)
    let boxes = [
      card {
        $0.layer.shadowOpacity = 0.6
        $0.layer.shadowOffset = CGSize(width: 0, height: 6)
        $0.transform = CGAffineTransform(rotationAngle: .pi)
      },
      card {
        $0.clipsToBounds = true
        $0.transform = angle
      },
      card {
        $0.clipsToBounds = true
        $0.layer.cornerRadius = 12
        $0.layer.borderWidth = 2
        $0.transform = angle.scaledBy(x: 1.2, y: 0.7)
      },
      card {
        $0.layer.anchorPoint = .zero
        $0.transform = angle
      },
    ]
    assertSnapshot(of: board(boxes), as: .image(height: 100))
  }

  @Test func `text is as sharp in quarter turns as upright`() {
    let angles: [CGFloat] = [0, .pi / 2, .pi, -.pi / 2]
    let labels = angles.map { angle in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
      label.text = "Quarter"
      label.font = .systemFont(ofSize: 15)
      label.transform = CGAffineTransform(rotationAngle: angle)
      return label
    }
    assertSnapshot(of: board(labels), as: .image(height: 100))
  }

  @Test func `text mirrored, tilted, enlarged and skewed`() {
    let transforms = [
      CGAffineTransform(scaleX: -1, y: 1), CGAffineTransform(rotationAngle: .pi / 5),
      CGAffineTransform(scaleX: 1.2, y: 1.2), CGAffineTransform(1, 0, -0.4, 1, 0, 0),
    ]
    let labels = transforms.map { transform in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
      label.text = "Text 🙂"
      label.font = .systemFont(ofSize: 15)
      label.transform = transform
      return label
    }
    assertSnapshot(of: board(labels), as: .image(height: 100))
  }

  @Test func `a board of layers turns with the sublayers' transform`() {
    let board = board([card { _ in }, card { $0.transform3D = CATransform3DMakeScale(1, -1, 1) }])
    board.layer.sublayerTransform = CATransform3DMakeRotation(.pi / 12, 0, 0, 1)
    assertSnapshot(of: board, as: .image(height: 100), allowing: [.outOfBounds()])
  }
}
