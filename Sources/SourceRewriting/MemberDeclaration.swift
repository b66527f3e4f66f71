#if SourceRewriting
internal import SwiftSyntax

/// A method or property, for which others are written that call it.
struct MemberDeclaration {
  let declaration: DeclSyntax
  /// Nil if it overrides nothing.
  let overrideModifier: DeclModifierSyntax?
  let name: TokenSyntax

  init?(_ declaration: DeclSyntax) {
    self.declaration = declaration
    overrideModifier = declaration.asProtocol((any WithModifiersSyntax).self)?
      .modifiers.modifier("override")
    if let method = declaration.as(FunctionDeclSyntax.self) {
      name = method.name
    } else if let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    {
      name = pattern.identifier
    } else {
      // An initializer or a subscript, whose name is its keyword.
      guard overrideModifier != nil,
        let token = declaration.tokens(viewMode: .sourceAccurate).first(where: {
          $0.tokenKind == .keyword(.`init`) || $0.tokenKind == .keyword(.subscript)
        })
      else { return nil }
      name = token
    }
  }

  /// Returns a member that calls this one by its new name; nil where that takes more than a call.
  func forwarder(named name: String, to newName: String, overrides: Bool) -> String? {
    let prefix = prefix(overrides: overrides)
    if let method = declaration.as(FunctionDeclSyntax.self)?.namingParameters {
      return call(method, newName).map {
        "\(prefix)func \(name)\(method.signature.onOneLine) { \($0) }"
      }
    }
    return property.map { type, isSettable in
      let setter = isSettable ? " set { \(newName) = newValue }" : ""
      return "\(prefix)var \(name)\(type) { get { \(newName) }\(setter) }"
    }
  }

  /// Returns a member that calls the one of the first type that the object has, or else this one by its new name.
  func dispatcher(to types: [(type: String, member: String)], or newName: String) -> String? {
    let prefix = prefix(overrides: false, inClass: false)
    func cases(_ statement: (_ member: String) -> String) -> String {
      types.map { type, member in
        "if let own = self as? \(type)\(isStatic ? ".Type" : "") { \(statement("own.\(member)")); return }; "
      }.joined()
    }
    if let method = declaration.as(FunctionDeclSyntax.self)?.namingParameters {
      guard let plainCall = call(method, newName) else { return nil }
      let calls = types.map { type, member in
        "if let own = self as? \(type)\(isStatic ? ".Type" : "") "
          + "{ return \(call(method, "own.\(member)") ?? plainCall) }; "
      }.joined()
      return
        "\(prefix)func \(name.text)\(method.signature.onOneLine) { \(calls)return \(plainCall) }"
    }
    return property.map { type, isSettable in
      let getter = types.map {
        "if let own = self as? \($0.type)\(isStatic ? ".Type" : "") { return own.\($0.member) }; "
      }.joined()
      let setter = " set { \(cases { "\($0) = newValue" })\(newName) = newValue }"
      return "\(prefix)var \(name.text)\(type) { get { \(getter)return \(newName) }"
        + "\(isSettable ? setter : "") }"
    }
  }

  /// Returns the requirement of a protocol with this member under another name.
  func requirement(named name: String) -> String? {
    let isolation = modifiers?.modifier("nonisolated").map { $0.onOneLine + " " } ?? ""
    let modifier = isolation + (isStatic ? "static " : "")
    if let method = declaration.as(FunctionDeclSyntax.self) {
      var signature = method.signature
      signature.parameterClause.parameters = FunctionParameterListSyntax(
        signature.parameterClause.parameters.map {
          $0.with(\.defaultValue, nil).with(\.type, $0.type.trimmed)
        })
      return "\(modifier)func \(name)\(signature.onOneLine)"
    }
    return property.map { "\(modifier)var \(name)\($0.type) { get\($0.isSettable ? " set" : "") }" }
  }

  /// The observer of a property that has one, and no other accessor.
  var onlyObserver: AccessorDeclSyntax? {
    guard let property = declaration.as(VariableDeclSyntax.self), property.bindings.count == 1,
      case .accessors(let list) = property.bindings.first?.accessorBlock?.accessors,
      list.count == 1, let only = list.first,
      ["willSet", "didSet"].contains(only.accessorSpecifier.text)
    else { return nil }
    return only
  }

  private var isStatic: Bool {
    modifiers?.modifier("static") != nil || modifiers?.modifier("class") != nil
  }

  private var modifiers: DeclModifierListSyntax? {
    declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
  }

  /// The type of a computed property, with its colon.
  private var property: (type: String, isSettable: Bool)? {
    guard let property = declaration.as(VariableDeclSyntax.self), property.bindings.count == 1,
      let binding = property.bindings.first, let type = binding.typeAnnotation,
      let accessors = binding.accessorBlock, accessors.isComputed
    else { return nil }
    return (type.onOneLine, accessors.isSettable)
  }

  private func call(_ method: FunctionDeclSyntax, _ name: String) -> String? {
    let parameters = method.signature.parameterClause.parameters
    let effects = method.signature.effectSpecifiers
    let isRethrowing = effects?.throwsClause?.throwsSpecifier.tokenKind == .keyword(.rethrows)
    guard parameters.allSatisfy({ $0.ellipsis == nil }), !isRethrowing,
      method.genericParameterClause == nil
    else { return nil }
    let arguments = parameters.map { parameter in
      let label = parameter.firstName.text
      let isInOut = parameter.type.trimmedDescription.hasPrefix("inout ")
      let value = (isInOut ? "&" : "") + (parameter.secondName ?? parameter.firstName).text
      return label == "_" ? value : "\(label): \(value)"
    }
    let tries = effects?.throwsClause == nil ? "" : "try "
    let waits = effects?.asyncSpecifier == nil ? "" : "await "
    return "\(tries)\(waits)\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// The attributes and modifiers, in the class those that the extension states for all of its members, too.
  func prefix(overrides: Bool, inClass: Bool = true) -> String {
    let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
    let kept = (attributes ?? []).compactMap { $0.as(AttributeSyntax.self) }.filter {
      !["objc", "IBAction", "IBInspectable"].contains($0.name)
    }
    let modifiers = (modifiers ?? []).filter { overrides || $0.name.text != "override" }
    return (kept.map(\.onOneLine) + (inClass ? inheritedAccess : []) + modifiers.map(\.onOneLine))
      .map { $0 + " " }.joined()
  }

  /// The access that the extension around it states for its members; empty for none.
  private var inheritedAccess: [String] {
    let outer = declaration.ancestors.first { $0.is(ExtensionDeclSyntax.self) }
    return outer?.as(ExtensionDeclSyntax.self)?.modifiers
      .filter { ["public", "package", "open"].contains($0.name.text) }.map(\.onOneLine) ?? []
  }
}

extension FunctionDeclSyntax {
  /// The method with names for the parameters that it passes over, as in `frame(forBoundsChange _: CGRect)`.
  fileprivate var namingParameters: FunctionDeclSyntax {
    var parameters = signature.parameterClause.parameters
    for (index, place) in zip(0..., parameters.indices) {
      guard (parameters[place].secondName ?? parameters[place].firstName).text == "_" else {
        continue
      }
      parameters[place].secondName = .identifier("value\(index)", leadingTrivia: .space)
    }
    return with(\.signature.parameterClause.parameters, parameters)
  }
}

extension AccessorBlockSyntax {
  /// Whether it has a setter.
  var isSettable: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.contains { $0.accessorSpecifier.text == "set" }
  }
}
#endif
