#if SourceRewriting
internal import SwiftSyntax

extension EditCollector {
  /// Replaces `type(of: object).description()` by a text of the class, as only classes of Objective-C have the method.
  func rewriteClassDescription(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty,
      let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "description",
      let base = access.base?.as(FunctionCallExprSyntax.self),
      base.calledExpression.trimmedDescription == "type", base.arguments.first?.label?.text == "of"
    else { return }
    edits.insert("String(reflecting: ", at: base.bytes.lowerBound)
    edits.replaceExactly(base.bytes.upperBound..<node.bytes.upperBound, by: ")")
  }
}
#endif
