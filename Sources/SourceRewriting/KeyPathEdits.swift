#if SourceRewriting
internal import SwiftSyntax

extension EditCollector {
  /// Replaces `#keyPath(Cell.title.text)` by `"title.text"`.
  func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first, node.arguments.count == 1, argument.label == nil,
      let names = argument.expression.memberNames
    else { return report(.unknownForm(node.trimmedDescription), at: node) }
    let path = names.drop { $0.first?.isUppercase ?? false || $0 == "self" }
    edits.replace(node, by: "\"\(path.joined(separator: "."))\"")
  }
}

extension ExprSyntax {
  /// The names of a chain of members, `["Cell", "title", "text"]`; nil for anything else.
  fileprivate var memberNames: [String]? {
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      return [reference.baseName.identifierText]
    }
    if let chaining = self.as(OptionalChainingExprSyntax.self) {
      return chaining.expression.memberNames
    }
    guard let access = self.as(MemberAccessExprSyntax.self), let base = access.base else {
      return nil
    }
    return base.memberNames.map { $0 + [access.declName.baseName.identifierText] }
  }
}
#endif
