#if SourceRewriting
internal import SwiftSources
internal import SwiftSyntax

/// Visits what the rewritten source may compile, and no branch of an `#if` that it does not.
class ActiveVisitor: SyntaxVisitor {
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.isInactive ? .skipChildren : .visitChildren
  }
}

extension IfConfigClauseSyntax {
  /// Whether it is known that this branch is not compiled.
  var isInactive: Bool {
    guard let clauses = parent?.as(IfConfigClauseListSyntax.self) else { return false }
    let earlier = clauses.prefix { $0 != self }
    return earlier.contains { $0.holds == true } || holds == false
  }

  /// Whether it is known that this branch is compiled.
  var isActive: Bool {
    guard let clauses = parent?.as(IfConfigClauseListSyntax.self), !isInactive else { return false }
    return clauses.prefix { $0 != self }.allSatisfy { $0.holds == false } && holds == true
  }

  /// Whether its own condition holds, as that of `#else` does; nil if that depends on the build.
  private var holds: Bool? {
    guard let condition else { return true }
    let tokens = SwiftToken.all(of: condition.trimmedDescription, for: .rewritten)
    return BuildConditions.rewritten.holds(tokens)
  }
}

extension MemberBlockSyntax {
  /// The members, also those in branches of `#if` that are compiled whatever the build.
  var activeMembers: [MemberBlockItemSyntax] { members.active }
}

extension MemberBlockItemListSyntax {
  fileprivate var active: [MemberBlockItemSyntax] {
    flatMap { member -> [MemberBlockItemSyntax] in
      guard let choice = member.decl.as(IfConfigDeclSyntax.self) else { return [member] }
      return choice.clauses.first(where: \.isActive)?.elements?
        .as(MemberBlockItemListSyntax.self)?.active ?? []
    }
  }
}
#endif
