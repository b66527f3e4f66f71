import Fixtures

/// Made-up values of types, as code.
struct SampleValues {
  private let types: DeclaredTypes

  /// - Parameter types: the types of the app, whose members make values of them.
  init(_ types: DeclaredTypes) { self.types = types }

  /// How far values may be inside of others.
  private static let depth = 4

  /// Returns a value of a type, in which nothing depends on the day or the place.
  ///
  /// - Parameters:
  ///   - type: the words and signs of the type.
  ///   - name: what has the value, which decides texts.
  ///   - owner: the type in which it is declared, whose own types need no other name.
  /// - Returns: the value; nil for a type of which nothing is known.
  func value(of type: [String], named name: String, in owner: String) -> String? {
    value(of: type[...], named: name, in: owner, depth: Self.depth)
  }

  /// Returns the arguments of a call; nil if a value is not known.
  func list(of parameters: [Parameter], in owner: String) -> [CellArgument]? {
    list(of: parameters, in: owner, depth: Self.depth)
  }

  private func list(
    of parameters: [Parameter], in owner: String, depth: Int
  ) -> [CellArgument]? {
    var arguments: [CellArgument] = []
    for parameter in parameters {
      // A default is the app's own value.
      if parameter.hasDefault, parameter.type.first != "String" { continue }
      let value = value(
        of: parameter.type[...], named: parameter.name, in: owner, depth: depth)
      guard let value else { return nil }
      arguments.append(CellArgument(label: parameter.label, value: value))
    }
    return arguments
  }

  private func arguments(_ parameters: [Parameter], in owner: String, depth: Int) -> String? {
    list(of: parameters, in: owner, depth: depth).map { "(\($0.text))" }
  }

  private func value(
    of type: ArraySlice<String>, named name: String, in owner: String, depth: Int
  ) -> String? {
    guard let last = type.last, !type.contains("inout"), depth > 0 else { return nil }
    if ["any", "some"].contains(type.first) {
      return value(of: type.dropFirst(), named: name, in: owner, depth: depth)
    }
    if type.contains("->"), let text = closure(type, in: owner, depth) { return text }
    if ["?", "!"].contains(last) {
      return value(of: type.dropLast(), named: name, in: owner, depth: depth) ?? "nil"
    }
    if type.first == "[", last == "]" {
      return list(of: type.dropFirst().dropLast(), named: name, in: owner, depth)
    }
    if type.first == "(", last == ")" {
      return tuple(type.dropFirst().dropLast(), named: name, in: owner, depth)
    }
    guard type.allSatisfy({ $0 == "." || $0.first?.isLetter == true || $0.first == "_" }) else {
      return nil
    }
    let path = type.joined()
    return SampleLiteral.text(of: path, named: name)
      ?? known(path, named: name, in: owner, depth)
  }

  /// A closure that does nothing, or returns a value; an optional one may be missing.
  private func closure(_ type: ArraySlice<String>, in owner: String, _ depth: Int) -> String? {
    if ["?", "!"].contains(type.last) { return "nil" }
    guard let arrow = type.lastIndex(of: "->"), type.first == "(" else { return nil }
    let parameters = type[..<arrow].filter { !["throws", "async"].contains($0) }
    // Parentheses inside of these would be tuples or closures.
    let inner = parameters.dropFirst().dropLast()
    guard !inner.contains("("), !inner.contains("<") else { return nil }
    let names = inner.isEmpty ? 0 : inner.count { $0 == "," } + 1
    let start =
      names == 0 ? "" : Array(repeating: "_", count: names).joined(separator: ", ") + " in "
    let result = type[(arrow + 1)...]
    if ["Void", "()"].contains(result.joined()) { return names == 0 ? "{}" : "{ \(start)}" }
    return value(of: result, named: "", in: owner, depth: depth - 1).map { "{ \(start)\($0) }" }
  }

  private func list(
    of type: ArraySlice<String>, named name: String, in owner: String, _ depth: Int
  ) -> String {
    if type.contains(":") { return "[:]" }
    // The last letter of a name in plural.
    let one = name.last == "s" ? String(name.dropLast()) : name
    return value(of: type, named: one, in: owner, depth: depth - 1).map { "[\($0)]" } ?? "[]"
  }

