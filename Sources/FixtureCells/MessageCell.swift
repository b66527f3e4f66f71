import UIKit

/// A message with an optional body and an optional photo.
///
/// In the style of iOS 6 and 7: each combination of views has its own reuse identifier, so that a reused cell never
/// changes its constraints, which are created once, in `updateConstraints`.
final class MessageCell: UITableViewCell {
  /// The kind of a message; the raw value is the reuse identifier.
  enum Layout: String, CaseIterable {
    case subject
    case subjectAndBody
    case subjectAndPhoto
    case subjectBodyAndPhoto

    var hasBody: Bool { self == .subjectAndBody || self == .subjectBodyAndPhoto }
    var hasPhoto: Bool { self == .subjectAndPhoto || self == .subjectBodyAndPhoto }
  }

  let subjectLabel = UILabel()
  let bodyLabel = UILabel()
  let photoView = UIImageView()

  private let layout: Layout
  private var didMakeConstraints = false

  private static let sideInset: CGFloat = 15
  private static let verticalInset: CGFloat = 10
  private static let photoHeight: CGFloat = 120

  override init(style: CellStyle, reuseIdentifier: String?) {
    layout = reuseIdentifier.flatMap(Layout.init) ?? .subject
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    styleViews()
    for view in shownViews {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  convenience init(_ layout: Layout, subject: String, body: String? = nil, photo: UIImage? = nil) {
    self.init(style: .default, reuseIdentifier: layout.rawValue)
    configure(subject: subject, body: body, photo: photo)
  }

  func configure(subject: String, body: String?, photo: UIImage?) {
    subjectLabel.text = subject
    bodyLabel.text = body
    photoView.image = photo
  }

  override func updateConstraints() {
    if !didMakeConstraints {
      didMakeConstraints = true
      NSLayoutConstraint.activate(sideConstraints + verticalConstraints)
    }
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The content view has to be laid out before the label's width can be read.
    contentView.setNeedsLayout()
    contentView.layoutIfNeeded()
    bodyLabel.preferredMaxLayoutWidth = bodyLabel.frame.width
  }

  private var shownViews: [UIView] {
    [subjectLabel] + (layout.hasBody ? [bodyLabel] : []) + (layout.hasPhoto ? [photoView] : [])
  }

  private func styleViews() {
    subjectLabel.font = .preferredFont(forTextStyle: .headline)
    subjectLabel.numberOfLines = 1
    bodyLabel.font = .preferredFont(forTextStyle: .caption1)
    bodyLabel.textColor = .secondaryLabel
    bodyLabel.numberOfLines = 0
    for label in [subjectLabel, bodyLabel] {
      label.setContentCompressionResistancePriority(.required, for: .vertical)
    }
    photoView.contentMode = .scaleAspectFill
    photoView.clipsToBounds = true
    photoView.layer.cornerRadius = 8
  }

  private var sideConstraints: [NSLayoutConstraint] {
    shownViews.flatMap { view in
      [
        view.leadingAnchor.constraint(
          equalTo: contentView.leadingAnchor, constant: Self.sideInset),
        contentView.trailingAnchor.constraint(
          equalTo: view.trailingAnchor, constant: Self.sideInset),
      ]
    }
  }

  private var verticalConstraints: [NSLayoutConstraint] {
    let top = subjectLabel.topAnchor.constraint(
      equalTo: contentView.topAnchor, constant: Self.verticalInset)
    let gaps = zip(shownViews, shownViews.dropFirst()).map { upper, lower in
      lower.topAnchor.constraint(
        greaterThanOrEqualTo: upper.bottomAnchor, constant: Self.verticalInset)
    }
    let bottom = shownViews.last.map { view in
      contentView.bottomAnchor.constraint(
        equalTo: view.bottomAnchor, constant: Self.verticalInset)
    }
    let height = photoView.heightAnchor.constraint(equalToConstant: Self.photoHeight)
    return [top] + gaps + [bottom].compactMap { $0 } + (layout.hasPhoto ? [height] : [])
  }
}
