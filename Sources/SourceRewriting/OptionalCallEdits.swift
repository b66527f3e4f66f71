#if SourceRewriting
internal import SwiftSyntax

extension EditCollector {
  /// Rewrites `delegate?.cell?(self)`, where `cell` is an optional method of a protocol.
  ///
  /// UIKit's optional methods have defaults here, so that they are simply called; a result stays optional. Those of the module's protocols throw
  /// where they are not implemented: the call becomes `try? delegate?.cell(self)`, which is nil then.
  func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
    guard let mark = node.optionalMark, let method = mark.expression.as(MemberAccessExprSyntax.self)
    else { return }
    // A property that holds a closure is called in the same way, but without labels.
    let isProperty = declarations.variables.contains(method.declName.baseName.identifierText)
    guard !isProperty || node.arguments.contains(where: { $0.label != nil }) else { return }
    let isOfModule = module.optionalMethods.contains { node.mayCall($0, method) }
    guard isOfModule || UIKitMethods.optional.contains(where: { node.mayCall($0, method) }) else {
      return
    }
    if isOfModule {
      edits.replaceExactly(mark.sign.bytes, by: "")
      makeOptional(node.wholeChain, isForced: mark.isForced)
    } else {
      edits.blank(mark.sign)
      if !mark.isForced, node.isUsedAlone, !method.isChainedOptionally {
        edits.insert("Optional(", at: node.bytes.lowerBound)
        edits.insert(")", at: node.bytes.upperBound)
      }
    }
  }

  private func makeOptional(_ chain: ExprSyntax, isForced: Bool) {
    let tries = isForced ? "try!" : "try?"
    if chain.parent?.is(CodeBlockItemSyntax.self) ?? false {
      // The only expression of a body may be its result.
      edits.insert(chain.isWholeBody ? "\(tries) " : "_ = \(tries) ", at: chain.bytes.lowerBound)
    } else {
      edits.insert("(\(tries) ", at: chain.bytes.lowerBound)
      edits.insert(")", at: chain.bytes.upperBound)
    }
  }
}

extension FunctionCallExprSyntax {
  /// The sign behind the name of an optional method that is called: `method?()`, `method!()`.
  fileprivate var optionalMark: (sign: TokenSyntax, expression: ExprSyntax, isForced: Bool)? {
    if let chaining = calledExpression.as(OptionalChainingExprSyntax.self) {
      return (chaining.questionMark, chaining.expression, false)
    }
    if let forced = calledExpression.as(ForceUnwrapExprSyntax.self) {
      return (forced.exclamationMark, forced.expression, true)
    }
    return nil
  }

  /// Whether its result is used, and not a member of it.
  fileprivate var isUsedAlone: Bool {
    wholeChain == ExprSyntax(self) && parent?.is(CodeBlockItemSyntax.self) != true
  }

  /// Whether name and labels match; the label of a closure behind the parentheses is not written.
  fileprivate func mayCall(_ name: MethodName, _ method: MemberAccessExprSyntax) -> Bool {
    guard name.base == method.declName.baseName.identifierText else { return false }
    let written = arguments.map { $0.label?.identifierText ?? "_" }
    guard trailingClosure != nil else { return name.labels == written }
    let closures = 1 + additionalTrailingClosures.count
    return name.labels.count == written.count + closures && name.labels.starts(with: written)
  }

  /// The expression up to the end of its chain of members, calls and subscripts.
  fileprivate var wholeChain: ExprSyntax {
    var chain = ExprSyntax(self)
    while let parent = chain.parent, let longer = parent.as(ExprSyntax.self),
      longer.isChained(to: chain)
    {
      chain = longer
    }
    return chain
  }
}

extension MemberAccessExprSyntax {
  /// Whether an object before the member may be nil, so that the result is optional anyway.
  var isChainedOptionally: Bool {
    var object = base
    while let expression = object {
      if expression.is(OptionalChainingExprSyntax.self) { return true }
      object =
        expression.as(MemberAccessExprSyntax.self)?.base
        ?? expression.as(FunctionCallExprSyntax.self)?.calledExpression
        ?? expression.as(SubscriptCallExprSyntax.self)?.calledExpression
    }
    return false
  }
}

extension ExprSyntax {
  fileprivate func isChained(to base: ExprSyntax) -> Bool {
    switch Syntax(self).as(SyntaxEnum.self) {
    case .memberAccessExpr(let access): access.base == base
    case .functionCallExpr(let call): call.calledExpression == base
    case .subscriptCallExpr(let call): call.calledExpression == base
    case .optionalChainingExpr(let chaining): chaining.expression == base
    default: false
    }
  }

  fileprivate var isWholeBody: Bool {
    guard let list = parent?.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else {
      return false
    }
    return list.parent?.is(SourceFileSyntax.self) == false
  }
}
#endif
