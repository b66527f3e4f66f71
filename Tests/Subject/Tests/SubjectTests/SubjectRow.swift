import UIKit

/// A title over a subtitle, with a conflict if the mutation says so.
final class SubjectRow: UITableViewCell {
  init(_ title: String, _ subtitle: String = "A subtitle", hasConflict: Bool = false) {
    super.init(style: .default, reuseIdentifier: nil)
    let titleLabel = UILabel()
    titleLabel.text = title
    let subtitleLabel = UILabel()
    subtitleLabel.text = subtitle
    subtitleLabel.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [titleLabel, subtitleLabel])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: margins.topAnchor),
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    if hasConflict || Mutation.current == .conflict {
      // No view has a negative height, so the constraint gives way and the picture stays the same.
      titleLabel.heightAnchor.constraint(lessThanOrEqualToConstant: -1).isActive = true
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
