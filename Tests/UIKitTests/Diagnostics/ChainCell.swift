import UIKit

/// A cell with named views and constraints that a test can leave out one by one.
@MainActor final class ChainCell {
  let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
  private(set) var constraints: [NSLayoutConstraint] = []

  init() { cell.contentView.accessibilityIdentifier = "contentView" }

  var content: UIView { cell.contentView }

  /// Adds a label of one line.
  func label(_ name: String, in parent: UIView? = nil) -> UILabel {
    let label = UILabel()
    label.text = name
    return add(label, name, parent)
  }

  func box(_ name: String, in parent: UIView? = nil) -> UIView { add(UIView(), name, parent) }

  private func add<View: UIView>(_ view: View, _ name: String, _ parent: UIView?) -> View {
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? content).addSubview(view)
    return view
  }

  func tie(_ new: NSLayoutConstraint...) { constraints += new }

  /// Constrains a view's sides, so that only heights matter.
  func span(_ view: UIView, from x: CGFloat, width: CGFloat) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: x),
      view.widthAnchor.constraint(equalToConstant: width),
    ])
  }

  /// Stacks views between a top and a bottom edge.
  func stack(
    _ views: [UIView], in container: UIView, gap: CGFloat = 4, isOpenAtBottom: Bool = false
  ) {
    var top = container.topAnchor
    for view in views {
      tie(view.topAnchor.constraint(equalTo: top, constant: gap))
      top = view.bottomAnchor
    }
    let end = container.bottomAnchor
    tie(
      isOpenAtBottom
        ? end.constraint(greaterThanOrEqualTo: top, constant: gap)
        : end.constraint(equalTo: top, constant: gap))
  }

  /// Lays the cell out without one of its constraints and returns the message about its height, if
  /// it collapses.
  func collapse(without left: Int? = nil) -> String? {
    for (index, constraint) in constraints.enumerated() { constraint.isActive = index != left }
    let height = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    cell.frame.size.height = height > 0 ? height : 44
    cell.layoutIfNeeded()
    return LayoutDiagnosis(root: cell, names: ViewNames(root: cell))
      .diagnostics(fittingHeight: height).first { $0.kind == .zeroHeight }?.message
  }
}
