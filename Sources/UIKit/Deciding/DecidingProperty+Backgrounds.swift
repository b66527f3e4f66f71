internal import Foundation

/// The backgrounds of cells and of configured buttons, and the colours of content configurations.
extension DecidingProperty {
  static let backgrounds =
    background(
      "backgroundConfiguration", of: UITableViewCell.self, \.backgroundConfiguration)
    + background(
      "backgroundConfiguration", of: UICollectionViewCell.self, \.backgroundConfiguration)
    + background(
      "backgroundConfiguration", of: UITableViewHeaderFooterView.self, \.backgroundConfiguration)
    + background(
      "configuration.background", of: UIButton.self, \.presentBackground,
      cornerRadius: UIButton.Configuration.plain().background.cornerRadius)
    + listColor("content.textProperties.color", get: \.textProperties.color) {
      $0.textProperties.color = $1
    }
    + listColor("content.secondaryTextProperties.color", get: \.secondaryTextProperties.color) {
      $0.secondaryTextProperties.color = $1
    }
    + color(
      "content.imageProperties.tintColor", of: UIListContentView.self,
      get: { $0.list.imageProperties.tintColor }
    ) { view, color in
      var list = view.list
      list.imageProperties.tintColor = color
      return show(list, in: view)
    }

  private static func listColor(
    _ key: String, get: @escaping @MainActor (UIListContentConfiguration) -> UIColor,
    set change: @escaping @MainActor (inout UIListContentConfiguration, UIColor) -> Void
  ) -> [DecidingProperty] {
    color(key, of: UIListContentView.self, get: { get($0.list) }) { view, color in
      guard let color else { return nil }
      var list = view.list
      change(&list, color)
      return show(list, in: view)
    }
  }

  private typealias Background<View> = ReferenceWritableKeyPath<View, UIBackgroundConfiguration?>

  private static func background<View: UIView>(
    _ key: String, of type: View.Type, _ path: Background<View>, cornerRadius: CGFloat = 0
  ) -> [DecidingProperty] {
    backgroundColor("\(key).backgroundColor", path, \.backgroundColor)
      + backgroundColor("\(key).strokeColor", path, \.strokeColor)
      + [
        backgroundValue("\(key).cornerRadius", path, \.cornerRadius, default: cornerRadius),
        backgroundValue("\(key).strokeWidth", path, \.strokeWidth, default: 0),
        backgroundValue("\(key).backgroundInsets", path, \.backgroundInsets, default: .zero),
      ]
  }

  private static func backgroundColor<View: UIView>(
    _ key: String, _ path: Background<View>,
    _ part: WritableKeyPath<UIBackgroundConfiguration, UIColor?>
  ) -> [DecidingProperty] {
    color(key, of: View.self, get: { $0[keyPath: path]?[keyPath: part] }) { view, color in
      guard var background = view[keyPath: path] else { return nil }
      background[keyPath: part] = color
      return set(path, of: view, to: background)
    }
  }

  private static func backgroundValue<View: UIView, Value: DecidingValue>(
    _ key: String, _ path: Background<View>,
    _ part: WritableKeyPath<UIBackgroundConfiguration, Value>, default standard: Value
  ) -> DecidingProperty {
    DecidingProperty(key, of: View.self, standard: standard.decidingText) { view in
      let value = view[keyPath: path]?[keyPath: part] ?? standard
      return value == standard ? nil : value.decidingText
    } write: { view, text in
      guard var background = view[keyPath: path],
        let value = text.map({ Value(decidingText: $0) }) ?? standard
      else { return nil }
      background[keyPath: part] = value
      return set(path, of: view, to: background)
    }
  }
}

extension UIButton {
  /// The background of the configuration; nil without one.
  fileprivate var presentBackground: UIBackgroundConfiguration? {
    get { configuration?.background }
    set { if let newValue { configuration?.background = newValue } }
  }
}
