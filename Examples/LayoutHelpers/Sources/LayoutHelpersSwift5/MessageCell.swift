import UIKit

/// A message in a bubble with an unread dot, laid out by a constraint maker.
final class MessageCell: UITableViewCell {
  let bubbleView = BubbleView()
  let senderLabel = UILabel()
  let bodyLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    senderLabel.font = .preferredFont(forTextStyle: .headline)
    bodyLabel.numberOfLines = 0
    contentView.addSubview(bubbleView)
    bubbleView.addSubview(senderLabel)
    bubbleView.addSubview(bodyLabel)

    bubbleView.makeConstraints { make in
      make.leading.top.equalToSuperview().inset(12)
      make.bottom.equalToSuperview().inset(12).priority(.init(999))
      make.trailing.lessThanOrEqualToSuperview().inset(48)
    }
    senderLabel.makeConstraints { make in
      make.leading.equalToSuperview().offset(14)
      make.top.equalToSuperview().offset(8)
      make.trailing.lessThanOrEqualToSuperview().inset(14)
    }
    bodyLabel.makeConstraints { make in
      make.leading.equalTo(senderLabel)
      make.top.equalTo(senderLabel, .bottom).offset(2)
      make.trailing.bottom.equalToSuperview().inset(14)
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func configure(sender: String, body: String, isUnread: Bool) {
    senderLabel.text = sender
    bodyLabel.text = body
    bubbleView.isUnread = isUnread
  }
}

/// A rounded background with a dot at its corner, drawn by hand.
final class BubbleView: UIView {
  var isUnread = false { didSet { setNeedsDisplay() } }

  override func draw(_ rect: CGRect) {
    UIColor.secondarySystemBackground.setFill()
    UIBezierPath(
      roundedRect: bounds, byRoundingCorners: [.topLeft, .topRight, .bottomRight],
      cornerRadii: CGSize(width: 16, height: 16)
    ).fill()
    guard isUnread else { return }
    tintColor.setFill()
    UIBezierPath(ovalIn: CGRect(x: bounds.maxX - 20, y: 10, width: 10, height: 10)).fill()
  }
}
