import UIKit

/// The row height of a collection cell whose nib is older than content views in nibs.
///
/// Such a nib has subviews and constraints on the cell itself, which cannot be fitted: they are moved to the content
/// view once, and then the content view is fitted to a width.
extension UICollectionViewCell {
  /// Moves the nib's views and constraints from the cell to the content view.
  func moveConstraintsToContentView() {
    let moved = constraints
    let views = subviews.filter { $0 !== contentView }
    NSLayoutConstraint.deactivate(moved)
    for view in views { contentView.addSubview(view) }
    NSLayoutConstraint.activate(moved.map(pinnedToContentView))
  }

  /// Gives the cell the width that the collection will.
  func setFittingWidth(_ width: CGFloat) {
    bounds = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// The fitting height of the content at the cell's width.
  var fittingHeight: CGFloat {
    contentView.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func pinnedToContentView(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
    func moved(_ item: AnyObject?) -> AnyObject? { item === self ? contentView : item }
    let copy = NSLayoutConstraint(
      item: moved(constraint.firstItem) as Any, attribute: constraint.firstAttribute,
      relatedBy: constraint.relation, toItem: moved(constraint.secondItem),
      attribute: constraint.secondAttribute, multiplier: constraint.multiplier,
      constant: constraint.constant)
    copy.priority = constraint.priority
    copy.identifier = constraint.identifier
    return copy
  }
}

/// A cell from an old nib: views and constraints on the cell itself.
final class OldNibCell: UICollectionViewCell {
  let titleLabel = UILabel()
  let bodyLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    bodyLabel.font = .preferredFont(forTextStyle: .subheadline)
    bodyLabel.numberOfLines = 0
    for label in [titleLabel, bodyLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
        trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 12),
      ])
    }
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      bodyLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
      bottomAnchor.constraint(equalTo: bodyLabel.bottomAnchor, constant: 10),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  convenience init(title: String, body: String) {
    self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    titleLabel.text = title
    bodyLabel.text = body
  }
}
