#if SourceRewriting
internal import SwiftSyntax

extension RemedyFinder {
  /// Takes out a statement, or gives a body the result that it would lose.
  func item(_ item: CodeBlockItemSyntax, _ token: TokenSyntax) -> Step? {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return nil }
    if case .decl = item.item { return declaration(item, token) }
    guard patience < .members || list.parent?.is(SourceFileSyntax.self) == true else { return nil }
    let body = Body(of: list)
    if let statement = item.item.as(ReturnStmtSyntax.self), let expression = statement.expression {
      return result(of: Body(returningFrom: list), in: Syntax(expression))
    }
    let isOnly = list.count == 1
    if isOnly, case .switchCase = body {
      guard item.trimmedDescription != "break" else { return nil }
      return .mend([.replace(item, by: "break", kind: .statement)])
    }
    if isOnly, body.hasResult, !item.item.is(StmtSyntax.self) || item.item.isChoice {
      return result(of: body, in: Syntax(item))
    }
    return .mend([Remedy(kind: .statement, change: .blank(Syntax(item)))])
  }

  /// Puts the default of a body's type in the place of what it returns.
  private func result(of body: Body, in node: Syntax) -> Step? {
    guard case .type(let type, let owner) = body else {
      return body.owner.map { .climb(from: $0) }
    }
    guard let text = DefaultValue.text(of: type), node.trimmedDescription != text else {
      return .climb(from: owner)
    }
    return .mend([.replace(node, by: text, kind: .result)])
  }

  /// A body that lost its last statement returns the default of its type.
  func missingResult(_ brace: TokenSyntax) -> Remedy? {
    let statements: CodeBlockItemListSyntax? =
      brace.parent?.as(CodeBlockSyntax.self)?.statements
      ?? brace.parent?.as(AccessorBlockSyntax.self).flatMap {
        if case .getter(let list) = $0.accessors { list } else { nil }
      }
    guard let statements, case .type(let type, _) = Body(of: statements),
      let text = DefaultValue.text(of: type)
    else { return nil }
    let addition = "return \(text)"
    guard statements.last?.trimmedDescription != addition else { return nil }
    return Remedy(kind: .result, change: .insert(brace.bytes.lowerBound, " \(addition) "))
  }

  /// Takes out a case, or adds what a `switch` needs without some.
  func switchCase(_ clause: SwitchCaseSyntax, from child: Syntax) -> Step? {
    guard child == Syntax(clause.label), let list = clause.parent else { return nil }
    if clause.statements.isEmpty {
      return .mend([
        Remedy(kind: .addition, change: .insert(clause.label.bytes.upperBound, " break"))
      ])
    }
    guard list.children(viewMode: .sourceAccurate).count > 1 else { return nil }
    return .mend([Remedy(kind: .enumCase, change: .blank(Syntax(clause)))])
  }

  /// A `switch` that lost a case has one for all others.
  func missingCase(_ keyword: TokenSyntax) -> Remedy? {
    guard patience < .members, let statement = keyword.parent?.as(SwitchExprSyntax.self),
      keyword == statement.switchKeyword, !statement.cases.isEmpty,
      !statement.cases.contains(where: { clause in
        if case .switchCase(let clause) = clause, case .default = clause.label {
          true
        } else {
          false
        }
      })
    else { return nil }
    let place = statement.rightBrace.bytes.lowerBound
    return Remedy(kind: .addition, change: .insert(place, " default: break "))
  }
}

extension CodeBlockItemSyntax.Item {
  /// Whether it is an `if` or `switch` that may be the value of a body.
  fileprivate var isChoice: Bool {
    guard let expression = self.as(ExpressionStmtSyntax.self)?.expression else { return false }
    return expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self)
  }
}

/// Whose statements a list has.
private enum Body {
  /// That returns a value.
  case type(TypeSyntax, owner: Syntax)
  /// A closure, whose type its surroundings decide.
  case closure(Syntax)
  case switchCase
  /// That returns nothing, or is a part of another one.
  case plain

  var hasResult: Bool { if case .type = self { true } else { false } }

  var owner: Syntax? {
    switch self {
    case .type(_, let owner), .closure(let owner): owner
    case .switchCase, .plain: nil
    }
  }

  init(of list: CodeBlockItemListSyntax) {
    if list.parent?.is(SwitchCaseSyntax.self) == true {
      self = .switchCase
    } else if let closure = list.parent?.as(ClosureExprSyntax.self) {
      self.init(closure)
    } else if let block = list.parent?.as(AccessorBlockSyntax.self) {
      self.init(block)
    } else if let function = list.parent?.parent?.as(FunctionDeclSyntax.self) {
      self.init(function.signature.returnClause?.type, Syntax(function))
    } else if let accessor = list.parent?.parent?.as(AccessorDeclSyntax.self) {
      self.init(accessor)
    } else {
      self = .plain
    }
  }

  /// The closest body that a `return` in a list ends.
  init(returningFrom list: CodeBlockItemListSyntax) {
    let lists = [Syntax(list)] + list.ancestors
    let bodies = lists.lazy.compactMap { $0.as(CodeBlockItemListSyntax.self) }.map(Body.init(of:))
    self = bodies.first { $0.owner != nil } ?? .plain
  }

  private init(_ type: TypeSyntax?, _ owner: Syntax) {
    guard let type, !["Void", "()"].contains(type.trimmedDescription) else {
      self = .plain
      return
    }
    self = .type(type, owner: owner)
  }

  private init(_ closure: ClosureExprSyntax) {
    let own = closure.signature?.returnClause?.type
    let call = closure.parent?.as(FunctionCallExprSyntax.self)
    // `let label: UILabel = { … }()`
    let binding = call?.parent?.parent?.as(PatternBindingSyntax.self)
    let isCalled = call?.calledExpression.id == ExprSyntax(closure).id
    guard let type = own ?? (isCalled ? binding?.typeAnnotation?.type : nil) else {
      self = .closure(Syntax(closure))
      return
    }
    self.init(type, Syntax(closure))
  }

  private init(_ block: AccessorBlockSyntax) {
    let type =
      block.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
      ?? block.parent?.as(SubscriptDeclSyntax.self)?.returnClause.type
    self.init(type, Syntax(block))
  }

  private init(_ accessor: AccessorDeclSyntax) {
    guard accessor.accessorSpecifier.text == "get",
      let block = accessor.parent?.parent?.as(AccessorBlockSyntax.self)
    else {
      self = .plain
      return
    }
    self.init(block)
  }
}
#endif
