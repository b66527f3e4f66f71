internal import InterfaceBuilder

extension ViewDescription {
  static let collectionView = ViewDescription(
    UICollectionView.self, "collection", inherits: .scrollView, hasContentSize: false,
    slots: ["backgroundView": { $0.backgroundView = $1 }]
  ) { model, collection, _ in
    collection.allowsSelection = model.element["allowsSelection"] != "NO"
    collection.allowsMultipleSelection = model.element["allowsMultipleSelection"] == "YES"
  }

  static let collectionReusableView = ViewDescription(
    UICollectionReusableView.self, "reusable view", hasContentSize: false
  ) { model, view, _ in
    view.reuseIdentifier = model.cell?.reuseIdentifier
  }

  static let collectionViewCell = ViewDescription(
    UICollectionViewCell.self, "cell", inherits: .collectionReusableView, hasContentSize: false,
    properties: [
      ViewProperty(content: "selected", .flag) { (cell: UICollectionViewCell, isSelected: Bool) in
        cell.isSelected = isSelected
      }
    ],
    parts: ["contentView": { $0.contentView }],
    slots: [
      "backgroundView": { $0.backgroundView = $1 },
      "selectedBackgroundView": { $0.selectedBackgroundView = $1 },
    ])
}
