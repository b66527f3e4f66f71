internal import Foundation

extension DecidingProperty {
  /// What scroll views, tables and their cells have.
  static let containers = scrollViews + textViews + tables + cells + collections

  private static let scrollViews = [
    DecidingProperty("contentInset", \UIScrollView.contentInset, default: .zero),
    DecidingProperty("contentSize", \UIScrollView.contentSize, default: .zero),
    DecidingProperty("contentOffset", \UIScrollView.contentOffset, default: .zero),
    DecidingProperty("scrollEnabled", \UIScrollView.isScrollEnabled, default: true),
  ]

  private static let textViews = [
    DecidingProperty("text", of: UITextView.self) {
      $0.text.flatMap { $0.isEmpty ? nil : $0 }
    } write: {
      view, text in
      let present: (NSAttributedString?, String?) = (view.attributedText, view.text)
      view.text = text
      return {
        view.text = present.1
        if let attributed = present.0 { view.attributedText = attributed }
      }
    },
    font(\UITextView.font),
    DecidingProperty("textAlignment", choice: \UITextView.textAlignment, default: .natural),
    DecidingProperty(
      "textContainerInset", \UITextView.textContainerInset,
      default: UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)),
    DecidingProperty(
      "lineFragmentPadding", \UITextView.textContainer.lineFragmentPadding, default: 5),
    DecidingProperty(
      "maximumNumberOfLines", \UITextView.textContainer.maximumNumberOfLines, default: 0),
    DecidingProperty(
      "textContainer.lineBreakMode", choice: \UITextView.textContainer.lineBreakMode,
      default: .byWordWrapping),
  ]

  private static let tables = [
    DecidingProperty("rowHeight", \UITableView.rowHeight, default: UITableView.automaticDimension),
    DecidingProperty(
      "sectionHeaderHeight", \UITableView.sectionHeaderHeight,
      default: UITableView.automaticDimension),
    DecidingProperty(
      "sectionFooterHeight", \UITableView.sectionFooterHeight,
      default: UITableView.automaticDimension),
    DecidingProperty(
      "sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding,
      default: UITableView.automaticDimension),
    DecidingProperty("separatorStyle", choice: \UITableView.separatorStyle, default: .singleLine),
    DecidingProperty("separatorInset", \UITableView.ownSeparatorInset),
    DecidingProperty("editing", \UITableView.isEditing, default: false),
  ]

  private static let cells = [
    DecidingProperty("accessoryType", choice: \UITableViewCell.accessoryType, default: .none),
    DecidingProperty(
      "editingAccessoryType", choice: \UITableViewCell.editingAccessoryType, default: .none),
    DecidingProperty("separatorInset", \UITableViewCell.ownSeparatorInset),
    DecidingProperty("indentationLevel", \UITableViewCell.indentationLevel, default: 0),
    DecidingProperty("indentationWidth", \UITableViewCell.indentationWidth, default: 10),
    DecidingProperty("editing", \UITableViewCell.isEditing, default: false),
    DecidingProperty("selected", \UITableViewCell.isSelected, default: false),
    DecidingProperty("highlighted", \UITableViewCell.isHighlighted, default: false),
    DecidingProperty("selected", \UICollectionViewCell.isSelected, default: false),
    DecidingProperty("highlighted", \UICollectionViewCell.isHighlighted, default: false),
  ]

  private static let collections = [
    flow("layout.itemSize", \.itemSize), flow("layout.estimatedItemSize", \.estimatedItemSize),
    flow("layout.minimumLineSpacing", \.minimumLineSpacing),
    flow("layout.minimumInteritemSpacing", \.minimumInteritemSpacing),
    flow("layout.sectionInset", \.sectionInset),
    flow("layout.headerReferenceSize", \.headerReferenceSize),
    flow("layout.footerReferenceSize", \.footerReferenceSize),
  ]

  /// A property of a collection's flow layout, stored wherever there is one.
  private static func flow<Value: DecidingValue>(
    _ key: String,
    _ path: ReferenceWritableKeyPath<UICollectionViewFlowLayout, Value>
  ) -> DecidingProperty {
    DecidingProperty(key, of: UICollectionView.self) { collection in
      (collection.collectionViewLayout as? UICollectionViewFlowLayout)?[keyPath: path].decidingText
    } write: { collection, text in
      guard let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout,
        let value = text.flatMap({ Value(decidingText: $0) })
      else { return nil }
      let present = layout[keyPath: path]
      layout[keyPath: path] = value
      return { layout[keyPath: path] = present }
    }
  }
}