  private func tuple(
    _ type: ArraySlice<String>, named name: String, in owner: String, _ depth: Int
  ) -> String? {
    guard !type.contains(where: { ["(", ",", "<", ":"].contains($0) }) else { return nil }
    return value(of: type, named: name, in: owner, depth: depth)
  }

  /// A value of one of the app's types.
  private func known(
    _ path: String, named name: String, in owner: String, _ depth: Int
  ) -> String? {
    guard let full = resolve(path, in: owner) else { return nil }
    if let alias = types.aliases[full] {
      return value(of: alias[...], named: name, in: owner, depth: depth - 1)
    }
    guard let type = types.types[full], !type.isGeneric, !type.isPrivate else { return nil }
    switch type.keyword {
    case "enum": return enumCase(of: type, full, depth)
    case "struct", "class": return made(type, full, depth)
    case "protocol": return conforming(to: path, named: name, depth)
    default: return nil
    }
  }

  /// The name of a type as it is known outside of a type that may contain it.
  private func resolve(_ path: String, in owner: String) -> String? {
    var outer = owner.split(separator: ".").map(String.init)
    while true {
      let name = (outer + [path]).joined(separator: ".")
      if types.types[name]?.keyword.isEmpty == false || types.aliases[name] != nil { return name }
      guard outer.popLast() != nil else { return nil }
    }
  }

  private func enumCase(of type: DeclaredType, _ name: String, _ depth: Int) -> String? {
    let cases = type.cases.filter { !SampleLiteral.isOfEmptiness($0.name) } + type.cases
    return cases.lazy.compactMap { choice -> String? in
      if choice.parameters.isEmpty { return "\(name).\(choice.name)" }
      return arguments(choice.parameters, in: name, depth: depth - 1)
        .map { "\(name).\(choice.name)\($0)" }
    }.first
  }

  /// A value that an initializer makes, or the one that a struct has by its properties.
  private func made(_ type: DeclaredType, _ name: String, _ depth: Int) -> String? {
    let own = type.initializers.filter {
      $0.isPlain && !["from", "coder"].contains($0.parameters.first?.label)
    }
    for initializer in own {
      if let arguments = arguments(initializer.parameters, in: name, depth: depth - 1) {
        return name + arguments
      }
    }
    guard type.initializers.isEmpty || type.keyword == "struct" && own.isEmpty else { return nil }
    let stored = type.properties.filter { !$0.isStatic && !$0.isComputed }
    if type.keyword == "class" {
      let isWhole = stored.allSatisfy { $0.hasDefault || $0.type.last == "?" }
      return type.inherited.allSatisfy(isProtocol) && isWhole ? "\(name)()" : nil
    }
    return memberwise(stored, name, depth)
  }

  private func memberwise(
    _ stored: [DeclaredType.Property], _ name: String, _ depth: Int
  ) -> String? {
    let given = stored.filter { !($0.isConstant && $0.hasDefault) }
    guard given.allSatisfy({ !$0.isPrivate }) else { return nil }
    let values = given.map { property -> (name: String, value: String?) in
      guard !property.hasDefault else { return (property.name, nil) }
      let value = value(of: property.type[...], named: property.name, in: name, depth: depth - 1)
      return (property.name, value)
    }
    let needed = zip(given, values).filter { !$0.0.hasDefault }
    guard needed.allSatisfy({ $0.1.value != nil }) else { return nil }
    return "\(name)(\(needed.map { "\($0.1.name): \($0.1.value ?? "")" }.joined(separator: ", ")))"
  }

  private func isProtocol(_ name: String) -> Bool {
    types.types[name]?.keyword == "protocol"
      || ["NSObject", "Equatable", "Hashable"].contains(name)
  }

  /// A value of the first type that conforms to a protocol.
  private func conforming(to name: String, named label: String, _ depth: Int) -> String? {
    types.names.lazy.filter { types.types[$0]?.inherited.contains(name) ?? false }
      .compactMap { known($0, named: label, in: "", depth - 1) }.first
  }
}
