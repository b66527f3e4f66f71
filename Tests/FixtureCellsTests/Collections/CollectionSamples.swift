import UIKit

/// A coloured card with a title.
final class TileCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 12
    label.textColor = .white
    label.font = .preferredFont(forTextStyle: .headline)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 12),
      contentView.bottomAnchor.constraint(greaterThanOrEqualTo: label.bottomAnchor, constant: 12),
    ])
    let bottom = contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 12)
    bottom.priority = .defaultHigh
    bottom.isActive = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ text: String, _ index: Int) {
    let colors: [UIColor] = [.systemBlue, .systemPink, .systemGreen, .systemOrange, .systemPurple]
    label.text = text
    contentView.backgroundColor = colors[index % colors.count]
  }
}

/// A title above a section.
final class TitleView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .title2)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.trailingAnchor.constraint(equalTo: trailingAnchor),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// A red circle at an item's corner.
final class BadgeView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemRed
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}

/// A grey panel behind a section.
final class PanelView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 16
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Cards around the middle of the collection: the farther, the smaller and fainter.
final class CarouselLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 160, height: 120)
    minimumLineSpacing = -20
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepare() {
    let side = ((collectionView?.bounds.width ?? 0) - itemSize.width) / 2
    sectionInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    super.prepare()
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)?
      .compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
    for attribute in attributes ?? [] { turn(attribute) }
    return attributes
  }

  private func turn(_ attributes: UICollectionViewLayoutAttributes) {
    guard let collectionView else { return }
    let distance = (attributes.center.x - collectionView.bounds.midX) / itemSize.width
    let scale = 1 - 0.25 * min(1, abs(distance))
    attributes.transform = CGAffineTransform(rotationAngle: distance * .pi / 16)
      .scaledBy(x: scale, y: scale)
    attributes.alpha = 1 - 0.4 * min(1, abs(distance))
    attributes.zIndex = -Int(abs(distance) * 10)
  }
}

/// Places items of different heights in the shortest of some columns.
final class WaterfallLayout: UICollectionViewLayout {
  var columns = 3
  var height: (IndexPath) -> CGFloat = { _ in 50 }
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var contentHeight: CGFloat = 0

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
  }

  override func prepare() {
    guard cache.isEmpty, let collectionView else { return }
    let width = (collectionView.bounds.width - 8 * CGFloat(columns + 1)) / CGFloat(columns)
    var bottoms = Array(repeating: CGFloat(8), count: columns)
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
      let path = IndexPath(item: item, section: 0)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(
        x: 8 + CGFloat(column) * (width + 8), y: bottoms[column], width: width,
        height: height(path))
      bottoms[column] = attributes.frame.maxY + 8
      cache.append(attributes)
    }
    contentHeight = bottoms.max() ?? 0
  }

  override func invalidateLayout() {
    super.invalidateLayout()
    cache = []
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { cache.filter { $0.frame.intersects(rect) } }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { cache[indexPath.item] }
}

/// Keeps data sources, which collections do not retain, until the pictures are drawn.
@MainActor final class Sources {
  private var kept: [AnyObject] = []

  func keep(_ source: AnyObject) { kept.append(source) }
}
