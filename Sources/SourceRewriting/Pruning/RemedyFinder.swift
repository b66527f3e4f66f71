#if SourceRewriting
internal import SwiftSyntax

/// Finds what mends an error: the smallest thing around its place that can go.
struct RemedyFinder {
  let patience: PruningPatience
  /// The types that the module declares.
  let types: Set<String>

  /// What a node can do about an error in it.
  enum Step {
    case mend([Remedy])
    /// Something around this node has to.
    case climb(from: Syntax)
  }

  /// Returns the remedies for an error; empty if nothing can go.
  func remedies(for place: PruningPlace, in tree: SourceFileSyntax) -> [Remedy] {
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: place.offset)) else { return [] }
    if let class_ = classEnding(before: place, token) { return requiredInitializer(of: class_) }
    if let remedies = remedies(atNotes: place, token, in: tree) { return remedies }
    if let remedy = standIn(for: token) ?? missingCase(token) ?? memberOfLiteral(token)
      ?? methodOfResult(token)
    {
      return [remedy]
    }
    var node = Syntax(token)
    while let parent = node.parent {
      switch step(from: node, to: parent, token) {
      case .mend(let remedies): return remedies
      case .climb(let next): node = next
      case nil: node = parent
      }
    }
    return []
  }

  /// What a node does about an error in one of its children; nil for nothing.
  private func step(from child: Syntax, to node: Syntax, _ token: TokenSyntax) -> Step? {
    if patience < .members, let remedy = part(from: child, of: node) { return .mend([remedy]) }
    if patience == .elements, let remedy = element(from: child, of: node) { return .mend([remedy]) }
    if let member = node.as(MemberBlockItemSyntax.self) { return declaration(member, token) }
    if let item = node.as(CodeBlockItemSyntax.self) { return self.item(item, token) }
    if let clause = node.as(SwitchCaseSyntax.self), patience < .members {
      return switchCase(clause, from: child)
    }
    if let initializer = node.as(InitializerClauseSyntax.self), patience < .members {
      return value(initializer)
    }
    return nil
  }

  /// Takes out a part of a declaration.
  private func part(from child: Syntax, of node: Syntax) -> Remedy? {
    if node.is(AttributeSyntax.self) { return Remedy(kind: .attribute, change: .blank(node)) }
    if node.is(InheritedTypeSyntax.self), let list = node.parent, let clause = list.parent {
      return Remedy(
        kind: .inheritedType, change: .remove(node, from: list, emptied: .blank(clause)))
    }
    if node.is(EnumCaseElementSyntax.self), let list = node.parent,
      let item = node.ancestors.first(where: { $0.is(MemberBlockItemSyntax.self) })
    {
      return Remedy(kind: .enumCase, change: .remove(node, from: list, emptied: .blank(item)))
    }
    if let modifier = node.as(DeclModifierSyntax.self) {
      return Remedy(kind: .modifier, change: .blank(Syntax(modifier)))
    }
    return nil
  }

  /// Takes out a part of an expression or a condition.
  private func element(from child: Syntax, of node: Syntax) -> Remedy? {
    guard let list = node.parent else { return nil }
    switch node.kind {
    case .arrayElement:
      return Remedy(kind: .element, change: .remove(node, from: list, emptied: .stays))
    case .dictionaryElement:
      return Remedy(kind: .element, change: .remove(node, from: list, emptied: .colon))
    case .expressionSegment:
      // The lines of a literal count.
      guard !node.trimmedDescription.contains("\n") else { return nil }
      return Remedy(kind: .element, change: .replace(node.bytes, ""))
    case .labeledExpr: return argument(node, in: list)
    case .conditionElement:
      guard let statement = list.parent?.as(GuardStmtSyntax.self),
        list.children(viewMode: .sourceAccurate).count > 1,
        let item = statement.ancestors.first(where: { $0.is(CodeBlockItemSyntax.self) })
      else { return nil }
      return Remedy(kind: .condition, change: .remove(node, from: list, emptied: .blank(item)))
    default: return nil
    }
  }

  /// A literal is kept without its member, as in `10.points` and `"key".localized()`; a whole number may stand for a length,
  /// so that it gets a fraction.
  private func memberOfLiteral(_ token: TokenSyntax) -> Remedy? {
    guard patience == .elements,
      let access = token.ancestors.prefix(3).lazy.compactMap({ $0.as(MemberAccessExprSyntax.self) })
        .first, let base = access.base, base.isLiteral
    else { return nil }
    let call = access.parent?.as(FunctionCallExprSyntax.self)
    let isCalled = call?.calledExpression.id == ExprSyntax(access).id
    let end = isCalled ? call?.bytes.upperBound : nil
    let range = access.period.bytes.lowerBound..<(end ?? access.bytes.upperBound)
    if let call, isCalled, call.trimmedDescription.contains("\n") { return nil }
    let isWhole =
      base.as(IntegerLiteralExprSyntax.self)?.literal.text.allSatisfy(\.isNumber) == true
    return Remedy(kind: .element, change: .replace(range, isWhole ? ".0" : ""))
  }

  /// What a call returns is kept without a method of it, as in `UILabel().configured { … }`.
  private func methodOfResult(_ token: TokenSyntax) -> Remedy? {
    guard patience == .elements,
      let access = token.parent?.parent?.as(MemberAccessExprSyntax.self),
      access.declName.baseName == token, access.base?.is(FunctionCallExprSyntax.self) == true,
      let call = access.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(access).id
    else { return nil }
    let range = access.period.bytes.lowerBound..<call.bytes.upperBound
    let breaks = call.description.utf8.dropFirst(range.lowerBound - call.position.utf8Offset)
      .prefix(range.count).count { $0 == UInt8(ascii: "\n") }
    return Remedy(
      kind: .element, change: .replace(range, String(repeating: "\n", count: breaks)))
  }

  /// A labelled argument behind others may have a default, or another initializer lacks it.
  private func argument(_ node: Syntax, in list: Syntax) -> Remedy? {
    guard list.is(LabeledExprListSyntax.self), list.parent?.is(FunctionCallExprSyntax.self) == true,
      node.as(LabeledExprSyntax.self)?.label != nil,
      list.children(viewMode: .sourceAccurate).first != node
    else { return nil }
    return Remedy(kind: .argument, change: .remove(node, from: list, emptied: .stays))
  }

  /// The initial value of a property or the default of a parameter becomes that of its type.
  private func value(_ initializer: InitializerClauseSyntax) -> Step? {
    let type =
      initializer.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
      ?? initializer.parent?.as(FunctionParameterSyntax.self)?.type
    guard let type, let text = DefaultValue.text(of: type),
      initializer.value.trimmedDescription != text
    else { return nil }
    return .mend([.replace(initializer.value, by: text, kind: .value)])
  }
}

extension ExprSyntax {
  /// Whether it is a number or a text.
  fileprivate var isLiteral: Bool {
    self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
      || self.is(StringLiteralExprSyntax.self)
  }
}
#endif
