extension UIView: TraitObserving {
  /// The traits; found once for each view while those of the views around it stay the same.
  var effectiveTraits: UITraitCollection {
    guard let superview = storedSuperview, !isRootOfController else { return computedTraits }
    if let settledTraits { return settledTraits }
    let traits = computedTraits
    // An app's view may override its traits for the views inside.
    if superview.hasSettledTraits { settledTraits = traits }
    return traits
  }

  /// Whether the traits can only change when something is set that notifies the views inside.
  private var hasSettledTraits: Bool {
    storedSuperview == nil || isRootOfController
      ? traitCache.map { $0.base == nil } ?? false : settledTraits != nil
  }

  /// Finds the traits of the view and the views inside again.
  func forgetTraits() {
    settledTraits = nil
    for view in storedSubviews where view.settledTraits != nil { view.forgetTraits() }
  }

  private var computedTraits: UITraitCollection {
    guard hasOwnTraits else { return inheritedTraits }
    if let traitCache, traitCache.base == nil { return traitCache.result }
    let inherited = inheritedTraits
    if let traitCache, traitCache.base === inherited { return traitCache.result }
    var storage = ownTraits
    // A root whose host sets all traits inherits none, whatever the current ones.
    let isComplete = storage.isComplete && storedSuperview == nil
    if !isComplete { storage.fill(from: inherited.storage) }
    limitContentSizeCategory(of: &storage)
    let result = UITraitCollection(storage)
    traitCache = (isComplete ? nil : inherited, result)
    return result
  }

  private var ownTraits: TraitStorage {
    var storage = traitOverrides.storage
    if storage.userInterfaceStyle == .unspecified {
      storage.userInterfaceStyle = overrideUserInterfaceStyle
    }
    guard let overrideTraits else { return storage }
    // A host around the root of a controller sets what the controller and those around it leave.
    var controller = isRootOfController ? viewController : nil
    while let present = controller {
      storage.fill(from: present.ownTraits)
      controller = present.storedParent
    }
    storage.fill(from: overrideTraits.storage)
    return storage
  }

  private func limitContentSizeCategory(of storage: inout TraitStorage) {
    let category = storage.preferredContentSizeCategory
    let atLeast = minimumContentSizeCategory.map { max(category, $0) } ?? category
    storage.preferredContentSizeCategory =
      maximumContentSizeCategory.map { min(atLeast, $0) } ?? atLeast
  }

  private var inheritedTraits: UITraitCollection {
    if isRootOfController, let viewController { return viewController.traitCollection }
    return storedSuperview?.traitCollection ?? .current
  }

  private var hasTraitOverrides: Bool {
    overrideTraits != nil || !traitOverrides.isEmpty || overrideUserInterfaceStyle != .unspecified
      || minimumContentSizeCategory != nil || maximumContentSizeCategory != nil
  }

  /// Notifies layout that the traits of the view and its descendants may have changed.
  func traitOverridesDidChange() {
    hasOwnTraits = hasTraitOverrides
    traitCache = nil
    forgetTraits()
    invalidateEngine()
  }

  var layoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Returns the direction of a semantic content attribute in left-to-right interfaces.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    let current = UITraitCollection.current.layoutDirection
    return userInterfaceLayoutDirection(
      for: attribute, relativeTo: current == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Returns the direction of a semantic content attribute in an interface with a direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .unspecified: layoutDirection
    }
  }

  /// Notifies the view and its descendants of environment changes since the last layout.
  func updateEnvironment() {
    viewController?.updateEnvironment()
    let traits = traitCollection
    if !traitObservation.hasSeen(traits) {
      call(.traitCollectionDidChange, else: ()) {
        traitObservation.update(to: traits) { previous in
          traitCollectionDidChange(previous)
          setNeedsLayout()
        }
      }
    }
    takeAppearance()
    noticeTintColor()
    for view in storedSubviews { view.updateEnvironment() }
  }
}
