import Testing

@testable import UIKit

/// Changes to a flow layout: the first cause is the property, and its effect is proven.
@MainActor struct FlowCauseTests {
  typealias Case = ListCause<UICollectionViewFlowLayout>

  private let source = TileSource([5, 3])

  private func collection(
    _ change: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 60)
    layout.headerReferenceSize = CGSize(width: 30, height: 40)
    change(layout)
    return source.collection(layout)
  }

  nonisolated static let cases = [
    Case("layout.itemSize: 90 × 60 → 120 × 60") { $0.itemSize.width = 120 },
    Case("layout.itemSize: 90 × 60 → 90 × 75") { $0.itemSize.height = 75 },
    Case("layout.estimatedItemSize: 0 × 0 → 90 × 44") {
      $0.estimatedItemSize = CGSize(width: 90, height: 44)
    },
    Case("layout.minimumLineSpacing: 10 → 24") { $0.minimumLineSpacing = 24 },
    Case("layout.minimumInteritemSpacing: 10 → 30") { $0.minimumInteritemSpacing = 30 },
    Case("layout.sectionInset: 0 0 0 0 → 8 16 8 16") {
      $0.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    },
    Case("layout.headerReferenceSize: 30 × 40 → 30 × 60") { $0.headerReferenceSize.height = 60 },
    Case("layout.scrollDirection: .vertical → .horizontal") { $0.scrollDirection = .horizontal },
  ]

  @Test(arguments: cases)
  func `the changed property is the first cause`(item: Case) throws {
    let sentences = try FoundCauses.sentences(from: collection(), to: collection(item.change))
    #expect(
      sentences.first?.hasPrefix("UICollectionView.\(item.sentence) ⇒ ") == true, "\(sentences)")
    #expect(sentences.count == 1, "\(sentences)")
  }

  @Test(arguments: cases)
  func `the changed property is the first cause where some items are out of sight`(
    item: Case
  ) throws {
    let sentences = try FoundCauses.sentences(
      from: UICollectionViewCell(around: collection()),
      to: UICollectionViewCell(around: collection(item.change)))
    #expect(
      sentences.first?.hasPrefix("UICollectionView[0].\(item.sentence) ⇒ ") == true, "\(sentences)")
    #expect(sentences.count == 1, "\(sentences)")
  }
}
