import TestSupport
import UIKit

/// A random cell: labels and boxes in rows, columns and cards, with only required constraints.
final class CauseCell: UITableViewCell {
  /// A possible change of the cell, and the view that must be named for it.
  struct Change {
    let view: UIView
    let apply: () -> Void
  }

  /// A constraint with the view that it is about.
  struct Statement {
    let view: UIView
    let constraint: NSLayoutConstraint

    /// The view's attribute that the constraint determines.
    @MainActor var attribute: NSLayoutConstraint.Attribute {
      constraint.firstItem === view ? constraint.firstAttribute : constraint.secondAttribute
    }
  }

  private(set) var changes: [Change] = []
  private(set) var statements: [Statement] = []
  private var random: SeededGenerator
  private var count = 0

  init(seed: Int) {
    random = SeededGenerator(trial: seed)
    super.init(style: .default, reuseIdentifier: nil)
    fill(contentView, depth: 0)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Containers

  private func fill(_ container: UIView, depth: Int) {
    var above: UIView?
    for _ in 0..<(2 + random.below(2)) {
      let view = part(depth: depth, in: container)
      inset(view, in: container)
      let distance = CGFloat(2 + random.below(9))
      keep(
        view.topAnchor.constraint(
          equalTo: above?.bottomAnchor ?? container.topAnchor, constant: distance), of: view)
      above = view
    }
    guard let above else { return }
    keep(container.bottomAnchor.constraint(equalTo: above.bottomAnchor, constant: 5), of: above)
  }

  private func part(depth: Int, in container: UIView) -> UIView {
    switch random.below(depth < 2 ? 5 : 3) {
    case 0, 1: return label(in: container)
    case 2: return box(in: container)
    case 3:
      let card = add(UIView(), "card", to: container)
      fill(card, depth: depth + 1)
      return card
    default:
      let columns = add(UIView(), "columns", to: container)
      fillColumns(columns, depth: depth + 1)
      return columns
    }
  }

  /// Two columns side by side, the longer of which determines the height.
  private func fillColumns(_ container: UIView, depth: Int) {
    let (left, right) = (
      add(UIView(), "left", to: container), add(UIView(), "right", to: container)
    )
    for column in [left, right] {
      fill(column, depth: 2)
      NSLayoutConstraint.activate([
        column.topAnchor.constraint(equalTo: container.topAnchor),
        column.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.5),
        container.bottomAnchor.constraint(greaterThanOrEqualTo: column.bottomAnchor),
      ])
    }
    left.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
    right.trailingAnchor.constraint(equalTo: container.trailingAnchor).isActive = true
  }

  // MARK: Views

  private func label(in container: UIView) -> UILabel {
    let label = add(UILabel(), "label", to: container)
    label.numberOfLines = 0
    label.text = (0...random.below(6)).map { "word\($0)" }.joined(separator: " ")
    changes.append(
      Change(view: label) { label.text = (label.text ?? "") + " and quite a few more words" })
    changes.append(Change(view: label) { label.font = .systemFont(ofSize: 22) })
    return label
  }

  private func box(in container: UIView) -> UIView {
    let box = add(UIView(), "box", to: container)
    box.backgroundColor = .systemIndigo
    keep(box.heightAnchor.constraint(equalToConstant: CGFloat(10 + random.below(30))), of: box)
    return box
  }

  private func inset(_ view: UIView, in container: UIView) {
    keep(
      view.leadingAnchor.constraint(
        equalTo: container.leadingAnchor, constant: CGFloat(random.below(9))), of: view)
    keep(container.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 3), of: view)
  }

  private func keep(_ constraint: NSLayoutConstraint, of view: UIView) {
    constraint.isActive = true
    changes.append(Change(view: view) { constraint.constant += 7 })
    statements.append(Statement(view: view, constraint: constraint))
  }

  private func add<View: UIView>(_ view: View, _ kind: String, to container: UIView) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    view.accessibilityIdentifier = "\(kind)\(count)"
    count += 1
    container.addSubview(view)
    return view
  }
}
