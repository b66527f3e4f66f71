#if SourceRewriting
internal import SwiftSyntax

extension EditCollector {
  /// Makes a function that does not throw of an optional method of the module that is bound without being called:
  /// `if let tap = delegate?.cellDidTap`.
  ///
  /// On iOS it is nil where the object has no such method. Here it does nothing then.
  func rewriteOptionalValue(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.identifierText
    guard node.base != nil, !declarations.variables.contains(name), node.isBound,
      let method = module.optionalMethods.sorted().first(where: { $0.base == name })
    else { return }
    report(.optionalMethodAsValue(name), at: node.declName)
    let arguments = method.labels.indices.map { "$\($0)" }.joined(separator: ", ")
    edits.insert(node.isChainedOptionally ? "(" : "Optional(", at: node.bytes.lowerBound)
    edits.insert(
      ").map({ method in { try? method(\(arguments)) } })", at: node.bytes.upperBound)
  }
}

extension MemberAccessExprSyntax {
  /// Whether it is the whole value of a condition that binds it.
  fileprivate var isBound: Bool {
    parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
  }
}
#endif
