extension IBElement {
  /// Applies the variations for a pair of size classes, here and in all children.
  ///
  /// 1. `default` first, then from the least to the most specific, in the file's order.
  /// 2. A variation's attributes replace those of the element.
  /// 3. A variation's children replace the element's child of the same name and key.
  /// 4. A mask determines which of the element's constraints or subviews are installed.
  mutating func resolveVariations(for sizeClasses: IBSizeClasses) {
    for index in children.indices { children[index].resolveVariations(for: sizeClasses) }
    let variations = children(named: "variation")
    guard !variations.isEmpty else { return }
    var overrides = Overrides()
    for specificity in 0...2 {
      for variation in variations
      where sizeClasses.specificity(of: variation.key ?? "") == specificity {
        overrides.add(variation)
      }
    }
    apply(overrides)
  }

  private mutating func apply(_ overrides: Overrides) {
    attributes.merge(overrides.attributes) { $1 }
    var replacements = overrides.replacements
    for index in children.indices {
      let role = Overrides.Role(children[index])
      if let position = overrides.positions[role], let child = replacements[position] {
        children[index] = child
        replacements[position] = nil
      }
      if let isInstalled = overrides.isInstalled[children[index].name] {
        children[index].install(isInstalled)
      }
    }
    children += replacements.compactMap(\.self)
  }

  private mutating func install(_ isInstalled: [String: Bool]) {
    for index in children.indices {
      guard let id = children[index].id, let state = isInstalled[id] else { continue }
      children[index].isInstalled = state
    }
  }
}

/// All changes of an element's matching variations, collected before any is applied, so that the time is linear in the
/// file's size, not quadratic.
private struct Overrides {
  struct Role: Hashable {
    let name: String
    let key: String?

    init(_ element: IBElement) {
      name = element.name
      key = element.key
    }
  }

  private(set) var attributes: [String: String] = [:]
  private(set) var replacements: [IBElement?] = []
  private(set) var positions: [Role: Int] = [:]
  /// Whether a child is installed, by the name of its list and its identifier.
  private(set) var isInstalled: [String: [String: Bool]] = [:]

  mutating func add(_ variation: IBElement) {
    attributes.merge(variation.attributes.filter { $0.key != "key" }) { $1 }
    for child in variation.children {
      child.name == "mask" ? add(mask: child) : add(replacement: child)
    }
  }

  private mutating func add(replacement: IBElement) {
    if let position = positions[Role(replacement)] {
      replacements[position] = replacement
    } else {
      positions[Role(replacement)] = replacements.count
      replacements.append(replacement)
    }
  }

  private mutating func add(mask: IBElement) {
    guard let list = mask.key else { return }
    for change in mask.children {
      guard ["include", "exclude"].contains(change.name), let id = change["reference"] else {
        continue
      }
      isInstalled[list, default: [:]][id] = change.name == "include"
    }
  }
}
