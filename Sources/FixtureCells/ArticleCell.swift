import UIKit

/// A title above a text of any length, in a vertical chain from the content view's top to its bottom.
class ArticleCell: UITableViewCell {
  let titleLabel = UILabel()
  let articleLabel = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.adjustsFontForContentSizeCategory = true
    articleLabel.font = .preferredFont(forTextStyle: .subheadline)
    articleLabel.adjustsFontForContentSizeCategory = true
    articleLabel.numberOfLines = 0
    for label in [titleLabel, articleLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    NSLayoutConstraint.activate(makeConstraints(to: container))
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  convenience init(title: String, text: String) {
    self.init(style: .default, reuseIdentifier: nil)
    titleLabel.text = title
    articleLabel.text = text
  }

  /// The view that the labels are pinned to.
  var container: UIView { contentView }

  private func makeConstraints(to container: UIView) -> [NSLayoutConstraint] {
    [
      titleLabel.topAnchor.constraint(equalTo: container.topAnchor, constant: 12),
      articleLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 6),
      container.bottomAnchor.constraint(equalTo: articleLabel.bottomAnchor, constant: 12),
      titleLabel.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
      container.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 16),
      articleLabel.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
      container.trailingAnchor.constraint(equalTo: articleLabel.trailingAnchor, constant: 16),
    ]
  }
}

/// An `ArticleCell` whose author pinned the labels to the cell instead of the content view.
final class MispinnedArticleCell: ArticleCell {
  override var container: UIView { self }
}
