internal import Foundation

extension DecidingProperty {
  /// What scroll views, text views, lists and their cells have.
  static let containers = scrollViews + textViews + lists + cells

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
    DecidingProperty("cellStyle", choice: \UITableViewCell.styleOfProof, default: .default),
    DecidingProperty("accessories", of: UICollectionViewListCell.self) { cell in
      let names = cell.accessories.map(\.name)
      return names.isEmpty ? nil : names.joined(separator: " ")
    } write: { cell, text in
      let names = (text ?? "").split(separator: " ").map(String.init)
      var present = cell.accessories
      let wanted = names.compactMap { name in
        present.firstIndex { $0.name == name }.map { present.remove(at: $0) } ?? .standard(name)
      }
      return wanted.count == names.count ? set(\.accessories, of: cell, to: wanted) : nil
    },
  ]
}
