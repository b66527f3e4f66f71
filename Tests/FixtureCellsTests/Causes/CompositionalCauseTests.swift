import Testing

@testable import UIKit

/// Changes to a compositional layout: the first cause is the property with both values, and its effect is proven.
@MainActor struct CompositionalCauseTests {
  /// What the sections of a layout are made of.
  struct Design: Sendable {
    var groupWidth = 0.5
    var groupHeight = 80.0
    var itemInset = 2.0
    var sectionInset = 8.0
    var spacing = 4.0
    var itemSpacing = 6.0
    var badgeOffset = -0.3
    var headerHeight: Double? = 30
    var headerAlignment = NSRectAlignment.top
    var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    var items = 2
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let sentence: String
    let change: @Sendable (inout Design) -> Void

    init(_ sentence: String, _ change: @escaping @Sendable (inout Design) -> Void) {
      (self.sentence, self.change) = (sentence, change)
    }

    var testDescription: String { sentence }
  }

  private let source = TileSource([4, 3])

  nonisolated static let cases = [
    Case("group.layoutSize.widthDimension: .fractionalWidth(0.5) → .fractionalWidth(0.8)") {
      $0.groupWidth = 0.8
    },
    Case("group.layoutSize.heightDimension: .absolute(80) → .absolute(96)") { $0.groupHeight = 96 },
    Case("group.subitems[0].contentInsets: 2 2 2 2 → 5 5 5 5") { $0.itemInset = 5 },
    Case("group.interItemSpacing: .fixed(6) → .fixed(14)") { $0.itemSpacing = 14 },
    Case("group.count: 2 shares → 3 shares") { $0.items = 3 },
    Case("contentInsets: 8 8 8 8 → 16 16 16 16") { $0.sectionInset = 16 },
    Case("interGroupSpacing: 4 → 20") { $0.spacing = 20 },
    Case(
      "group.subitems[0].supplementaryItems[0].containerAnchor: top trailing fractionalOffset "
        + "0.3 -0.3 → top trailing fractionalOffset 0.3 0.5"
    ) { $0.badgeOffset = 0.5 },
    Case(
      "boundarySupplementaryItems[0].layoutSize.heightDimension: .absolute(30) → .absolute(50)"
    ) { $0.headerHeight = 50 },
    Case("boundarySupplementaryItems[0].alignment: .top → .bottom") {
      $0.headerAlignment = .bottom
    },
    Case("orthogonalScrollingBehavior: .none → .continuous") { $0.behavior = .continuous },
    Case("boundarySupplementaryItems[0]: UICollectionElementKindSectionHeader → none") {
      $0.headerHeight = nil
    },
  ]

  static func section(_ design: Design) -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(20), heightDimension: .absolute(20)), elementKind: "Badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: design.badgeOffset)))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [badge])
    let inset = design.itemInset
    item.contentInsets = NSDirectionalEdgeInsets(
      top: inset, leading: inset, bottom: inset, trailing: inset)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(design.groupWidth),
        heightDimension: .absolute(design.groupHeight)), subitem: item, count: design.items)
    group.interItemSpacing = .fixed(design.itemSpacing)
    let section = NSCollectionLayoutSection(group: group)
    let margin = design.sectionInset
    section.contentInsets = NSDirectionalEdgeInsets(
      top: margin, leading: margin, bottom: margin, trailing: margin)
    section.interGroupSpacing = design.spacing
    section.orthogonalScrollingBehavior = design.behavior
    if let height = design.headerHeight {
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
          elementKind: UICollectionView.elementKindSectionHeader,
          alignment: design.headerAlignment)
      ]
    }
    return section
  }

  private func collection(ofOneSection design: Design) -> UICollectionView {
    source.collection(UICollectionViewCompositionalLayout(section: Self.section(design)))
  }

  private func collection(ofSections design: Design) -> UICollectionView {
    source.collection(UICollectionViewCompositionalLayout { _, _ in Self.section(design) })
  }

  private func changed(_ item: Case) -> Design {
    var design = Design()
    item.change(&design)
    return design
  }

  @Test(arguments: cases)
  func `the changed property is the first cause`(item: Case) throws {
    let sentences = try FoundCauses.sentences(
      from: collection(ofOneSection: Design()), to: collection(ofOneSection: changed(item)))
    #expect(
      sentences.first?.hasPrefix("UICollectionView.layout.section.\(item.sentence) ⇒ ") == true,
      "\(sentences)")
    #expect(sentences.count == 1, "\(sentences)")
  }

  @Test(arguments: cases)
  func `one change in all sections is one cause`(item: Case) throws {
    let sentences = try FoundCauses.sentences(
      from: collection(ofSections: Design()), to: collection(ofSections: changed(item)))
    #expect(
      sentences.first?.hasPrefix("UICollectionView.layout.section[0].\(item.sentence) ⇒ ") == true,
      "\(sentences)")
    #expect(sentences.count == 1, "\(sentences)")
  }

  @Test func `the distance between sections is a cause`() throws {
    func collection(_ spacing: CGFloat) -> UICollectionView {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.interSectionSpacing = spacing
      return source.collection(
        UICollectionViewCompositionalLayout(
          sectionProvider: { _, _ in Self.section(Design()) }, configuration: configuration))
    }
    let sentences = try FoundCauses.sentences(from: collection(8), to: collection(24))
    #expect(
      sentences.first?.hasPrefix(
        "UICollectionView.layout.configuration.interSectionSpacing: 8 → 24 ⇒ ") == true,
      "\(sentences)")
  }

  nonisolated static let lists: [ListCause<ListChange>] = [
    ListCause("appearance: .plain → .insetGrouped") { $0.appearance = .insetGrouped },
    ListCause("headerMode: .none → .supplementary") { $0.hasHeader = true },
  ]

  /// The configuration of a list.
  final class ListChange {
    var appearance = UICollectionLayoutListConfiguration.Appearance.plain
    var hasHeader = false
  }

  @Test(arguments: lists)
  func `a list's configuration is the first cause`(item: ListCause<ListChange>) throws {
    func list(_ change: (ListChange) -> Void = { _ in }) -> UICollectionView {
      let values = ListChange()
      change(values)
      var configuration = UICollectionLayoutListConfiguration(appearance: values.appearance)
      configuration.headerMode = values.hasHeader ? .supplementary : .none
      return source.collection(UICollectionViewCompositionalLayout.list(using: configuration))
    }
    let sentences = try FoundCauses.sentences(from: list(), to: list(item.change))
    #expect(
      sentences.first?.hasPrefix("UICollectionView.layout.section[0].list.\(item.sentence) ⇒ ")
        == true, "\(sentences)")
  }

  /// A list as apps write it: item and group share one height.
  private func list(_ height: NSCollectionLayoutDimension) -> UICollectionView {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: height)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return source.collection(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
  }

  @Test(arguments: [false, true])
  func `one height of an item and its group is one cause`(isReversed: Bool) throws {
    let (estimated, absolute) = (list(.estimated(44)), list(.absolute(90)))
    let sentences = try FoundCauses.sentences(
      from: isReversed ? absolute : estimated, to: isReversed ? estimated : absolute)
    let change = isReversed ? ".absolute(90) → .estimated(44)" : ".estimated(44) → .absolute(90)"
    let group = "UICollectionView.layout.section.group"
    #expect(
      sentences.first?.hasPrefix(
        "\(group).layoutSize.heightDimension: \(change) and "
          + "\(group).subitems[0].layoutSize.heightDimension: \(change) ⇒ ") == true,
      "\(sentences)")
    #expect(sentences.count == 1, "\(sentences)")
  }
}
