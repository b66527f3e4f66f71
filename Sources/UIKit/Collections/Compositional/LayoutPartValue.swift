internal import Foundation
internal import NumberText

/// A value of a part of a compositional layout, such as the width of a group, as references store it.
@MainActor struct LayoutPartValue {
  /// The property's name, such as `contentInsets`.
  let name: String
  /// The value as text; nil for the default, and for parts of another class.
  let read: @MainActor (NSObject) -> String?
  /// Sets the value of a text, nil for the default; false if that is impossible.
  let write: @MainActor (NSObject, String?) -> Bool

  private init<Part: NSObject, Value: Equatable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Part, Value>, default standard: Value?,
    text: @escaping @MainActor (Value) -> String, value: @escaping @MainActor (String) -> Value?
  ) {
    self.name = name
    read = { object in
      guard let part = object as? Part else { return nil }
      let present = part[keyPath: path]
      return present == standard ? nil : text(present)
    }
    write = { object, stored in
      guard let part = object as? Part, let value = stored.map({ value($0) }) ?? standard
      else { return false }
      part[keyPath: path] = value
      return true
    }
  }

  private init<Part: NSObject, Value: DecidingValue>(
    _ name: String, _ path: ReferenceWritableKeyPath<Part, Value>, default standard: Value?
  ) {
    self.init(name, path, default: standard) {
      $0.decidingText
    } value: {
      Value(decidingText: $0)
    }
  }

  private init<Part: NSObject, Value: RawRepresentable & Equatable>(
    _ name: String, choice path: ReferenceWritableKeyPath<Part, Value>, default standard: Value
  ) where Value.RawValue == Int {
    self.init(name, path, default: standard) {
      "\($0)"
    } value: {
      Value(caseName: $0)
    }
  }

  static let all = configurations + sections + items + supplementaries

  private static let configurations = [
    LayoutPartValue(
      "scrollDirection", choice: \UICollectionViewCompositionalLayoutConfiguration.scrollDirection,
      default: .vertical),
    LayoutPartValue(
      "interSectionSpacing",
      \UICollectionViewCompositionalLayoutConfiguration.interSectionSpacing, default: 0),
    LayoutPartValue(
      "contentInsetsReference",
      choice: \UICollectionViewCompositionalLayoutConfiguration.contentInsetsReference,
      default: .safeArea),
  ]

  private static let sections =
    [
      LayoutPartValue("contentInsets", \NSCollectionLayoutSection.contentInsets, default: .zero),
      LayoutPartValue(
        "interGroupSpacing", \NSCollectionLayoutSection.interGroupSpacing, default: 0),
      LayoutPartValue(
        "orthogonalScrollingBehavior",
        choice: \NSCollectionLayoutSection.orthogonalScrollingBehavior, default: .none),
      LayoutPartValue(
        "contentInsetsReference", choice: \NSCollectionLayoutSection.contentInsetsReference,
        default: .automatic),
      LayoutPartValue(
        "supplementaryContentInsetsReference",
        choice: \NSCollectionLayoutSection.supplementaryContentInsetsReference,
        default: .automatic),
    ]
    + UICollectionLayoutListConfiguration.values.map { value in
      LayoutPartValue(list: value)
    }

  /// A value of a list's configuration.
  ///
  /// It is set before the list's section is made again, so that nothing remains to do.
  private init(list value: UICollectionLayoutListConfiguration.DecidingText) {
    name = "list.\(value.name)"
    read = { object in (object as? NSCollectionLayoutSection)?.list.flatMap(value.read) }
    write = { object, _ in (object as? NSCollectionLayoutSection)?.list != nil }
  }

  private static let items = [
    LayoutPartValue(
      "layoutSize.widthDimension", \NSCollectionLayoutItem.widthText, default: nil),
    LayoutPartValue(
      "layoutSize.heightDimension", \NSCollectionLayoutItem.heightText, default: nil),
    LayoutPartValue("contentInsets", \NSCollectionLayoutItem.contentInsets, default: .zero),
    LayoutPartValue("edgeSpacing", \NSCollectionLayoutItem.edgeSpacingText, default: "none"),
    LayoutPartValue("count", \NSCollectionLayoutGroup.countText, default: ""),
    LayoutPartValue("interItemSpacing", \NSCollectionLayoutGroup.spacingText, default: "none"),
  ]

  private static let supplementaries = [
    LayoutPartValue(
      "containerAnchor", \NSCollectionLayoutSupplementaryItem.containerAnchorText, default: nil),
    LayoutPartValue(
      "itemAnchor", \NSCollectionLayoutSupplementaryItem.itemAnchorText, default: "none"),
    LayoutPartValue("zIndex", \NSCollectionLayoutSupplementaryItem.zIndex, default: 0),
    LayoutPartValue("zIndex", \NSCollectionLayoutDecorationItem.zIndex, default: 0),
    LayoutPartValue(
      "alignment", choice: \NSCollectionLayoutBoundarySupplementaryItem.edge, default: .none),
    LayoutPartValue(
      "absoluteOffset", \NSCollectionLayoutBoundarySupplementaryItem.distance, default: .zero),
    LayoutPartValue(
      "extendsBoundary", \NSCollectionLayoutBoundarySupplementaryItem.extendsBoundary,
      default: true),
    LayoutPartValue(
      "pinToVisibleBounds", \NSCollectionLayoutBoundarySupplementaryItem.pinToVisibleBounds,
      default: false),
  ]
}
