import UIKit

/// A view that shows others in rows, each at its own size, so that one picture shows many states.
final class ContactSheet: UIView {
  private let rows: [[UIView]]
  private let gap: CGFloat

  init(gap: CGFloat = 12, rows: [[UIView]]) {
    (self.gap, self.rows) = (gap, rows)
    super.init(frame: .zero)
    for view in rows.joined() {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate(rowConstraints)
  }

  required init?(coder: NSCoder) { nil }

  private var rowConstraints: [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    var above = topAnchor
    for row in rows {
      let guide = UILayoutGuide()
      addLayoutGuide(guide)
      constraints += [
        guide.topAnchor.constraint(equalTo: above, constant: gap),
        guide.leftAnchor.constraint(equalTo: leftAnchor),
        guide.rightAnchor.constraint(equalTo: rightAnchor),
        guide.heightAnchor.constraint(equalToConstant: row.map(\.sheetHeight).max() ?? 0),
      ]
      var before = guide.leftAnchor
      for view in row {
        constraints += [
          view.leftAnchor.constraint(equalTo: before, constant: gap),
          view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
        ]
        constraints += view.missingSizes
        before = view.rightAnchor
      }
      above = guide.bottomAnchor
    }
    constraints.append(bottomAnchor.constraint(equalTo: above, constant: gap))
    return constraints
  }
}

extension UIView {
  fileprivate var sheetHeight: CGFloat { max(intrinsicContentSize.height, frame.height) }

  /// The sizes without an intrinsic value, taken from the frame.
  fileprivate var missingSizes: [NSLayoutConstraint] {
    let size = intrinsicContentSize
    var constraints: [NSLayoutConstraint] = []
    if size.width < 0 { constraints.append(widthAnchor.constraint(equalToConstant: frame.width)) }
    if size.height < 0 {
      constraints.append(heightAnchor.constraint(equalToConstant: frame.height))
    }
    return constraints
  }
}
