/// The values that an input of a cell may have, with an order of simplicity by which failures are made small.
///
/// ```swift
/// assertLayout(
///   over: .texts("title"), .optional(.texts("subtitle")),
///   in: StressSpace(widths: 320...430)
/// ) { title, subtitle in BasicCell(title: title, subtitle: subtitle) }
/// ```
public struct Values<Value>: Sendable {
  /// The input's name in messages and in the code of a fixture.
  public let name: String
  package let domain: ValueDomain
  /// The type of the values in code; of values made from others, the type of those.
  let type: String
  /// Returns the value for the cell; nil for a value of another domain.
  let make: @MainActor @Sendable (StressValue) -> Value?

  init(
    name: String, type: String = "\(Value.self)", domain: ValueDomain,
    make: @escaping @MainActor @Sendable (StressValue) -> Value?
  ) {
    self.name = name
    self.type = type
    self.domain = domain
    self.make = make
  }

  /// Returns the values as another type, such as pictures made from sizes.
  ///
  /// - Parameter transform: makes the value for the cell; messages show the original.
  /// - Returns: as many values.
  public func map<Other>(
    _ transform: @escaping @MainActor @Sendable (Value) -> Other
  ) -> Values<Other> {
    let make = make
    return Values<Other>(name: name, type: type, domain: domain) { make($0).map(transform) }
  }

  /// Nil, which is the simplest, and the values of another input.
  public static func optional<Wrapped>(_ values: Values<Wrapped>) -> Values<Wrapped?>
  where Value == Wrapped? {
    let inner = values.domain
    let domain = ValueDomain([.none] + inner.samples, alternatives: inner.alternatives) { value in
      value == .none ? [] : [.none] + inner.simpler(value)
    }
    return Values<Wrapped?>(name: values.name, type: "\(values.type)?", domain: domain) { value in
      if value == .none { return .some(nil) }
      return values.make(value).map { .some($0) }
    }
  }
}
