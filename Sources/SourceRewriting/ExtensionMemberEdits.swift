#if SourceRewriting
internal import SwiftSyntax

extension EditCollector {
  /// Makes the members of an extension that classes override call those of the object's class.
  func rewriteOverridden(in node: ExtensionDeclSyntax) {
    let typeName = node.extendedType.trimmedDescription
    guard node.genericWhereClause == nil else { return }
    for member in node.memberBlock.activeMembers {
      guard let declaration = MemberDeclaration(member.decl), declaration.overrideModifier == nil,
        let role = module.extensionMembers.ownerRole(of: declaration, in: typeName)
      else { continue }
      let foreign = module.extensionMembers.foreignOverriders(of: role)
      guard let requirement = declaration.requirement(named: role.newName),
        let dispatcher = declaration.dispatcher(
          to: [("any \(role.proto)", role.newName)] + foreign.map { ($0, "\(role.member)Of\($0)") },
          or: role.superName)
      else { continue }
      edits.replaceExactly(declaration.name.bytes, by: role.superName)
      let isolation = typeName == "NSObject" ? "" : "@preconcurrency @MainActor "
      edits.appendices.append(
        "\(isolation)protocol \(role.proto): AnyObject { \(requirement) }; "
          + "\(node.modifiers.map { $0.onOneLine + " " }.joined())extension \(typeName) { \(dispatcher) }"
      )
    }
  }

  /// Gives the overrides in a class the names that the extension's members call.
  func rewriteOverrides(in node: ClassDeclSyntax) {
    for member in node.memberBlock.activeMembers {
      guard let declaration = MemberDeclaration(member.decl),
        let modifier = declaration.overrideModifier,
        let role = module.extensionMembers.role(of: declaration, in: node.name.text)
      else { continue }
      edits.replaceExactly(declaration.name.bytes, by: role.newName)
      guard role.isFirst else { continue }
      edits.blank(modifier)
      conform(node.qualifiedName, to: role)
    }
  }

  func conform(_ typeName: String, to role: ExtensionMembers.Role) {
    edits.appendices.append("extension \(typeName): \(role.proto) {}")
  }

  /// Replaces `super.apply` where the superclass has it under another name.
  func rewriteSuper(_ node: MemberAccessExprSyntax) {
    guard node.base?.is(SuperExprSyntax.self) == true, let type = node.enclosingType,
      let role = module.extensionMembers.role(
        ofSuper: node.declName.baseName.identifierText, in: type,
        from: node.calledOverload)
    else { return }
    edits.replaceExactly(node.declName.baseName.bytes, by: role.superName)
  }
}

extension MemberAccessExprSyntax {
  /// The method around a call on `super`, if its labels are those of the call.
  fileprivate var calledOverload: FunctionDeclSyntax? {
    let caller = ancestors.lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first
    let call = parent?.as(FunctionCallExprSyntax.self)
    let labels = call?.arguments.map { $0.label?.identifierText ?? "_" }
    return labels == nil || labels == caller?.methodName.labels ? caller : nil
  }
}
#endif
