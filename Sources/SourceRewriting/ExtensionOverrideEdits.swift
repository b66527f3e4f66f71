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
      guard let declaration = MemberDeclaration(member.decl),
        let modifier = declaration.overrideModifier
      else { continue }
      if let role = extensionMembers.role(of: declaration.name.identifierText, in: typeName),
        role.foreignType != nil
      {
        edits.blank(modifier)
        edits.replaceExactly(declaration.name.bytes, by: role.newName)
        continue
      }
      guard let owner = declarations.classes[typeName] else {
        report(.overrideOfOtherFile(declaration.name.text, class: typeName), at: declaration.name)
        continue
      }
      if let observer = declaration.onlyObserver {
        rewriteObserver(observer, of: declaration, in: owner)
        continue
      }
      let role = extensionMembers.role(of: declaration.name.identifierText, in: typeName)
      let newName = declaration.name.identifierText + "InExtension"
      guard
        let forwarder = declaration.forwarder(
          named: role?.newName ?? declaration.name.text, to: newName,
          overrides: role?.isFirst != true)
      else {
        report(.overrideInExtension(declaration.name.text), at: declaration.name)
        continue
      }
      edits.blank(modifier)
      edits.replaceExactly(declaration.name.bytes, by: newName)
      add(forwarder, to: owner)
      if let role, role.isFirst { conform(typeName, to: role) }
    }
  }

  /// Makes a method of `override var a: Int { didSet { … } }`, which an observer in the class calls.
  private func rewriteObserver(
    _ observer: AccessorDeclSyntax, of declaration: MemberDeclaration, in owner: ClassDeclSyntax
  ) {
    guard let property = declaration.declaration.as(VariableDeclSyntax.self),
      let type = property.bindings.first?.typeAnnotation, let body = observer.body
    else { return }
    let kind = observer.accessorSpecifier.text
    let value = observer.parameters?.name.text ?? (kind == "didSet" ? "oldValue" : "newValue")
    let name = declaration.name.identifierText
    let end = type.bytes.upperBound
    edits.replaceExactly(
      property.bytes.lowerBound..<end, by: "func \(name)InExtension(_ \(value)\(type.onOneLine))")
    edits.replaceExactly(observer.bytes.lowerBound..<body.bytes.lowerBound, by: "do ")
    add(
      "\(declaration.prefix(overrides: true))var \(name)\(type.onOneLine) "
        + "{ \(kind) { \(name)InExtension(\(kind == "didSet" ? "oldValue" : "newValue")) } }",
      to: owner)
  }
}
#endif
