internal import Foundation

/// A part of a compositional layout: the configuration, a section, or what is in one.
@MainActor struct LayoutPart {
  /// Where it is, such as `layout.section[1].group.subitems[0]`, which is also the name of its kind in references.
  let path: String
  let object: NSObject

  /// The part and all in it, the outer ones first.
  var all: [LayoutPart] { [self] + inner.flatMap(\.all) }

  private var inner: [LayoutPart] {
    switch object {
    case let section as NSCollectionLayoutSection:
      // A list's own group is what the list makes of its configuration.
      (section.list == nil ? [LayoutPart(path: "\(path).group", object: section.group)] : [])
        + parts("boundarySupplementaryItems", section.boundarySupplementaryItems)
        + parts("decorationItems", section.decorationItems)
    case let group as NSCollectionLayoutGroup:
      parts("subitems", group.subitems) + parts("supplementaryItems", group.supplementaryItems)
    case let item as NSCollectionLayoutItem: parts("supplementaryItems", item.supplementaryItems)
    case let configuration as UICollectionViewCompositionalLayoutConfiguration:
      parts("boundarySupplementaryItems", configuration.boundarySupplementaryItems)
    default: []
    }
  }

  private func parts(_ name: String, _ objects: [NSObject]) -> [LayoutPart] {
    objects.enumerated().map { LayoutPart(path: "\(path).\(name)[\($0)]", object: $1) }
  }

  /// What the part is; nil for the configuration, which is always there.
  private var kind: String? {
    switch object {
    case let section as NSCollectionLayoutSection: section.list == nil ? "group" : "list"
    case let group as NSCollectionLayoutGroup: group.directionText
    case let item as NSCollectionLayoutSupplementaryItem: item.elementKind
    case let item as NSCollectionLayoutDecorationItem: item.elementKind
    case is NSCollectionLayoutItem: "item"
    default: nil
    }
  }

  /// The values of the part as texts by their names in references.
  var texts: [String: String] {
    var texts: [String: String] = [:]
    texts[path] = kind
    for value in LayoutPartValue.all {
      if let text = value.read(object) { texts["\(path).\(value.name)"] = text }
    }
    return texts
  }

  /// Sets a value of the part; false if that is impossible.
  func set(_ key: String, to text: String?) -> Bool {
    if key == path {
      return (object as? NSCollectionLayoutGroup)?.setDirection(text) ?? false
    }
    return setBoundaryItem(key, to: text)
      || LayoutPartValue.all.contains {
        "\(path).\($0.name)" == key && $0.write(object, text)
      }
  }

  /// Adds a header or footer of a kind behind the others, or takes one out.
  private func setBoundaryItem(_ key: String, to kind: String?) -> Bool {
    let start = "\(path).boundarySupplementaryItems["
    guard let section = object as? NSCollectionLayoutSection, key.hasPrefix(start),
      let place = Int(key.dropFirst(start.count).dropLast())
    else { return false }
    if let kind {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(0))
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: kind, alignment: .none))
    } else if section.boundarySupplementaryItems.indices.contains(place) {
      section.boundarySupplementaryItems.remove(at: place)
    }
    return true
  }
}

extension NSCollectionLayoutGroup {
  fileprivate var directionText: String {
    switch arrangement {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    case .custom: "custom"
    }
  }

  fileprivate func setDirection(_ text: String?) -> Bool {
    switch text {
    case "horizontal": arrangement = .horizontal
    case "vertical": arrangement = .vertical
    default: return false
    }
    return true
  }
}

/// What is undone in a compositional layout while causes are proven, by the names of references.
///
/// Sections are often made anew for each layout, so that each of them is changed after it was made.
@MainActor struct LayoutPartEdits {
  private var edits: [(key: String, text: String?)] = []
  var isEmpty: Bool { edits.isEmpty }

  mutating func add(_ key: String, _ text: String?) { edits.append((key, text)) }

  /// Returns a copy of a section with its values undone.
  func applied(
    to section: NSCollectionLayoutSection, path: String,
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let own = edits.filter { $0.key == path || $0.key.hasPrefix("\(path).") }
    guard !own.isEmpty else { return section }
    var copy = section.deepCopy
    if let list = copy.list {
      var changed = list
      for edit in own { changed.set(edit.key.dropFirst(path.count), to: edit.text) }
      copy = copy.asList(changed, instead: list, in: environment)
    }
    apply(own, to: LayoutPart(path: path, object: copy))
    return copy
  }

  /// Each value may be of a part that an edit before it added.
  private func apply(_ edits: [(key: String, text: String?)], to root: LayoutPart) {
    for edit in edits { _ = root.all.contains { $0.set(edit.key, to: edit.text) } }
  }

  /// Returns a copy of a configuration with its values undone.
  func applied(
    to configuration: UICollectionViewCompositionalLayoutConfiguration
  ) -> UICollectionViewCompositionalLayoutConfiguration {
    guard let copy = configuration.copy() as? UICollectionViewCompositionalLayoutConfiguration
    else { return configuration }
    copy.boundarySupplementaryItems = copy.boundarySupplementaryItems.map { $0.typedCopy }
    apply(
      edits,
      to: LayoutPart(path: UICollectionViewCompositionalLayout.configurationPath, object: copy))
    return copy
  }
}

extension NSCollectionLayoutSection {
  /// A copy that shares no part with the section.
  fileprivate var deepCopy: NSCollectionLayoutSection {
    let copy = typedCopy
    copy.group = group.deepGroup
    copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.typedCopy }
    copy.decorationItems = decorationItems.map { $0.typedCopy }
    return copy
  }

  /// The section as a list with another configuration; what the app changed of the list's section stays.
  fileprivate func asList(
    _ list: UICollectionLayoutListConfiguration,
    instead former: UICollectionLayoutListConfiguration,
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let before = NSCollectionLayoutSection.list(using: former, layoutEnvironment: environment)
    let after = NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
    let copy = typedCopy
    copy.list = list
    if contentInsets == before.contentInsets { copy.contentInsets = after.contentInsets }
    if boundarySupplementaryItems.count == before.boundarySupplementaryItems.count {
      copy.boundarySupplementaryItems = after.boundarySupplementaryItems
    }
    return copy
  }
}

extension NSCollectionLayoutItem {
  fileprivate var deepCopy: NSCollectionLayoutItem {
    let copy = typedCopy
    copy.supplementaryItems = supplementaryItems.map { $0.typedCopy }
    if let group = copy as? NSCollectionLayoutGroup {
      group.subitems = group.subitems.map(\.deepCopy)
    }
    return copy
  }
}

extension NSCollectionLayoutGroup {
  fileprivate var deepGroup: NSCollectionLayoutGroup {
    deepCopy as? NSCollectionLayoutGroup ?? self
  }
}

extension NSObject {
  /// A copy of the same class; the object itself if it has no copy of it.
  @MainActor fileprivate var typedCopy: Self { copy() as? Self ?? self }
}
