import Fixtures
import Foundation
import Testing
import UIKit

/// Flow layouts whose estimate is wider than their items: the sizes found do not hang on the collection's height.
@MainActor struct EstimatedItemTests {
  private final class TagCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
        contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
        contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Tags: NSObject, UICollectionViewDataSource {
    var calls = 0
    let count: Int

    init(_ count: Int) { self.count = count }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }

    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      calls += 1
      let cell = view.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
      (cell as? TagCell)?.label.text = "Longer tag"
      return cell
    }
  }

  @Test(arguments: [(2, 60.0, 28.5), (5, 200, 67), (12, 200, 144)])
  func `a collection is as high as its items, each of which is asked for once`(
    count: Int, estimate: CGFloat, height: CGFloat
  ) throws {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 300, height: estimate)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: flow)
    view.register(TagCell.self, forCellWithReuseIdentifier: "tag")
    let tags = Tags(count)
    view.dataSource = tags
    let rendering = try Rendering(of: view, in: Configuration())
    #expect(rendering.size.height == height)
    #expect(rendering.diagnostics.filter { $0.severity > .note }.isEmpty)
    #expect(tags.calls == count)
  }
}
