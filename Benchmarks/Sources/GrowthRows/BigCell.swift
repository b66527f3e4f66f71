import UIKit

/// A kind of cell with a number of views, to be laid out, judged and drawn.
struct BigCell: Sendable {
  let name: String
  /// The size that has a limit of time.
  let count: Int
  /// Puts that many views into a cell's content view, which is 320 points wide and as high as they need.
  let fill: @MainActor @Sendable (UIView, Int) -> Void

  @MainActor func make(_ count: Int) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    fill(cell.contentView, count)
    return cell
  }

  static let all = [
    BigCell(name: "views with frames", count: 10_000) { content, count in
      for index in 0..<count {
        let view = UIView(frame: square(index))
        view.backgroundColor = .systemBlue
        content.addSubview(view)
      }
      content.heightAnchor.constraint(equalToConstant: 1000).isActive = true
    },
    BigCell(name: "overlapping labels", count: 1000) { content, count in
      for index in 0..<count {
        let label = UILabel(frame: CGRect(x: index % 20, y: index / 20, width: 40, height: 20))
        label.text = "\(index)"
        content.addSubview(label)
      }
      content.heightAnchor.constraint(equalToConstant: 100).isActive = true
    },
    BigCell(name: "turned labels", count: 1000) { content, count in
      for index in 0..<count {
        let label = UILabel(
          frame: CGRect(x: index % 10 * 30, y: index / 10 * 20, width: 28, height: 18))
        label.text = "\(index)"
        // No quarter turns, so that each glyph is drawn as a turned path.
        label.transform = CGAffineTransform(rotationAngle: 0.1 + CGFloat(index % 6))
        content.addSubview(label)
      }
      content.heightAnchor.constraint(equalToConstant: 2000).isActive = true
    },
    BigCell(name: "arranged views", count: 1000) { content, count in
      let stack = UIStackView(
        arrangedSubviews: (0..<count).map { _ in
          let view = UIView()
          view.heightAnchor.constraint(equalToConstant: 4).isActive = true
          return view
        })
      stack.axis = .vertical
      embed(stack, in: content)
    },
    BigCell(name: "arranged labels", count: 1000) { content, count in
      let stack = UIStackView(
        arrangedSubviews: (0..<count).map {
          let label = UILabel()
          label.text = "Row \($0)"
          return label
        })
      stack.axis = .vertical
      embed(stack, in: content)
    },
    BigCell(name: "nested stacks", count: 200) { content, count in
      var inner: UIView = UILabel()
      (inner as? UILabel)?.text = "Inside"
      for index in 0..<count {
        let stack = UIStackView(arrangedSubviews: [inner])
        stack.axis = index % 2 == 0 ? .vertical : .horizontal
        inner = stack
      }
      embed(inner, in: content)
    },
    BigCell(name: "labels without constraints", count: 200) { content, count in
      for index in 0..<count { content.addSubview(unplacedLabel(index)) }
      content.heightAnchor.constraint(equalToConstant: 100).isActive = true
    },
    BigCell(name: "labels in a chain that nothing holds", count: 200) { content, count in
      let labels = (0..<count).map(unplacedLabel)
      for label in labels { content.addSubview(label) }
      for (upper, lower) in zip(labels, labels.dropFirst()) {
        lower.topAnchor.constraint(equalTo: upper.bottomAnchor).isActive = true
      }
      content.heightAnchor.constraint(equalToConstant: 100).isActive = true
    },
    BigCell(name: "constrained views", count: 2000) { content, count in
      for index in 0..<count {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(view)
        let place = square(index)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: place.minX),
          view.topAnchor.constraint(equalTo: content.topAnchor, constant: place.minY),
          view.widthAnchor.constraint(equalToConstant: place.width),
          view.heightAnchor.constraint(equalToConstant: place.height),
        ])
      }
      content.heightAnchor.constraint(equalToConstant: 1000).isActive = true
    },
    BigCell(name: "views in a chain", count: 1000) { content, count in
      var above = content.topAnchor
      for _ in 0..<count {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(view)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
          view.topAnchor.constraint(equalTo: above, constant: 1),
          view.heightAnchor.constraint(equalToConstant: 3),
        ])
        above = view.bottomAnchor
      }
      above.constraint(equalTo: content.bottomAnchor).isActive = true
    },
  ]

  /// Places in a grid of 100 squares a row, 3 points apart, without overlaps.
  private static func square(_ index: Int) -> CGRect {
    CGRect(x: index % 100 * 3, y: index / 100 * 3, width: 2, height: 2)
  }

  @MainActor private static func unplacedLabel(_ index: Int) -> UILabel {
    let label = UILabel()
    label.text = "Row \(index)"
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  @MainActor private static func embed(_ view: UIView, in content: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      view.topAnchor.constraint(equalTo: content.topAnchor),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ])
  }
}
