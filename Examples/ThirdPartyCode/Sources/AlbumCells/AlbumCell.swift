import Kingfisher
import RxSwift
import SnapKit
import UIKit

package struct Album {
  package let title: String
  package let cover: URL?
  package let isPlaying: BehaviorSubject<Bool>

  package init(title: String, cover: URL?, isPlaying: BehaviorSubject<Bool>) {
    self.title = title
    self.cover = cover
    self.isPlaying = isPlaying
  }
}

package final class AlbumCell: UITableViewCell {
  package let coverView = UIImageView()
  package let titleLabel = UILabel()
  private var disposeBag = DisposeBag()

  package override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(coverView)
    contentView.addSubview(titleLabel)
    titleLabel.numberOfLines = 0
    coverView.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(16)
      make.top.equalToSuperview().offset(8)
      make.bottom.lessThanOrEqualToSuperview().offset(-8)
      make.size.equalTo(48)
    }
    titleLabel.snp.makeConstraints { make in
      make.leading.equalTo(coverView.snp.trailing).offset(12)
      make.trailing.equalToSuperview().inset(16)
      make.top.bottom.equalToSuperview().inset(8)
    }
  }

  package required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  package override func prepareForReuse() {
    super.prepareForReuse()
    disposeBag = DisposeBag()
  }

  package func show(_ album: Album) {
    titleLabel.text = album.title
    coverView.kf.setImage(with: album.cover, placeholder: UIImage(systemName: "music.note"))
    album.isPlaying
      .subscribe(onNext: { [weak self] isPlaying in
        self?.titleLabel.font = isPlaying ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
      })
      .disposed(by: disposeBag)
  }
}
