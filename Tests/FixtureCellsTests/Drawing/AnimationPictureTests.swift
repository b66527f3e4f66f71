import SnapTesting
import Testing
import UIKit

/// Animations as strips of their frames.
@MainActor struct AnimationPictureTests {
  @Test func `a row slides and turns and fades`() {
    assertSnapshot(
      of: PlayerCell(style: .default, reuseIdentifier: nil),
      as: .frames(
        at: [0, 0.1, 0.25, 0.4, 0.5, 0.75, 1, 1.5], Configuration(width: 240, height: 60),
        columns: 4
      ) { (cell: PlayerCell) in cell.play() })
  }

  @Test func `dots wait without an end`() {
    assertSnapshot(
      of: WaitingView(frame: CGRect(x: 0, y: 0, width: 80, height: 30)),
      as: .frames(at: [0, 0.2, 0.4, 0.6, 0.8], Configuration(width: 80, height: 30)))
  }
}

/// A cover that springs to the end of its row, then turns, while the title makes room.
private final class PlayerCell: UITableViewCell {
  private let cover = UIView()
  private let title = UILabel()
  private var leading = NSLayoutConstraint()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.text = "Blue in Green"
    cover.backgroundColor = .systemBlue
    cover.layer.cornerRadius = 4
    for view in [title, cover] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    leading = cover.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)
    NSLayoutConstraint.activate([
      leading, cover.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      cover.widthAnchor.constraint(equalToConstant: 32),
      cover.heightAnchor.constraint(equalToConstant: 32),
      title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 64),
      title.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func play() {
    leading.constant = 192
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0
    ) {
      self.layoutIfNeeded()
      self.title.alpha = 0.2
    } completion: { _ in
      UIView.animate(withDuration: 0.5) {
        self.cover.transform = CGAffineTransform(rotationAngle: .pi / 2)
        self.cover.layer.cornerRadius = 16
        self.cover.backgroundColor = .systemRed
      }
    }
  }
}

/// Three dots that fade one after the other, again and again.
private final class WaitingView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    for index in 0..<3 {
      let dot = UIView(frame: CGRect(x: 14 + index * 20, y: 9, width: 12, height: 12))
      dot.backgroundColor = .systemGray
      dot.layer.cornerRadius = 6
      addSubview(dot)
      let fade = CAKeyframeAnimation(keyPath: "opacity")
      (fade.values, fade.duration, fade.repeatCount) = ([0.2, 1, 0.2], 0.8, .infinity)
      fade.timeOffset = -0.2 * Double(index) + 0.8
      dot.layer.add(fade, forKey: "fade")
    }
  }

  required init?(coder: NSCoder) { nil }
}
