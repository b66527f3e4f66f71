#if SourceRewriting
internal import SwiftSyntax

extension EditCollector {
  /// Makes the conditions true in which an app asks for iOS or UIKit.
  ///
  /// `canImport(UIKit)` would be true or false by whether the module was already built.
  func rewriteCondition(_ condition: ExprSyntax) {
    let questions = ConditionQuestions(viewMode: .sourceAccurate)
    questions.walk(condition)
    for question in questions.found { edits.replace(question, by: "true") }
  }
}

/// The calls in a condition that ask for iOS or UIKit.
private final class ConditionQuestions: SyntaxVisitor {
  private(set) var found: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let question = node.trimmedDescription.filter { !$0.isWhitespace }
    if ["os(iOS)", "canImport(UIKit)"].contains(question) { found.append(node) }
    return .skipChildren
  }
}
#endif
