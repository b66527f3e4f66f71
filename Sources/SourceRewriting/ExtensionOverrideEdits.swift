#if SourceRewriting
internal import SwiftSyntax

extension EditCollector {
  /// Lets a class override what its extension overrides, which only classes of Objective-C may.
  ///
  /// The extension's member gets a name of its own, and an override in the class, on the line of its closing brace,
  /// calls it. So every line of the extension stays where it is.
  func rewriteOverrides(in node: ExtensionDeclSyntax) {
    let typeName = node.extendedType.trimmedDescription
    for member in node.memberBlock.members {
      guard let declaration = OverridingMember(member.decl) else { continue }
      guard let owner = declarations.classes[typeName] else {
        report(.overrideOfOtherFile(declaration.name.text, class: typeName), at: declaration.name)
        continue
      }
      guard let forwarder = declaration.forwarder else {
        report(.overrideInExtension(declaration.name.text), at: declaration.name)
        continue
      }
      edits.blank(declaration.overrideModifier)
      edits.replaceExactly(declaration.name.bytes, by: declaration.newName)
      add(forwarder, to: owner)
    }
  }
}

/// A method or property in an extension that overrides one of the superclass.
private struct OverridingMember {
  let declaration: DeclSyntax
  let overrideModifier: DeclModifierSyntax
  let name: TokenSyntax

  init?(_ declaration: DeclSyntax) {
    guard
      let modifier = declaration.asProtocol((any WithModifiersSyntax).self)?
        .modifiers.modifier("override")
    else { return nil }
    self.declaration = declaration
    overrideModifier = modifier
    if let method = declaration.as(FunctionDeclSyntax.self) {
      name = method.name
    } else if let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    {
      name = pattern.identifier
    } else {
      // An initializer or a subscript, whose name is its keyword.
      guard
        let token = declaration.tokens(viewMode: .sourceAccurate).first(where: {
          $0.tokenKind == .keyword(.`init`) || $0.tokenKind == .keyword(.subscript)
        })
      else { return nil }
      name = token
    }
  }

  var newName: String { name.identifierText + "InExtension" }

  /// The override in the class; nil if there is no simple one.
  var forwarder: String? {
    if let method = declaration.as(FunctionDeclSyntax.self) { return forwarder(to: method) }
    return declaration.as(VariableDeclSyntax.self).flatMap(forwarder)
  }

  private func forwarder(to method: FunctionDeclSyntax) -> String? {
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
    return
      "\(prefix(method.attributes, method.modifiers))func \(name.text)\(method.signature.onOneLine)"
      + " { \(tries)\(waits)\(newName)(\(arguments.joined(separator: ", "))) }"
  }

  private func forwarder(to property: VariableDeclSyntax) -> String? {
    guard property.bindings.count == 1, let binding = property.bindings.first,
      let type = binding.typeAnnotation, let accessors = binding.accessorBlock,
      accessors.isComputed
    else { return nil }
    let setter = accessors.isSettable ? " set { \(newName) = newValue }" : ""
    return "\(prefix(property.attributes, property.modifiers))var \(name.text)\(type.onOneLine)"
      + " { get { \(newName) }\(setter) }"
  }

  private func prefix(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax)
    -> String
  {
    let kept = attributes.compactMap { $0.as(AttributeSyntax.self) }.filter {
      !["objc", "IBAction", "IBInspectable"].contains($0.name)
    }
    return (kept.map(\.onOneLine) + modifiers.map(\.onOneLine)).map { $0 + " " }.joined()
  }
}

extension AccessorBlockSyntax {
  fileprivate var isSettable: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.contains { $0.accessorSpecifier.text == "set" }
  }
}
#endif
