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

  /// Imports all of UIKit where an app imports a part of it; the parts are not modules here.
  func rewriteImport(_ node: ImportDeclSyntax) {
    guard node.importKindSpecifier == nil, let module = node.path.first, node.path.count > 1,
      module.name.text == "UIKit"
    else { return }
    edits.replace(module.name.bytes.upperBound..<node.path.bytes.upperBound, by: "")
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
