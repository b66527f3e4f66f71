/// A property of a class that files set by its name.
///
/// User-defined runtime attributes of Interface Builder files set those of UIKit by their key paths, cell
/// files those that have a ``form``.
@MainActor package struct ViewProperty {
  /// How cell files write a value.
  package enum Form: Equatable {
    case text, flag, image, color
    /// A number of a range.
    case number(ClosedRange<Double>)
    /// A whole number of a range.
    case integer(ClosedRange<Int>)
  }

  /// The key in files; for runtime attributes the key path in Objective-C.
  let name: String
  /// How cell files write the value; nil if they cannot set it.
  let form: Form?
  let isRuntimeAttribute: Bool
  /// Sets the property; nil if the view does not have it, false if the value's type does not match.
  let set: @MainActor (UIView, ViewValue) -> Bool?

  /// A property that runtime attributes set, and cell files if it has a form.
  ///
  /// It takes a value as it is; numbers are kept within a range.
  init<View: UIView, Value>(
    _ name: String, _ property: ReferenceWritableKeyPath<View, Value>,
    in range: ClosedRange<Double>? = nil, content form: Form? = nil
  ) {
    self.name = name
    self.form = form
    isRuntimeAttribute = true
    set = { view, value in
      guard let view = view as? View else { return nil }
      guard let value = value.limited(to: range).value(as: Value.self) else { return false }
      view[keyPath: property] = value
      return true
    }
  }

  /// A property that runtime attributes set by the number of its case.
  init<View: UIView, Value: RawRepresentable>(
    _ name: String, choice property: ReferenceWritableKeyPath<View, Value>
  ) where Value.RawValue == Int {
    self.name = name
    form = nil
    isRuntimeAttribute = true
    set = { view, value in
      guard let view = view as? View else { return nil }
      guard let number = value.integer, let value = Value(rawValue: number) else { return false }
      view[keyPath: property] = value
      return true
    }
  }

  /// Something that cell files alone set, under a name of theirs.
  init<View: UIView, Value>(
    content name: String, _ form: Form, set: @escaping @MainActor (View, Value) -> Void
  ) {
    self.name = name
    self.form = form
    isRuntimeAttribute = false
    self.set = { view, value in
      guard let view = view as? View else { return nil }
      guard let value = value.value(as: Value.self) else { return false }
      set(view, value)
      return true
    }
  }
}

extension [ViewProperty] {
  /// Sets the first property that the view has; nil if it has none, false if the value's type does not match.
  @MainActor func set(_ value: ViewValue, of view: UIView) -> Bool? {
    for property in self {
      if let result = property.set(view, value) { return result }
    }
    return nil
  }
}

extension ViewValue {
  fileprivate func limited(to range: ClosedRange<Double>?) -> ViewValue {
    guard let range, case .number(let number) = self else { return self }
    return .number(min(max(number, range.lowerBound), range.upperBound))
  }
}
