#if os(iOS)
import UIKit
#endif

@objc(SongCell)
final class SongCell: UITableViewCell {
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet private(set) weak var artistLabel: UILabel!
  @IBOutlet var moreButton: UIButton! {
    didSet { moreButton.addTarget(self, action: #selector(moreTapped(_:)), for: .touchUpInside) }
  }
  weak var delegate: SongCellDelegate?

  @objc dynamic private(set) var isExpanded = false

  override func awakeFromNib() {
    super.awakeFromNib()
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    artistLabel.font = .preferredFont(forTextStyle: .subheadline)
    artistLabel.textColor = .secondaryLabel
    artistLabel.numberOfLines = 1
  }

  func show(title: String, artist: String) {
    titleLabel.text = title
    artistLabel.text = artist
  }

  @IBAction func moreTapped(_ sender: UIButton) {
    guard delegate?.songCellShouldExpand?(self) ?? true else { return }
    isExpanded.toggle()
    artistLabel.numberOfLines = isExpanded ? 0 : 1
    delegate?.songCellDidExpand?(self)
  }

  static let observedKeyPath = #keyPath(SongCell.isExpanded)
}

extension SongCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    isExpanded = false
    artistLabel.numberOfLines = 1
  }
}
