internal import Foundation

/// A property of a class that a runtime attribute sets by its name.
@MainActor struct RuntimeProperty {
  /// The key path in files, which is the name in Objective-C.
  let name: String
  /// Sets the property; nil if the view has none of it, false if the value's type does not fit.
  let set: @MainActor (UIView, NibRuntimeValue) -> Bool?

  /// A property that takes a value as it is; numbers are kept within a range.
  init<View: UIView, Value>(
    _ name: String, _ property: ReferenceWritableKeyPath<View, Value>,
    in range: ClosedRange<Double>? = nil
  ) {
    self.name = name
    set = { view, value in
      guard let view = view as? View else { return nil }
      guard let value = value.limited(to: range).value(as: Value.self) else { return false }
      view[keyPath: property] = value
      return true
    }
  }

  /// A property whose value is the case of a number.
  init<View: UIView, Value: RawRepresentable>(
    _ name: String, choice property: ReferenceWritableKeyPath<View, Value>
  ) where Value.RawValue == Int {
    self.name = name
    set = { view, value in
      guard let view = view as? View else { return nil }
      guard let number = value.integer, let value = Value(rawValue: number) else { return false }
      view[keyPath: property] = value
      return true
    }
  }
}

extension [RuntimeProperty] {
  /// Sets the first property that the view has; nil if it has none, false if the value's type does not
  /// fit.
  @MainActor func set(_ value: NibRuntimeValue, of view: UIView) -> Bool? {
    for property in self {
      if let result = property.set(view, value) { return result }
    }
    return nil
  }
}

extension NibRuntimeValue {
  fileprivate func limited(to range: ClosedRange<Double>?) -> NibRuntimeValue {
    guard let range, case .number(let number) = self else { return self }
    return .number(min(max(number, range.lowerBound), range.upperBound))
  }
}
