#if SourceRewriting
internal import SwiftSyntax

/// A property or method with `@NSManaged`, which has no body.
struct ManagedMember {
  /// What becomes of it.
  enum Remedy: Equatable {
    case blank
    case body(String)

    var text: String? { if case .body(let text) = self { text } else { nil } }
  }

  let item: MemberBlockItemSyntax
  let declaration: DeclSyntax
  let attribute: AttributeSyntax

  init?(_ item: MemberBlockItemSyntax) {
    guard
      let attribute = item.decl.asProtocol((any WithAttributesSyntax).self)?.attributes
        .attribute("NSManaged")
    else { return nil }
    (self.item, declaration, self.attribute) = (item, item.decl, attribute)
  }

  var name: String? {
    declaration.as(FunctionDeclSyntax.self)?.name.text
      ?? declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
  }

  var remedy: Remedy {
    if let method = declaration.as(FunctionDeclSyntax.self) {
      guard let type = method.signature.returnClause?.type else { return .body("{}") }
      return DefaultValue.text(of: type).map { .body("{ \($0) }") } ?? .blank
    }
    guard let property = declaration.as(VariableDeclSyntax.self), property.bindings.count == 1,
      let type = property.bindings.first?.typeAnnotation?.type,
      let value = DefaultValue.text(of: type)
    else { return .blank }
    return .body("{ get { \(value) } set {} }")
  }
}

/// The members of a source that Core Data makes.
final class ManagedCollector: SyntaxVisitor {
  private(set) var members: [ManagedMember] = []

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard let member = ManagedMember(node) else { return .visitChildren }
    members.append(member)
    return .skipChildren
  }
}
#endif
