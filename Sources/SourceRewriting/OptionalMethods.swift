#if SourceRewriting
internal import SwiftSyntax

extension FunctionDeclSyntax {
  var isOptionalRequirement: Bool { modifiers.modifier("optional") != nil }
}

/// Collects the optional methods that protocols declare.
final class OptionalMethodCollector: ActiveVisitor {
  private(set) var names: Set<MethodName> = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isOptionalRequirement { names.insert(node.methodName) }
    return .skipChildren
  }
}
#endif
