internal import Foundation

/// The buttons of a row's swipe actions, the first one at the row's edge.
final class SwipeActionsView: UIView {
  /// Buttons of iOS are 74 points wide for titles as short as “Delete”, which leaves about 14 points beside that.
  private static let leastButtonWidth: CGFloat = 74
  private static let sideMargin: CGFloat = 14
  /// Rows of at least this height show image and title of an action, lower ones its image only.
  private static let heightForBoth: CGFloat = 91
  private static let spacing: CGFloat = 4
  private static let font = UIFont.systemFont(ofSize: 15)

  private var buttons: [SwipeActionButton] = []
  /// Whether the row's edge with the first action is the left one.
  private var startsAtLeft = false

  init(_ actions: [UIContextualAction]) {
    super.init(frame: .zero)
    clipsToBounds = true
    buttons = actions.map(SwipeActionButton.init)
    for button in buttons { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  var width: CGFloat { buttons.reduce(0) { $0 + $1.width } }

  /// Takes its place at a side of a row.
  func place(in row: CGRect, isAtLeft: Bool) {
    startsAtLeft = isAtLeft
    let size = CGSize(width: width, height: row.height)
    frame = CGRect(
      origin: CGPoint(x: isAtLeft ? row.minX : row.maxX - size.width, y: row.minY), size: size)
  }

  /// Returns where the cell of a row is while the actions are at one of its sides.
  func movedAside(_ row: CGRect, isAtLeft: Bool) -> CGRect {
    row.offsetBy(dx: isAtLeft ? width : -width, dy: 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 0
    for button in startsAtLeft ? buttons : buttons.reversed() {
      button.frame = CGRect(x: x, y: 0, width: button.width, height: bounds.height)
      x += button.width
    }
  }

  /// The button of an action.
  private final class SwipeActionButton: UIView {
    private let imageView: UIImageView?
    private let label: UILabel?

    init(_ action: UIContextualAction) {
      imageView = action.image.map { UIImageView(image: $0) }
      label = action.title.map { title in
        let label = UILabel()
        label.text = title
        label.font = SwipeActionsView.font
        label.textColor = .white
        label.textAlignment = .center
        label.numberOfLines = 0
        return label
      }
      super.init(frame: .zero)
      backgroundColor = action.backgroundColor
      tintColor = .white
      for view in [imageView, label].compactMap(\.self) { addSubview(view) }
      imageView?.image = action.image?.withRenderingMode(.alwaysTemplate)
    }

    required init?(coder: NSCoder) { nil }

    var width: CGFloat {
      let content = imageView == nil ? label?.intrinsicContentSize.width ?? 0 : 0
      return max(
        SwipeActionsView.leastButtonWidth, content.rounded(.up) + 2 * SwipeActionsView.sideMargin)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let shown = [imageView, label].compactMap(\.self).filter { !isLeftOut($0) }
      for view in [imageView, label].compactMap(\.self) { view.isHidden = !shown.contains(view) }
      let sizes = shown.map { $0.sizeThatFits(CGSize(width: bounds.width, height: bounds.height)) }
      let height =
        sizes.reduce(0) { $0 + $1.height } + SwipeActionsView.spacing
        * CGFloat(max(0, shown.count - 1))
      let grid = PixelGrid(scale: traitCollection.displayScale)
      var y = bounds.midY - height / 2
      for (view, size) in zip(shown, sizes) {
        view.frame = grid.snapped(
          CGRect(
            x: bounds.midX - size.width / 2, y: y, width: size.width, height: size.height))
        y += size.height + SwipeActionsView.spacing
      }
    }

    private func isLeftOut(_ view: UIView) -> Bool {
      view === label && imageView != nil && bounds.height < SwipeActionsView.heightForBoth
    }
  }
}
