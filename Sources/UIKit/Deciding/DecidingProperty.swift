/// A property that decides how a view is laid out or drawn, as references store it.
///
/// A later run compares the texts, and sets an old one back to prove that its change moved other views.
@MainActor final class DecidingProperty {
  /// Sets what a view had before back, exactly.
  typealias Revert = () -> Void

  /// The name in references, such as `spacing`; mostly that of the property.
  let key: String
  let type: UIView.Type
  /// The value as text, of a view of the class; nil for the default.
  let read: @MainActor (UIView) -> String?
  /// Sets the value of a text, nil for the default, of a view of the class; returns nil if that is impossible.
  let write: @MainActor (UIView, String?) -> Revert?
  /// The text of the default; nil without one.
  let standard: String?

  /// A property with a text of its own.
  init<View: UIView>(
    _ key: String, of type: View.Type, standard: String? = nil,
    read: @escaping @MainActor (View) -> String?,
    write: @escaping @MainActor (View, String?) -> Revert? = { _, _ in nil }
  ) {
    self.key = key
    self.type = type
    self.standard = standard
    self.read = { view in read(unsafeDowncast(view, to: View.self)) }
    self.write = { view, text in write(unsafeDowncast(view, to: View.self), text) }
  }

  /// A property that is stored where it differs from its default.
  convenience init<View: UIView, Value: DecidingValue>(
    _ key: String, _ path: ReferenceWritableKeyPath<View, Value>, default standard: Value
  ) {
    self.init(key, of: View.self, default: standard) {
      $0[keyPath: path]
    } set: {
      $0[keyPath: path] = $1
    }
  }

  /// A property that is stored where it differs from its default, and reached by closures.
  ///
  /// Reading a key path takes longer than all else here, so the properties of every view and label have closures.
  convenience init<View: UIView, Value: DecidingValue>(
    _ key: String, of type: View.Type, default standard: Value,
    get: @escaping @MainActor (View) -> Value, set: @escaping @MainActor (View, Value) -> Void
  ) {
    self.init(key, of: type, standard: standard.decidingText) { view in
      let value = get(view)
      return value == standard ? nil : value.decidingText
    } write: { view, text in
      guard let value = text.map({ Value(decidingText: $0) }) ?? standard else { return nil }
      let present = get(view)
      set(view, value)
      return { set(view, present) }
    }
  }

  /// A property that is stored where it is not nil.
  convenience init<View: UIView, Value: DecidingValue>(
    _ key: String, _ path: ReferenceWritableKeyPath<View, Value?>
  ) {
    self.init(key, of: View.self) {
      $0[keyPath: path]?.decidingText
    } write: { view, text in
      let value = text.flatMap({ Value(decidingText: $0) })
      guard (value == nil) == (text == nil) else { return nil }
      return DecidingProperty.set(path, of: view, to: value)
    }
  }

  /// A property that is one of several cases, stored by name.
  convenience init<View: UIView, Value: RawRepresentable & Equatable>(
    _ key: String, choice path: ReferenceWritableKeyPath<View, Value>, default standard: Value
  ) where Value.RawValue == Int {
    self.init(key, choiceOf: View.self, default: standard) {
      $0[keyPath: path]
    } set: {
      $0[keyPath: path] = $1
    }
  }

  /// A property that is one of several cases, stored by name and reached by closures.
  convenience init<View: UIView, Value: RawRepresentable & Equatable>(
    _ key: String, choiceOf type: View.Type, default standard: Value,
    get: @escaping @MainActor (View) -> Value, set: @escaping @MainActor (View, Value) -> Void
  ) where Value.RawValue == Int {
    let names = CaseNames<Value>()
    self.init(key, of: type, standard: "\(standard)") { view in
      let value = get(view)
      return value == standard ? nil : names.name(of: value)
    } write: { view, text in
      guard let value = text.map({ Value(caseName: $0) }) ?? standard else { return nil }
      let present = get(view)
      set(view, value)
      return { set(view, present) }
    }
  }

  /// Sets a property and returns what sets it back.
  static func set<View: UIView, Value>(
    _ path: ReferenceWritableKeyPath<View, Value>, of view: View, to value: Value
  ) -> Revert {
    let present = view[keyPath: path]
    view[keyPath: path] = value
    return { view[keyPath: path] = present }
  }
}

extension DecidingProperty {
  private static let all =
    views + labels + images + stacks + controls + containers + contents + tints + backgrounds

  private static var byClass: [ObjectIdentifier: [DecidingProperty]] = [:]

  /// The properties of a view's class and its superclasses.
  static func properties(of view: UIView) -> [DecidingProperty] {
    let type = Swift.type(of: view)
    if let known = byClass[ObjectIdentifier(type)] { return known }
    let found = all.filter { type.isSubclass(of: $0.type) }
    byClass[ObjectIdentifier(type)] = found
    return found
  }

  /// The names of all properties with the texts of their defaults; nil without a default.
  static var standards: [(key: String, text: String?)] { all.map { ($0.key, $0.standard) } }
}

extension UIView {
  /// What decides the view's layout and drawing besides its frame, text and constraints; defaults are left out.
  package var decidingProperties: [String: String] {
    var texts: [String: String] = [:]
    for property in DecidingProperty.properties(of: self) {
      if let text = property.read(self) { texts[property.key] = text }
    }
    if let label = self as? UILabel {
      texts.merge(label.describedTextAttributes) { _, new in new }
    }
    if let collection = self as? UICollectionView {
      texts.merge(collection.layoutPartTexts) { _, new in new }
    }
    return texts
  }

  /// Sets a property to a stored value, nil for the default.
  ///
  /// - Returns: what sets the present value back; nil if the property cannot be set.
  package func setDecidingProperty(
    _ key: String, to text: String?
  ) -> (() -> Void)? {
    if let property = DecidingProperty.properties(of: self).last(where: { $0.key == key }) {
      return property.write(self, text)
    }
    return (self as? UICollectionView)?.setLayoutPart(key, to: text)
  }

  fileprivate static func isSubclass(of type: UIView.Type) -> Bool {
    sequence(first: self as AnyClass, next: { _getSuperclass($0) }).contains { $0 == type }
  }
}

/// The names of an enumeration's cases, which the standard library finds by a mirror each time.
@MainActor private final class CaseNames<Value: RawRepresentable> where Value.RawValue == Int {
  private var names: [Int: String] = [:]

  func name(of value: Value) -> String {
    if let known = names[value.rawValue] { return known }
    let name = "\(value)"
    names[value.rawValue] = name
    return name
  }
}
