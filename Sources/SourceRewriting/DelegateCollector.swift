#if SourceRewriting
internal import SwiftSyntax

/// Collects the conformances of classes, and their methods that UIKit may call.
final class DelegateCollector: ActiveVisitor {
  struct Method {
    let form: MethodForm
    let isOverride: Bool
    let isInClass: Bool
  }

  private(set) var conformances: [String: Set<String>] = [:]
  private(set) var methods: [String: [Method]] = [:]

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.inheritanceClause, to: node.name.text)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.inheritanceClause, to: node.extendedType.trimmedDescription)
    return .visitChildren
  }

  /// Returns the closest superclass with the conformance; nil without one, or if a class up to it has the method.
  func owner(of form: MethodForm, above type: String, _ module: SourceScan) -> String? {
    var seen = Set([type])
    var owner = module.superclasses[type]
    while let current = owner, module.classes.contains(current), seen.insert(current).inserted {
      if methods[current, default: []].contains(where: { $0.form.name == form.name }) { return nil }
      if form.isOptional(of: conformances[current, default: []]) { return current }
      owner = module.superclasses[current]
    }
    return nil
  }

  private func add(_ clause: InheritanceClauseSyntax?, to type: String) {
    let names = clause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    conformances[type, default: []].formUnion(names)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if UIKitMethods.optional.contains(node.methodName), let type = node.enclosingType {
      let parameters = node.signature.parameterClause.parameters
      let form = MethodForm(
        name: node.methodName, types: parameters.map(\.type.trimmedDescription),
        result: node.signature.returnClause?.type.trimmedDescription)
      let isOverride = node.modifiers.modifier("override") != nil
      methods[type, default: []].append(
        Method(form: form, isOverride: isOverride, isInClass: node.isInClass))
    }
    return .skipChildren
  }
}
#endif
