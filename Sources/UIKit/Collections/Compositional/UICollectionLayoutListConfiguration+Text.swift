internal import Foundation

extension UICollectionLayoutListConfiguration {
  /// A value of the configuration, as references store it.
  @MainActor struct DecidingText {
    let name: String
    /// The value as text; nil for the default.
    let read: @MainActor (UICollectionLayoutListConfiguration) -> String?
    /// Sets the value of a text; nil is the default.
    let write: @MainActor (inout UICollectionLayoutListConfiguration, String?) -> Void
  }

  static let values = [
    DecidingText(name: "appearance") {
      "\($0.appearance)"
    } write: {
      if let value = $1.flatMap({ Appearance(caseName: $0) }) { $0.appearance = value }
    },
    DecidingText(name: "showsSeparators") {
      $0.showsSeparators ? nil : "false"
    } write: {
      $0.showsSeparators = $1 != "false"
    },
    DecidingText(name: "headerMode") {
      $0.headerMode == .none ? nil : "\($0.headerMode)"
    } write: {
      $0.headerMode = $1.flatMap { HeaderMode(caseName: $0) } ?? .none
    },
    DecidingText(name: "footerMode") {
      $0.footerMode == .none ? nil : "\($0.footerMode)"
    } write: {
      $0.footerMode = $1.flatMap { FooterMode(caseName: $0) } ?? .none
    },
    DecidingText(name: "headerTopPadding") {
      $0.headerTopPadding?.decidingText
    } write: {
      $0.headerTopPadding = $1.flatMap { CGFloat(decidingText: $0) }
    },
    separatorInsets("topSeparatorInsets", \.topSeparatorInsets),
    separatorInsets("bottomSeparatorInsets", \.bottomSeparatorInsets),
    visibility("topSeparatorVisibility", \.topSeparatorVisibility),
    visibility("bottomSeparatorVisibility", \.bottomSeparatorVisibility),
  ]

  private static func separatorInsets(
    _ name: String, _ path: WritableKeyPath<UIListSeparatorConfiguration, NSDirectionalEdgeInsets>
  ) -> DecidingText {
    DecidingText(name: "separatorConfiguration.\(name)") {
      let insets = $0.separatorConfiguration[keyPath: path]
      return insets == UIListSeparatorConfiguration.automaticInsets ? nil : insets.decidingText
    } write: {
      $0.separatorConfiguration[keyPath: path] =
        $1.flatMap { NSDirectionalEdgeInsets(decidingText: $0) }
        ?? UIListSeparatorConfiguration.automaticInsets
    }
  }

  private static func visibility(
    _ name: String,
    _ path: WritableKeyPath<UIListSeparatorConfiguration, UIListSeparatorConfiguration.Visibility>
  ) -> DecidingText {
    DecidingText(name: "separatorConfiguration.\(name)") {
      let value = $0.separatorConfiguration[keyPath: path]
      return value == .automatic ? nil : "\(value)"
    } write: {
      $0.separatorConfiguration[keyPath: path] =
        $1.flatMap { UIListSeparatorConfiguration.Visibility(caseName: $0) } ?? .automatic
    }
  }

  /// Sets the value behind a section's path, such as `.list.headerMode`; others are not the list's.
  mutating func set(_ key: Substring, to text: String?) {
    guard let value = Self.values.first(where: { ".list.\($0.name)" == key }) else { return }
    value.write(&self, text)
  }
}
