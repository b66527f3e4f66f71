import UIKit

/// A task with a check box and a due date, laid out by operators on anchors.
final class TaskCell: UITableViewCell {
  let boxView = UIView()
  let titleLabel = UILabel()
  let dueLabel = UILabel()
  private let checkLayer = CAShapeLayer()

  init(title: String, due: String, isDone: Bool) {
    super.init(style: .default, reuseIdentifier: "TaskCell")
    titleLabel.text = title
    titleLabel.numberOfLines = 0
    dueLabel.text = due
    dueLabel.font = .preferredFont(forTextStyle: .footnote)
    dueLabel.textColor = .secondaryLabel
    dueLabel.setContentHuggingPriority(.required, for: .horizontal)
    dueLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    boxView.layer.cornerRadius = 6
    boxView.layer.cornerCurve = .continuous
    boxView.layer.borderWidth = 2
    checkLayer.fillColor = nil
    checkLayer.lineWidth = 2.5
    checkLayer.lineCap = .round
    checkLayer.lineJoin = .round
    checkLayer.isHidden = !isDone
    boxView.layer.addSublayer(checkLayer)
    [boxView, titleLabel, dueLabel].forEach(contentView.addSubview)
    makeConstraints()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  private func makeConstraints() {
    boxView.leadingAnchor == contentView.leadingAnchor + 16
    boxView.centerYAnchor == titleLabel.centerYAnchor
    boxView.widthAnchor == 24
    boxView.heightAnchor == boxView.widthAnchor * 1
    titleLabel.leadingAnchor == boxView.trailingAnchor + 12
    titleLabel.topAnchor == contentView.topAnchor + 12
    titleLabel.bottomAnchor == contentView.bottomAnchor - 12 ~ .defaultHigh
    titleLabel.trailingAnchor <= dueLabel.leadingAnchor - 8
    dueLabel.trailingAnchor == contentView.trailingAnchor - 16
    dueLabel.firstBaselineAnchor == titleLabel.firstBaselineAnchor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let check = UIBezierPath()
    check.move(to: CGPoint(x: 6, y: 12.5))
    check.addLine(to: CGPoint(x: 10.5, y: 17))
    check.addLine(to: CGPoint(x: 18, y: 8))
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    checkLayer.frame = boxView.bounds
    checkLayer.path = check.cgPath
    CATransaction.commit()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    boxView.layer.borderColor = tintColor.cgColor
    checkLayer.strokeColor = tintColor.cgColor
  }
}
