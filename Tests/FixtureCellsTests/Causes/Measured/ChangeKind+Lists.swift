import UIKit

/// Changes of collections and tables inside a cell.
extension ChangeKind {
  static let ofLists = compositional + flows + tables

  private static let compositional = [
    grid("section inset", [["contentInsets"], ["8 8 8 8"], ["16 16 16 16"]]) {
      $0.sectionInset = 16
    },
    grid("group fraction", [["widthDimension"], ["0.5"], ["0.8"]]) { $0.groupWidth = 0.8 },
    grid("group height", [["heightDimension"], ["80"], ["96"]]) { $0.groupHeight = 96 },
    grid("badge offset", [["containerAnchor"], ["0.3 -0.3"], ["0.3 0.5"]]) { $0.badgeOffset = 0.5 },
    grid("group spacing", [["interGroupSpacing"], ["4"], ["20"]]) { $0.spacing = 20 },
  ]

  private static func grid(
    _ name: String, _ words: [[String]],
    _ change: @escaping @MainActor (inout CompositionalCauseTests.Design) -> Void
  ) -> ChangeKind {
    typealias Design = CompositionalCauseTests.Design
    func layout(_ design: Design) -> UICollectionViewLayout {
      UICollectionViewCompositionalLayout(section: CompositionalCauseTests.section(design))
    }
    return own(name, size: CGSize(width: 280, height: 200)) {
      OwnedCollection(layout(Design()))
    } _: { collection, _ in
      var design = Design()
      change(&design)
      collection.collectionViewLayout = layout(design)
      return words
    }
  }

  private static let flows = [
    flow("item size", [["itemSize"], ["90 × 60"], ["120 × 60"]]) { $0.itemSize.width = 120 },
    flow("line spacing of items", [["minimumLineSpacing"], ["10"], ["24"]]) {
      $0.minimumLineSpacing = 24
    },
    flow("inset of items", [["sectionInset"], ["0 0 0 0"], ["5 9 5 9"]]) {
      $0.sectionInset = UIEdgeInsets(top: 5, left: 9, bottom: 5, right: 9)
    },
  ]

  private static func flow(
    _ name: String, _ words: [[String]],
    _ change: @escaping @MainActor (UICollectionViewFlowLayout) -> Void
  ) -> ChangeKind {
    own(name, size: CGSize(width: 280, height: 200)) {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 90, height: 60)
      return OwnedCollection(layout)
    } _: { (collection: OwnedCollection, _) in
      (collection.collectionViewLayout as? UICollectionViewFlowLayout).map(change)
      return words
    }
  }

  private static let tables = [
    table("row height of a table", [["rowHeight"], ["automatic"], ["72"]]) { $0.rowHeight = 72 },
    table("separator inset", [["separatorInset"], ["none"], ["0 40 0 0"]]) {
      $0.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
    },
    table("separator color", [["separatorColor"], ["separator"], ["#FF0000FF"]]) {
      $0.separatorColor = .red
    },
    table("header padding", [["sectionHeaderTopPadding"], ["automatic"], ["3"]]) {
      $0.sectionHeaderTopPadding = 3
    },
  ]

  private static func table(
    _ name: String, _ words: [[String]], _ change: @escaping @MainActor (UITableView) -> Void
  ) -> ChangeKind {
    own(name, size: CGSize(width: 280, height: 200)) {
      OwnedTable()
    } _: { table, _ in
      change(table)
      return words
    }
  }
}

/// A collection that keeps its items.
private final class OwnedCollection: UICollectionView {
  private let source = TileSource([4, 3])

  init(_ layout: UICollectionViewLayout) {
    super.init(
      frame: CGRect(x: 0, y: 0, width: 280, height: 200), collectionViewLayout: layout)
    source.serve(self)
  }

  required init?(coder: NSCoder) { nil }
}

/// A table that keeps its rows.
private final class OwnedTable: UITableView {
  private let source = TileSource([3, 2])

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 280, height: 200), style: .plain)
    dataSource = source
  }

  required init?(coder: NSCoder) { nil }
}
