import AlbumCells
import Kingfisher
import RxSwift
import Testing
import UIKit

@MainActor
@Suite struct AlbumCellTests {
  private let cell = AlbumCell(style: .default, reuseIdentifier: nil)
  private let isPlaying = BehaviorSubject(value: false)

  private func show(cover: String? = nil) {
    cell.show(Album(title: "Kind of Blue", cover: cover.flatMap(URL.init), isPlaying: isPlaying))
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 64)
    cell.layoutIfNeeded()
  }

  @Test func `the constraints place the views`() {
    show()
    #expect(cell.coverView.frame == CGRect(x: 16, y: 8, width: 48, height: 48))
    #expect(cell.titleLabel.frame == CGRect(x: 76, y: 8, width: 228, height: 48))
  }

  @Test func `the loader shows the picture that a test hands over`() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 48, height: 48)).image {
      UIColor.systemTeal.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 48, height: 48))
    }
    ImageCache.default.store(picture, forKey: "https://example.org/blue.png")
    defer { ImageCache.default.clearMemoryCache() }
    show(cover: "https://example.org/blue.png")
    #expect(cell.coverView.image === picture)
    show(cover: "https://example.org/other.png")
    #expect(cell.coverView.image != nil && cell.coverView.image !== picture)
  }

  @Test func `a value that is sent shows until the cell is reused`() {
    show()
    isPlaying.onNext(true)
    #expect(cell.titleLabel.font == .boldSystemFont(ofSize: 17))
    cell.prepareForReuse()
    isPlaying.onNext(false)
    #expect(cell.titleLabel.font == .boldSystemFont(ofSize: 17))
  }
}
