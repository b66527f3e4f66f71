internal import InterfaceBuilder

/// What the package knows of one of UIKit's classes besides the class itself.
///
/// Interface Builder files, cell files and diagnostics read the same description. It is next to its class,
/// and ``all`` lists it. A view of a class without one is drawn as a box with its name.
@MainActor struct ViewDescription {
  /// The class; its `init(coder:)` makes the views of Interface Builder files.
  let type: UIView.Type
  /// What messages call a view of the class, such as “switch”.
  let noun: String
  /// Whether the view has an intrinsic size, such as texts, images and controls.
  let hasContentSize: Bool
  /// Whether Apple chose the height, and not the app: such a view is not too small to touch.
  let isSystemSized: Bool
  /// The properties that files set by name; those of superclasses are in their descriptions.
  let properties: [ViewProperty]
  /// The views within one that key paths of runtime attributes go through, such as `titleLabel`.
  let parts: [String: @MainActor (UIView) -> UIView?]

  private let decodeAttributes: @MainActor (IBView, UIView, NibBuilder) -> Void
  private let slots: [String: @MainActor (UIView, UIView) -> Void]

  /// Creates the description of a class.
  ///
  /// `base` adds what else is written of the views' elements, such as what every control has. `slots` take
  /// a view of the file that has a key, such as `backgroundView`. `decode` gives a view what its element
  /// says beyond what is said of every view.
  init<View: UIView>(
    _ type: View.Type, _ noun: String, inherits base: ViewDescription? = nil,
    hasContentSize: Bool = true, isSystemSized: Bool = false, properties: [ViewProperty] = [],
    parts: [String: @MainActor (View) -> UIView?] = [:],
    slots: [String: @MainActor (View, UIView) -> Void] = [:],
    decode: @escaping @MainActor (IBView, View, NibBuilder) -> Void = { _, _, _ in }
  ) {
    self.type = type
    self.noun = noun
    self.hasContentSize = hasContentSize
    self.isSystemSized = isSystemSized
    self.properties = properties
    self.parts = parts.mapValues { part in { ($0 as? View).flatMap { part($0) } } }
    self.slots = slots.mapValues { fill in
      { view, content in if let view = view as? View { fill(view, content) } }
    }
    decodeAttributes = { model, view, nib in
      base?.decode(model, into: view, by: nib)
      if let view = view as? View { decode(model, view, nib) }
    }
  }

  /// Gives a view what the file says of its kind; a custom class of another kind gets nothing.
  func decode(_ model: IBView, into view: UIView, by nib: NibBuilder) {
    decodeAttributes(model, view, nib)
  }

  /// Returns what puts a view of the file in its place by key; nil where the class has no such place.
  func slot(_ key: String) -> (@MainActor (UIView, UIView) -> Void)? { slots[key] }
}

extension ViewDescription {
  private static let byClassName = Dictionary(
    uniqueKeysWithValues: all.map { (String(describing: $0.type), $0) })
  private static let systemSized = Set(
    all.filter(\.isSystemSized).map { ObjectIdentifier($0.type) })

  /// Returns the description of what an element represents; nil for a class that does not exist here.
  static func of(_ model: IBView) -> ViewDescription? {
    model.uikitClass.flatMap { byClassName[$0] }
  }

  /// Whether Apple chose the height of views of a class; an app's subclass may choose its own.
  static func isSystemSized(_ type: UIView.Type) -> Bool {
    systemSized.contains(ObjectIdentifier(type))
  }

  /// Returns the view within one that a key leads to; nil if it leads to none.
  static func part(named key: String, of view: UIView) -> UIView? {
    all.lazy.compactMap { $0.parts[key]?(view) }.first
  }
}
