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
    guard Self.dynamicLabels.contains(labels), node.trailingClosure == nil,
      namesDynamicClass(node.calledExpression)
    else { return }
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self) {
      edits.replaceExactly(access.declName.baseName.bytes, by: "dynamicInit")
    } else if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      edits.replaceExactly(name.baseName.bytes, by: "\(name.baseName.text).dynamicInit")
    }
  }

  private static let dynamicLabels: Set<[String?]> = [
    [], ["frame"], ["style", "reuseIdentifier"], ["reuseIdentifier"], ["nibName", "bundle"],
  ]

  private func namesDynamicClass(_ callee: ExprSyntax) -> Bool {
    if let name = callee.as(DeclReferenceExprSyntax.self) {
      return name.isGenericClass
    }
    guard let access = callee.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "init", let base = access.base
    else { return false }
    if let name = base.as(DeclReferenceExprSyntax.self), name.isGenericClass { return true }
    let name =
      base.as(MemberAccessExprSyntax.self)?.declName ?? base.as(DeclReferenceExprSyntax.self)
    return name.map { isMetatype($0.baseName.identifierText) } ?? false
  }

  /// Whether a variable's value is a class of views; one that this source does not declare is another's property.
  private func isMetatype(_ name: String) -> Bool {
    if declarations.metatypes.contains(name) { return true }
    let isOwn = declarations.variables.contains(name) || declarations.parameters.contains(name)
    return !isOwn && module.metatypes.contains(name)
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it names a generic parameter that is a class of UIKit's or a subclass.
  fileprivate var isGenericClass: Bool { isGenericClass(named: baseName.text) }
}

extension SyntaxProtocol {
  /// Whether a generic parameter of a declaration around this node must be a class of UIKit's.
  func isGenericClass(named name: String) -> Bool {
    ancestors.contains { ancestor in
      guard let generic = ancestor.asProtocol((any WithGenericParametersSyntax).self) else {
        return false
      }
      let parameter = generic.genericParameterClause?.parameters.first { $0.name.text == name }
      if let type = parameter?.inheritedType, type.namesClassOfUIKit { return true }
      let requirements = generic.genericWhereClause?.requirements ?? []
      return requirements.contains {
        guard case .conformanceRequirement(let conformance) = $0.requirement else { return false }
        return conformance.leftType.trimmedDescription == name
          && conformance.rightType.namesClassOfUIKit
      }
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
