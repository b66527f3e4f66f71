import UIKit

/// A cell with the names of Swift 4.0.
@objc class AlbumCell: UITableViewCell {
  let cover = UIImageView()
  let titleLabel = UILabel()

  override init(style: UITableViewCellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = UITableViewCellSelectionStyle.none
    accessoryType = UITableViewCellAccessoryType.disclosureIndicator
    cover.contentMode = UIViewContentMode.scaleAspectFill
    let stack = UIStackView(arrangedSubviews: [cover, titleLabel])
    stack.axis = UILayoutConstraintAxis.horizontal
    stack.alignment = UIStackViewAlignment.center
    stack.layoutMargins = UIEdgeInsetsMake(8, 16, 8, 16)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.frame = contentView.bounds
    stack.autoresizingMask = [UIViewAutoresizing.flexibleWidth, .flexibleHeight]
    contentView.addSubview(stack)
    contentView.bringSubview(toFront: stack)
    cover.widthAnchor.constraint(equalToConstant: 40).isActive = true
    NSLayoutConstraint(
      item: cover, attribute: NSLayoutAttribute.height, relatedBy: NSLayoutRelation.equal,
      toItem: cover, attribute: .width, multiplier: 1, constant: 0
    ).isActive = true
    NotificationCenter.default.addObserver(
      self, selector: #selector(textSizeDidChange), name: .UIContentSizeCategoryDidChange,
      object: nil)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("The cell has no nib.")
  }

  func show(title: String) {
    titleLabel.attributedText = NSAttributedString(
      string: title,
      attributes: [
        NSAttributedStringKey.underlineStyle: NSUnderlineStyle.styleSingle.rawValue,
        NSAttributedStringKey.font: UIFont.preferredFont(forTextStyle: UIFontTextStyle.body),
      ])
  }

  @objc private func textSizeDidChange() { setNeedsLayout() }
}
