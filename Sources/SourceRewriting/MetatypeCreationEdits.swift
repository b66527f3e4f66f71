#if SourceRewriting
internal import SwiftSyntax

extension EditCollector {
  /// Replaces `T(frame: .zero)` by `T.dynamicInit(frame: .zero)` where `T: UIView`, and likewise for variables of
  /// `UIView.Type`.
  ///
  /// Swift calls only required initializers on a class that is known at run time; those of Objective-C are exempt.
  /// UIKit has functions in their place.
  func rewriteMetatypeCreation(_ node: FunctionCallExprSyntax) {
    let labels = node.arguments.map { $0.label?.text }
    guard node.trailingClosure == nil, namesDynamicClass(node.calledExpression, labels) else {
      return
    }
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self) {
      edits.replaceExactly(access.declName.baseName.bytes, by: "dynamicInit")
    } else if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      edits.replaceExactly(name.baseName.bytes, by: "\(name.baseName.text).dynamicInit")
    }
  }

  /// Replaces `T.init` and `T.init(frame:)` where they are passed on as functions.
  func rewriteMetatypeInitializer(_ node: MemberAccessExprSyntax) {
    let isCalled =
      node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression == ExprSyntax(node)
    let labels = node.declName.argumentNames?.arguments.map { $0.name.text as String? } ?? []
    guard !isCalled, namesDynamicClass(ExprSyntax(node), labels) else { return }
    edits.replaceExactly(node.declName.baseName.bytes, by: "dynamicInit")
  }

  private static let dynamicLabels: Set<[String?]> = [
    [], ["frame"], ["style", "reuseIdentifier"], ["reuseIdentifier"], ["nibName", "bundle"],
    ["identifier", "source", "destination"],
  ]

  /// Whether an initializer is of a class that is known at run time, and one that Objective-C would call.
  private func namesDynamicClass(_ callee: ExprSyntax, _ labels: [String?]) -> Bool {
    let isButton = labels == ["type"]
    guard isButton || Self.dynamicLabels.contains(labels) else { return false }
    if let name = callee.as(DeclReferenceExprSyntax.self) {
      return name.isGenericClass(named: name.baseName.text, module.dynamicClasses, isButton)
    }
    guard let access = callee.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "init", let base = access.base
    else { return false }
    if let name = base.as(DeclReferenceExprSyntax.self) {
      let text = name.baseName.text
      let isOwnClass = text == "self" && name.isInTypeMethod
      if name.isGenericClass(named: isOwnClass ? "Self" : text, module.dynamicClasses, isButton) {
        return true
      }
    }
    let name =
      base.as(MemberAccessExprSyntax.self)?.declName ?? base.as(DeclReferenceExprSyntax.self)
    return !isButton && name.map { isMetatype($0.baseName.identifierText) } ?? false
  }

  /// Whether a variable's value is a class of views; one that this source does not declare is another's property.
  private func isMetatype(_ name: String) -> Bool {
    if declarations.metatypes.contains(name) { return true }
    let isOwn = declarations.variables.contains(name) || declarations.parameters.contains(name)
    return !isOwn && module.metatypes.contains(name)
  }
}

extension SyntaxProtocol {
  /// Whether a name is that of a class of views or controllers which is only known at run time: a generic parameter of a
  /// declaration around this node, or `Self` in a type whose values are such classes.
  func isGenericClass(
    named name: String, _ classes: DynamicClasses, _ isButton: Bool = false
  ) -> Bool {
    ancestors.contains { ancestor in
      if name == "Self" { return ancestor.isOfClasses(classes, isButton) }
      guard let generic = ancestor.asProtocol((any WithGenericParametersSyntax).self) else {
        return false
      }
      let parameter = generic.genericParameterClause?.parameters.first { $0.name.text == name }
      if let type = parameter?.inheritedType, classes.contain(type, isButton: isButton) {
        return true
      }
      return generic.genericWhereClause?.requires(name, classes, isButton) ?? false
    }
  }

  /// Whether the closest function around this node is one of a type, in which `self` is the type.
  fileprivate var isInTypeMethod: Bool {
    let member = ancestors.first { $0.parent?.is(MemberBlockItemSyntax.self) == true }
    let modifiers = member?.asProtocol((any WithModifiersSyntax).self)?.modifiers
    return ["static", "class"].contains { modifiers?.modifier($0) != nil }
  }

  /// Whether `Self` in this declaration is a class of views or controllers.
  private func isOfClasses(_ classes: DynamicClasses, _ isButton: Bool) -> Bool {
    if let node = self.as(ExtensionDeclSyntax.self) {
      return classes.contain(node.extendedType, isButton: isButton)
        || node.genericWhereClause?.requires("Self", classes, isButton) == true
    }
    if let node = self.as(ClassDeclSyntax.self),
      let first = node.inheritanceClause?.inheritedTypes.first
    {
      return classes.contain(first.type, isButton: isButton)
    }
    return self.as(FunctionDeclSyntax.self)?.genericWhereClause?
      .requires("Self", classes, isButton) == true
  }
}

extension GenericWhereClauseSyntax {
  /// Whether a type must be a class of views or controllers.
  fileprivate func requires(_ name: String, _ classes: DynamicClasses, _ isButton: Bool) -> Bool {
    requirements.contains {
      guard case .conformanceRequirement(let conformance) = $0.requirement else { return false }
      return conformance.leftType.trimmedDescription == name
        && classes.contain(conformance.rightType, isButton: isButton)
    }
  }
}

extension TypeSyntax {
  /// Whether it is a class of UIKit's, also together with protocols.
  var namesClassOfUIKit: Bool {
    if let composition = self.as(CompositionTypeSyntax.self) {
      return composition.elements.contains { $0.type.namesClassOfUIKit }
    }
    return UIKitClasses.superclasses[trimmedDescription] != nil
  }
}
#endif
