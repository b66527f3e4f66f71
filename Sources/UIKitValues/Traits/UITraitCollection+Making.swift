extension UITraitCollection {
  /// Creates a collection of the traits set by a closure.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(TraitStorage().changed(by: mutations))
  }

  /// Returns the collection with changes made by a closure.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(storage.changed(by: mutations))
  }

  /// Returns the collection with another value of a trait.
  public func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection {
    var storage = storage
    storage[trait] = value
    return UITraitCollection(storage)
  }

  /// Creates a collection by merging several; the last one takes precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var storage = TraitStorage()
    for collection in traitCollections.reversed() { storage.fill(from: collection.storage) }
    self.init(storage)
  }

  /// Creates a collection of a horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }
  /// Creates a collection of a vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }
  /// Creates a collection of a contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  /// Creates a collection of a level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }
  /// Creates a collection of a kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }
  /// Creates a collection of a legibility weight.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }
  /// Creates a collection of whether the screen measures pressure, which no picture shows; nothing is specified.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(TraitStorage())
  }
  /// Creates a collection of a display gamut.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { $0.displayGamut = displayGamut }
  }
  /// Creates a collection of an active appearance.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0.activeAppearance = activeAppearance }
  }

  /// Returns whether this collection has all traits that another one specifies.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return trait.filled(from: self) == self
  }

  /// Returns whether colours may differ between this collection and another one.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    let other = traitCollection ?? UITraitCollection()
    return Self.systemTraitsAffectingColorAppearance.contains { differs(from: other, in: $0) }
  }

  /// Returns whether a trait has another value in another collection.
  func differs(from other: UITraitCollection, in trait: UITrait) -> Bool {
    func differ<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
      CustomTraitValue(self[trait]) != CustomTraitValue(other[trait])
    }
    if trait is any SystemTrait.Type { return differ(trait) }
    let key = ObjectIdentifier(trait)
    return storage.custom[key] != other.storage.custom[key] && differ(trait)
  }

  /// The system's traits that colours depend on.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self, UITraitDisplayGamut.self, UITraitSystemVersion.self,
    ]
  }

  /// The system's traits that the choice of an image depends on.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitDisplayScale.self,
      UITraitDisplayGamut.self, UITraitLayoutDirection.self, UITraitUserInterfaceIdiom.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
    ]
  }
}

extension TraitStorage {
  fileprivate func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitStorage {
    var traits: any UIMutableTraits = MutableTraits(storage: self)
    mutations(&traits)
    return (traits as? MutableTraits)?.storage ?? self
  }
}
