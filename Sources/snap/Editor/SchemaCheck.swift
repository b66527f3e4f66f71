import InterfaceBuilder

/// Compares the values of a text with a schema.
struct SchemaCheck {
  let schema: CellFileSchema
  let outline: JSONOutline

  func problems(of value: JSONOutline.Value, _ unresolved: JSONSchema) -> [SchemaProblem] {
    let rule = schema.resolved(unresolved)
    if rule.oneOf != nil { return problems(of: value, among: schema.alternatives(of: rule)) }
    if let problem = typeProblem(of: value, [rule]) { return [problem] }
    var found = scalarProblems(of: value, rule)
    switch value.kind {
    case .object: found += memberProblems(of: value, rule)
    case .list: found += elementProblems(of: value, rule)
    case .text, .word: break
    }
    return found
  }

  /// Those of the alternative that the value seems to be.
  private func problems(
    of value: JSONOutline.Value, among rules: [JSONSchema]
  ) -> [SchemaProblem] {
    let fitting = rules.filter { typeProblem(of: value, [$0]) == nil }
    guard let first = fitting.first else {
      return [typeProblem(of: value, rules)].compactMap(\.self)
    }
    let all = fitting.map { problems(of: value, $0) }
    return all.contains(where: \.isEmpty) ? [] : all.first ?? problems(of: value, first)
  }

  private func typeProblem(
    of value: JSONOutline.Value, _ rules: [JSONSchema]
  ) -> SchemaProblem? {
    let expected = rules.map { $0.type ?? ($0.choices == nil ? nil : "string") }
    let isFitting = expected.contains { type in type.map { value.isOf(type: $0) } ?? true }
    return isFitting
      ? nil
      : SchemaProblem(range: value.range, kind: .wrongType(expected: expected.compactMap(\.self)))
  }

  private func scalarProblems(
    of value: JSONOutline.Value, _ rule: JSONSchema
  ) -> [SchemaProblem] {
    var kinds: [SchemaProblem.Kind] = []
    if let choices = rule.choices, value.kind == .text, !choices.contains(value.text) {
      kinds.append(.notAmong(choices, found: value.text))
    }
    if let pattern = rule.pattern, value.kind == .text,
      !CellFileSchema.matches(value.text, pattern)
    {
      kinds.append(.wrongForm(pattern: pattern))
    }
    if let number = value.number,
      number < rule.minimum ?? -.infinity || number > rule.maximum ?? .infinity
    {
      kinds.append(.outOfRange(least: rule.minimum, greatest: rule.maximum))
    }
    return kinds.map { SchemaProblem(range: value.range, kind: $0) }
  }

  private func memberProblems(
    of value: JSONOutline.Value, _ rule: JSONSchema
  ) -> [SchemaProblem] {
    var found: [SchemaProblem] = []
    var names: Set<String> = []
    for member in value.children.map({ outline.values[$0] }) {
      guard let key = member.key else { continue }
      if !names.insert(key.name).inserted {
        found.append(SchemaProblem(range: key.range, kind: .repeatedKey(key.name)))
      } else if let problem = keyProblem(key, rule) {
        found.append(problem)
      } else if let inner = CellFileSchema.member(key.name, of: rule) {
        found += problems(of: member, inner)
      }
    }
    let start = value.range.lowerBound..<min(value.range.lowerBound + 1, value.range.upperBound)
    for key in rule.required ?? [] where !names.contains(key) {
      found.append(SchemaProblem(range: start, kind: .missingKey(key)))
    }
    for excluded in rule.not?.anyOf ?? [] {
      guard let keys = excluded.required, keys.count == 2, names.isSuperset(of: keys) else {
        continue
      }
      let key = outline.member(keys[1], of: value)?.key
      found.append(
        SchemaProblem(range: key?.range ?? start, kind: .excludedKeys(keys[0], keys[1])))
    }
    return found
  }

  private func keyProblem(_ key: JSONOutline.Key, _ rule: JSONSchema) -> SchemaProblem? {
    if let choices = rule.propertyNames.map(schema.resolved)?.choices, !choices.contains(key.name) {
      return SchemaProblem(range: key.range, kind: .unknownKey(key.name, known: choices))
    }
    guard case .allowed(false)? = rule.additionalProperties,
      CellFileSchema.member(key.name, of: rule) == nil
    else { return nil }
    let known = (rule.properties ?? [:]).keys.filter { !$0.hasPrefix("$") }.sorted()
    return SchemaProblem(range: key.range, kind: .unknownKey(key.name, known: known))
  }

  private func elementProblems(
    of value: JSONOutline.Value, _ rule: JSONSchema
  ) -> [SchemaProblem] {
    var found: [SchemaProblem] = []
    let count = value.children.count
    if count < rule.minItems ?? 0 || count > rule.maxItems ?? .max {
      found.append(
        SchemaProblem(
          range: value.range, kind: .wrongCount(least: rule.minItems, greatest: rule.maxItems)))
    }
    guard let items = rule.items else { return found }
    return found + value.children.flatMap { problems(of: outline.values[$0], items) }
  }
}

extension JSONOutline.Value {
  /// The number that a word is, as JSON5 has them.
  fileprivate var number: Double? {
    guard kind == .word else { return nil }
    if text.lowercased().hasPrefix("0x") {
      return UInt64(text.dropFirst(2), radix: 16).map { Double($0) }
    }
    let digits = text.hasPrefix("+") ? text.dropFirst() : text[...]
    return Double(digits)
  }

  fileprivate func isOf(type: String) -> Bool {
    switch type {
    case "object": kind == .object
    case "array": kind == .list
    case "string": kind == .text
    case "boolean": kind == .word && ["true", "false"].contains(text)
    case "integer": number.map { $0 == $0.rounded() } ?? false
    default: number != nil
    }
  }
}
