import Foundation
import UIKit

// Where an app's layouts of collections and its cells take numbers.
extension HostilePlaces {
  // MARK: Compositional layouts

  static let compositional = [
    dimensions("fractions") { (.fractionalWidth($0), .fractionalHeight($0)) },
    dimensions("estimates") { (.estimated($0), .estimated($0)) },
    dimensions("absolute width and estimated height") { (.absolute($0), .estimated($0)) },
    dimensions("uniform heights") {
      (.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: $0))
    },
    section("contentInsets") { $0.contentInsets = insets($1) },
    section("interGroupSpacing") { $0.interGroupSpacing = $1 },
    section("scrolling spacing") {
      $0.orthogonalScrollingBehavior = .groupPaging
      $0.interGroupSpacing = $1
      $0.contentInsets = insets(-$1)
    },
    section("header") {
      $0.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.absolute($1), .absolute($1)), elementKind: "Header", alignment: .top,
          absoluteOffset: CGPoint(x: $1, y: -$1)),
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .estimated($1)), elementKind: "Header",
          alignment: .bottom),
      ]
    },
    section("decoration's insets") {
      let background = NSCollectionLayoutDecorationItem.background(elementKind: "Background")
      background.contentInsets = insets($1)
      $0.decorationItems = [background]
    },
    section("visible items") { section, number in
      section.visibleItemsInvalidationHandler = { items, _, _ in
        for item in items {
          item.alpha = number
          item.center = CGPoint(x: number, y: -number)
          item.transform = CGAffineTransform(scaleX: number, y: number)
        }
      }
    },
    Place("compositional item's insets and spacing") { number in
      collection { item, group in
        item.contentInsets = insets(number)
        item.edgeSpacing = spacing(number)
        group.edgeSpacing = spacing(number)
        group.contentInsets = insets(number)
        group.interItemSpacing = .flexible(number)
      }
    },
    Place("compositional badge's offsets") { number in
      let anchors = [
        NSCollectionLayoutAnchor(
          edges: [.top, .trailing], absoluteOffset: CGPoint(x: number, y: -number)),
        NSCollectionLayoutAnchor(
          edges: [.top, .leading], fractionalOffset: CGPoint(x: number, y: number)),
      ]
      let badges = anchors.map {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size(.absolute(10), .absolute(number)), elementKind: "Header",
          containerAnchor: $0, itemAnchor: $0)
      }
      let item = NSCollectionLayoutItem(
        layoutSize: size(.absolute(20), .absolute(20)), supplementaryItems: badges)
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.absolute(40), .absolute(40)), subitems: [item])
      return collection(NSCollectionLayoutSection(group: group))
    },
    Place("compositional group's own frames") { number in
      let group = NSCollectionLayoutGroup.custom(layoutSize: size(.absolute(40), .absolute(40))) {
        _ in
        (0..<3).map {
          NSCollectionLayoutGroupCustomItem(
            frame: CGRect(x: number, y: number, width: number, height: number),
            zIndex: $0 == 0 ? .max : .min)
        }
      }
      return collection(NSCollectionLayoutSection(group: group))
    },
    Place("space between compositional sections") {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.interSectionSpacing = $0
      let layout = UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group().1), configuration: configuration)
      let view = collection(items: 2, layout)
      (view as? CountedCollection)?.sections = 3
      return view
    },
    Place("list's padding") {
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.headerTopPadding = $0
      configuration.headerMode = .supplementary
      configuration.separatorConfiguration.topSeparatorInsets = insets($0)
      configuration.separatorConfiguration.bottomSeparatorInsets = insets($0)
      return collection(items: 3, UICollectionViewCompositionalLayout.list(using: configuration))
    },
  ]

  private static func dimensions(
    _ name: String,
    _ make:
      @escaping @MainActor @Sendable (CGFloat) -> (
        NSCollectionLayoutDimension, NSCollectionLayoutDimension
      )
  ) -> Place {
    Place("compositional \(name)") { number in
      let (width, height) = make(number)
      let item = NSCollectionLayoutItem(layoutSize: size(width, height))
      let inner = NSCollectionLayoutGroup.vertical(
        layoutSize: size(width, height), subitems: [item, item])
      let outer = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), height), subitems: [inner, item])
      return collection(NSCollectionLayoutSection(group: outer))
    }
  }

  private static func section(
    _ name: String,
    _ set: @escaping @MainActor @Sendable (NSCollectionLayoutSection, CGFloat) -> Void
  ) -> Place {
    Place("compositional section's \(name)") { number in
      let section = NSCollectionLayoutSection(group: group().1)
      set(section, number)
      return collection(section)
    }
  }

  @MainActor private static func group() -> (NSCollectionLayoutItem, NSCollectionLayoutGroup) {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .absolute(20)))
    return (
      item,
      .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(20)), subitems: [item])
    )
  }

  @MainActor private static func collection(
    _ set: (NSCollectionLayoutItem, NSCollectionLayoutGroup) -> Void
  ) -> UIView {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.4), .absolute(20)))
    let plain = group().1
    set(item, plain)
    let outer = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), subitems: [item, plain, item])
    set(item, outer)
    return collection(NSCollectionLayoutSection(group: outer))
  }

  @MainActor private static func collection(_ section: NSCollectionLayoutSection) -> UIView {
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "Background")
    let view = collection(items: 5, layout)
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "Header",
      withReuseIdentifier: "Header")
    return view
  }

  @MainActor private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  @MainActor private static func spacing(_ number: CGFloat) -> NSCollectionLayoutEdgeSpacing {
    NSCollectionLayoutEdgeSpacing(
      leading: .fixed(number), top: .flexible(number), trailing: .flexible(number),
      bottom: .fixed(number))
  }

  private static func insets(_ number: CGFloat) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: number, leading: number, bottom: number, trailing: number)
  }

  // MARK: Flow layouts and layouts of an app

  static let layouts = [
    flow("estimated size") { $0.estimatedItemSize = CGSize(width: $1, height: $1) },
    flow("footer size") { $0.footerReferenceSize = CGSize(width: $1, height: $1) },
    flow("numbers along x") {
      $0.scrollDirection = .horizontal
      $0.itemSize = CGSize(width: $1, height: 10)
      $0.minimumLineSpacing = -$1
      $0.minimumInteritemSpacing = $1
      $0.sectionInset = UIEdgeInsets(top: $1, left: -$1, bottom: -$1, right: $1)
    },
    attributes("frame") {
      $0.frame = CGRect(x: $1, y: $1, width: $1, height: $1)
    },
    attributes("place") {
      $0.size = CGSize(width: 20, height: $1)
      $0.center = CGPoint(x: 10, y: $1)
    },
    attributes("transform") {
      $0.transform = CGAffineTransform(a: $1, b: $1, c: -$1, d: 1, tx: $1, ty: $1)
      $0.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    },
    attributes("transform in space") {
      $0.transform3D = CATransform3DRotate(CATransform3DMakeScale($1, $1, $1), $1, 1, $1, 0)
    },
    attributes("alpha") { $0.alpha = $1 },
    Place("layout's content size") {
      let layout = NumberedLayout()
      layout.size = CGSize(width: $0, height: $0)
      return collection(items: 3, layout)
    },
  ]

  private static func flow(
    _ name: String,
    _ set: @escaping @MainActor @Sendable (UICollectionViewFlowLayout, CGFloat) -> Void
  ) -> Place {
    Place("flow layout's \(name)") {
      let layout = UICollectionViewFlowLayout()
      set(layout, $0)
      return collection(items: 3, layout)
    }
  }

  private static func attributes(
    _ name: String,
    _ set: @escaping @MainActor @Sendable (UICollectionViewLayoutAttributes, CGFloat) -> Void
  ) -> Place {
    Place("layout attributes' \(name)") { number in
      let layout = NumberedLayout()
      layout.set = { set($0, number) }
      return collection(items: 3, layout)
    }
  }

  // MARK: Cells

  static let cells = [
    cell("separatorInset") {
      $0.separatorInset = UIEdgeInsets(top: $1, left: $1, bottom: $1, right: $1)
    },
    cell("accessory's frame") {
      $0.accessoryView = UIView(frame: CGRect(x: $1, y: -$1, width: $1, height: $1))
    },
    cell("accessory's width") {
      $0.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: $1, height: 10))
    },
    cell("background's insets") {
      var background = UIBackgroundConfiguration.listPlainCell()
      background.backgroundInsets = insets($1)
      background.edgesAddingLayoutMarginsToBackgroundInsets = .all
      $0.backgroundConfiguration = background
    },
    cell("list content's margins") {
      var content = content()
      content.directionalLayoutMargins = insets($1)
      content.textToSecondaryTextHorizontalPadding = $1
      content.prefersSideBySideTextAndSecondaryText = true
      $0.contentConfiguration = content
    },
    cell("list content's reserved size") {
      var content = content()
      content.imageProperties.reservedLayoutSize = CGSize(width: $1, height: $1)
      $0.contentConfiguration = content
    },
    cell("list content's maximum width") {
      var content = content()
      content.imageProperties.maximumSize = CGSize(width: $1, height: 0)
      $0.contentConfiguration = content
    },
    cell("list content's smallest scale") {
      var content = content()
      content.textProperties.adjustsFontSizeToFitWidth = true
      content.textProperties.minimumScaleFactor = $1
      content.textProperties.font = .systemFont(ofSize: $1)
      $0.contentConfiguration = content
    },
    Place("list cell's numbers") { number in
      let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      cell.indentationLevel = 2
      cell.indentationWidth = number
      let custom = UICellAccessory.CustomViewConfiguration(
        customView: UIView(frame: CGRect(x: 0, y: 0, width: number, height: number)),
        placement: .leading(), reservedLayoutWidth: .custom(number))
      cell.accessories = [
        .customView(configuration: custom),
        .disclosureIndicator(options: .init(reservedLayoutWidth: .custom(number))),
      ]
      return cell
    },
    Place("header's and footer's heights") {
      let table = table(rows: 3, height: 20)
      table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: $0))
      table.tableFooterView = UIView(frame: CGRect(x: $0, y: $0, width: $0, height: 20))
      table.sectionFooterHeight = $0
      table.estimatedRowHeight = $0
      return table
    },
    Place("estimated row height") {
      let table = table(rows: 3, height: UITableView.automaticDimension)
      table.estimatedRowHeight = $0
      table.sectionHeaderTopPadding = $0
      return table
    },
  ]

  private static func cell(
    _ name: String, _ set: @escaping @MainActor @Sendable (UITableViewCell, CGFloat) -> Void
  ) -> Place {
    Place("cell's \(name)") {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      set(cell, $0)
      return cell
    }
  }

  @MainActor private static func content() -> UIListContentConfiguration {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Text"
    content.secondaryText = "More"
    content.image = picture
    return content
  }
}

/// A layout of items in a column, the attributes of which are then set to something else.
final class NumberedLayout: UICollectionViewLayout {
  var set: (UICollectionViewLayoutAttributes) -> Void = { _ in }
  var size = CGSize(width: 100, height: 60)
  private var items: [UICollectionViewLayoutAttributes] = []

  override var collectionViewContentSize: CGSize { size }

  override func prepare() {
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    items = (0..<count).map { index in
      let item = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: 0))
      item.frame = CGRect(x: 0, y: CGFloat(index) * 20, width: 20, height: 20)
      set(item)
      return item
    }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { items }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }
}
