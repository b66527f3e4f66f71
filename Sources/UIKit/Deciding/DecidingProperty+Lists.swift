internal import Foundation

extension DecidingProperty {
  /// What tables and collections have.
  static let lists =
    tables + flows + [
      DecidingProperty(
        "collectionViewLayout", of: UICollectionView.self,
        read: { collection in
          let type = Swift.type(of: collection.collectionViewLayout)
          return type == UICollectionViewFlowLayout.self ? nil : "\(type)"
        })
    ]

  private static let tables = [
    DecidingProperty("tableStyle", choice: \UITableView.styleOfProof, default: .plain),
    DecidingProperty("rowHeight", \UITableView.rowHeight, default: UITableView.automaticDimension),
    DecidingProperty(
      "estimatedRowHeight", \UITableView.estimatedRowHeight,
      default: UITableView.automaticDimension),
    DecidingProperty(
      "sectionHeaderHeight", \UITableView.sectionHeaderHeight,
      default: UITableView.automaticDimension),
    DecidingProperty(
      "sectionFooterHeight", \UITableView.sectionFooterHeight,
      default: UITableView.automaticDimension),
    DecidingProperty(
      "sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding,
      default: UITableView.automaticDimension),
    accessoryHeight("tableHeaderView.height", \.tableHeaderView),
    accessoryHeight("tableFooterView.height", \.tableFooterView),
    DecidingProperty("separatorStyle", choice: \UITableView.separatorStyle, default: .singleLine),
    DecidingProperty("separatorInset", \UITableView.ownSeparatorInset),
    DecidingProperty(
      "separatorInsetReference", choice: \UITableView.separatorInsetReference,
      default: .fromCellEdges),
    DecidingProperty(
      "separatorColor", of: UITableView.self,
      read: { table in
        guard table.separatorColor != .separator else { return nil }
        return table.separatorColor?.description(in: table.traitCollection) ?? "none"
      }),
    DecidingProperty("editing", \UITableView.isEditing, default: false),
  ]

  /// The height of a table's own header or footer, which an app sets by the view's frame.
  private static func accessoryHeight(
    _ key: String, _ path: KeyPath<UITableView, UIView?>
  ) -> DecidingProperty {
    DecidingProperty(key, of: UITableView.self) {
      $0[keyPath: path]?.frame.height.decidingText
    } write: { table, text in
      guard let view = table[keyPath: path], let height = text.flatMap(CGFloat.init(decidingText:))
      else { return nil }
      let present = view.frame.height
      table.setHeight(height, of: view)
      return { table.setHeight(present, of: view) }
    }
  }

  private static let flows = [
    flow("layout.itemSize", \.itemSize), flow("layout.estimatedItemSize", \.estimatedItemSize),
    flow("layout.minimumLineSpacing", \.minimumLineSpacing),
    flow("layout.minimumInteritemSpacing", \.minimumInteritemSpacing),
    flow("layout.sectionInset", \.sectionInset),
    flow("layout.headerReferenceSize", \.headerReferenceSize),
    flow("layout.footerReferenceSize", \.footerReferenceSize),
    flow("layout.scrollDirection", choice: \.scrollDirection, default: .vertical),
    flow(
      "layout.sectionInsetReference", choice: \.sectionInsetReference, default: .fromContentInset),
    flow(
      "layout.sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds, default: false),
    flow(
      "layout.sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds, default: false),
  ]

  /// A property of a collection's flow layout, stored wherever there is one, or where it differs from a default.
  private static func flow<Value: DecidingValue>(
    _ key: String, _ path: ReferenceWritableKeyPath<UICollectionViewFlowLayout, Value>,
    default standard: Value? = nil
  ) -> DecidingProperty {
    flow(key, path, default: standard) {
      $0.decidingText
    } value: {
      Value(decidingText: $0)
    }
  }

  private static func flow<Value: RawRepresentable & Equatable>(
    _ key: String, choice path: ReferenceWritableKeyPath<UICollectionViewFlowLayout, Value>,
    default standard: Value
  ) -> DecidingProperty where Value.RawValue == Int {
    flow(key, path, default: standard) {
      "\($0)"
    } value: {
      Value(caseName: $0)
    }
  }

  private static func flow<Value: Equatable>(
    _ key: String, _ path: ReferenceWritableKeyPath<UICollectionViewFlowLayout, Value>,
    default standard: Value?, text: @escaping @MainActor (Value) -> String,
    value: @escaping @MainActor (String) -> Value?
  ) -> DecidingProperty {
    DecidingProperty(key, of: UICollectionView.self, standard: standard.map { text($0) }) {
      collection in
      guard let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout
      else { return nil }
      let present = layout[keyPath: path]
      return present == standard ? nil : text(present)
    } write: { collection, stored in
      guard let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout,
        let value = stored.map({ value($0) }) ?? standard
      else { return nil }
      let present = layout[keyPath: path]
      layout[keyPath: path] = value
      return { layout[keyPath: path] = present }
    }
  }
}

extension UITableView {
  /// Sets the height of the table's own header or footer.
  fileprivate func setHeight(_ height: CGFloat, of view: UIView) {
    view.frame.size.height = height
    setNeedsHeights()
  }
}
