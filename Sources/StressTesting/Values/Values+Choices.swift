extension Values {
  /// Values of an enumeration or of any list, the simplest first.
  ///
  /// - Parameters:
  ///   - name: the input's name.
  ///   - values: at least one value.
  /// - Returns: the values.
  public static func choices(_ name: String, _ values: [Value]) -> Values where Value: Sendable {
    let samples = values.enumerated().map { index, value in
      StressValue.choice(index, name: choiceName(value))
    }
    return Values(name: name, domain: ValueDomain(listed: samples)) { value in
      guard case .choice(let index, _) = value, values.indices.contains(index) else { return nil }
      return values[index]
    }
  }

  /// All cases of an enumeration, the first of which is the simplest.
  public static func cases(_ name: String) -> Values
  where Value: CaseIterable & Sendable {
    choices(name, Array(Value.allCases))
  }

  /// False, which is simpler, and true.
  public static func flags(_ name: String) -> Values where Value == Bool {
    choices(name, [false, true])
  }

  private static func choiceName(_ value: Value) -> String {
    if let text = value as? String { return text.swiftLiteral }
    let isCase = Mirror(reflecting: value).displayStyle == .enum
    return isCase ? ".\(value)" : "\(value)"
  }
}
