#if SourceRewriting
internal import SwiftSyntax

extension EditCollector {
  /// Lets a class override what its extension overrides, which only classes of Objective-C may.
  ///
  /// The extension's member gets a name of its own, and an override in the class, on the line of its closing brace,
  /// calls it. So every line of the extension stays where it is.
  func rewriteOverrides(in node: ExtensionDeclSyntax) {
    let typeName = node.extendedType.trimmedDescription
    for member in node.memberBlock.activeMembers {
      guard let declaration = MemberDeclaration(member.decl),
        let modifier = declaration.overrideModifier
      else { continue }
      let role = module.extensionMembers.role(of: declaration, in: typeName)
      if let role, role.foreignType != nil {
        edits.blank(modifier)
        edits.replaceExactly(declaration.name.bytes, by: role.newName)
        continue
      }
      let owner = declarations.classes[typeName]
      guard owner != nil || !module.extensionMembers.forwarders(of: typeName).isEmpty else {
        let isOfUIKit = node.extendedType.namesClassOfUIKit
        report(
          isOfUIKit
            ? .overrideForUIKit(declaration.name.text, class: typeName)
            : .overrideOfOtherFile(declaration.name.text, class: typeName), at: declaration.name)
        if isOfUIKit, declaration.onlyObserver == nil {
          rename(declaration, modifier, in: typeName)
        }
        continue
      }
      guard let forwarder = module.extensionMembers.forwarder(to: declaration, of: typeName) else {
        report(.overrideInExtension(declaration.name.text), at: declaration.name)
        continue
      }
      // A class in another file gets its forwarders with that file.
      if let owner { add(forwarder, to: owner) }
      if let role, role.isFirst { conform(typeName, to: role) }
      rename(declaration, modifier, in: typeName)
    }
  }

  /// Gives an extension's member the name that the class's override calls.
  private func rename(
    _ declaration: MemberDeclaration, _ modifier: DeclModifierSyntax, in typeName: String
  ) {
    let name = declaration.name(inExtensionOf: typeName)
    if let observer = declaration.onlyObserver {
      makeMethod(of: observer, declaration, named: name)
    } else {
      edits.blank(modifier)
      edits.replaceExactly(declaration.name.bytes, by: name)
    }
  }

  /// Makes a method of `override var a: Int { didSet { … } }`, which an observer in the class calls.
  private func makeMethod(
    of observer: AccessorDeclSyntax, _ declaration: MemberDeclaration, named name: String
  ) {
    guard let property = declaration.declaration.as(VariableDeclSyntax.self),
      let type = property.bindings.first?.typeAnnotation, let body = observer.body
    else { return }
    let value =
      observer.parameters?.name.text
      ?? (observer.accessorSpecifier.text == "didSet" ? "oldValue" : "newValue")
    edits.replaceExactly(
      property.bytes.lowerBound..<type.bytes.upperBound,
      by: "func \(name)(_ \(value)\(type.onOneLine))")
    edits.replaceExactly(observer.bytes.lowerBound..<body.bytes.lowerBound, by: "do ")
  }
}

extension ExtensionMembers {
  /// Returns the member by which a class calls what its extension overrides; nil where that takes more than a call.
  func forwarder(to declaration: MemberDeclaration, of typeName: String) -> String? {
    let name = declaration.name(inExtensionOf: typeName)
    if let observer = declaration.onlyObserver {
      return declaration.observer(like: observer, calling: name)
    }
    let role = role(of: declaration, in: typeName)
    guard role?.foreignType == nil else { return nil }
    return declaration.forwarder(
      named: role?.newName ?? declaration.name.text, to: name,
      overrides: role?.isFirst != true)
  }
}

extension MemberDeclaration {
  /// Returns a name that no extension of a superclass or a subclass has for the same member.
  fileprivate func name(inExtensionOf typeName: String) -> String {
    "\(name.identifierText)InExtensionOf\(typeName.filter { $0 != "." })"
  }

  /// Returns a property whose observer calls the method that this one's becomes.
  fileprivate func observer(
    like observer: AccessorDeclSyntax, calling method: String
  ) -> String? {
    let type = declaration.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation
    guard let type, observer.body != nil else { return nil }
    let kind = observer.accessorSpecifier.text
    return "\(prefix(overrides: true))var \(name.identifierText)\(type.onOneLine) "
      + "{ \(kind) { \(method)(\(kind == "didSet" ? "oldValue" : "newValue")) } }"
  }
}

/// The extensions of a source.
final class ExtensionCollector: ActiveVisitor {
  private(set) var extensions: [ExtensionDeclSyntax] = []

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    extensions.append(node)
    return .skipChildren
  }
}
#endif
