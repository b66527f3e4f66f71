internal import Foundation

extension DecidingProperty {
  /// What content configurations have, stored with the view that shows one.
  static let contents = [
    listed("content.text", \.text), listed("content.secondaryText", \.secondaryText),
    listed("content.directionalLayoutMargins", \.directionalLayoutMargins),
    listed("content.imageToTextPadding", \.imageToTextPadding),
    listed(
      "content.textToSecondaryTextHorizontalPadding", \.textToSecondaryTextHorizontalPadding),
    listed("content.textToSecondaryTextVerticalPadding", \.textToSecondaryTextVerticalPadding),
    listed(
      "content.prefersSideBySideTextAndSecondaryText", \.prefersSideBySideTextAndSecondaryText),
    listed("content.textProperties.numberOfLines", \.textProperties.numberOfLines),
    listed(
      "content.secondaryTextProperties.numberOfLines", \.secondaryTextProperties.numberOfLines),
    font("content.textProperties.font", \.textProperties.font),
    font("content.secondaryTextProperties.font", \.secondaryTextProperties.font),
    listed("content.imageProperties.maximumSize", \.imageProperties.maximumSize),
    listed("content.imageProperties.reservedLayoutSize", \.imageProperties.reservedLayoutSize),
    listed("content.imageProperties.cornerRadius", \.imageProperties.cornerRadius),
    DecidingProperty("content.image", of: UIListContentView.self) {
      $0.list.image?.sizeText
    } write: { view, text in
      guard let image = UIImage.restored(text, like: view.list.image) else { return nil }
      var list = view.list
      list.image = image
      return show(list, in: view)
    },
    DecidingProperty(
      "content.imageContents", of: UIListContentView.self, read: { $0.list.image?.contentsText }),
  ]

  /// Shows a configuration, also after its cell has updated its configurations, as a list's cells do in each layout.
  static func show(_ list: UIListContentConfiguration, in view: UIListContentView) -> Revert {
    let cell = view.superview as? any ConfiguredHost
    guard let cell, cell.contentView === view, let content = cell.configurations.content else {
      return set(\.configuration, of: view, to: list)
    }
    let present = view.configuration
    cell.configurations.setContent(list)
    return {
      cell.configurations.setContent(content)
      view.configuration = present
    }
  }

  private static func listed<Value: DecidingValue>(
    _ key: String, _ path: WritableKeyPath<UIListContentConfiguration, Value>
  ) -> DecidingProperty {
    DecidingProperty(key, of: UIListContentView.self) {
      $0.list[keyPath: path].decidingText
    } write: { view, text in
      guard let value = text.flatMap({ Value(decidingText: $0) }) else { return nil }
      var list = view.list
      list[keyPath: path] = value
      return show(list, in: view)
    }
  }

  private static func listed<Value: DecidingValue>(
    _ key: String, _ path: WritableKeyPath<UIListContentConfiguration, Value?>
  ) -> DecidingProperty {
    DecidingProperty(key, of: UIListContentView.self) {
      $0.list[keyPath: path]?.decidingText
    } write: { view, text in
      var list = view.list
      list[keyPath: path] = text.flatMap({ Value(decidingText: $0) })
      return show(list, in: view)
    }
  }
}

extension DecidingProperty {
  private static func font(
    _ key: String, _ path: WritableKeyPath<UIListContentConfiguration, UIFont>
  ) -> DecidingProperty {
    DecidingProperty(key, of: UIListContentView.self) {
      $0.list[keyPath: path].plainName
    } write: {
      view, name in
      guard let font = name.flatMap({ UIFont(plainName: $0) }) else { return nil }
      var list = view.list
      list[keyPath: path] = font
      return show(list, in: view)
    }
  }
}
