#if SourceRewriting
internal import SwiftSyntax

extension EditCollector {
  /// States the type of `let a = [NSAttributedString.Key.font: font, …]` where the values are of several classes.
  ///
  /// On Apple's platforms all of them are objects. On Linux fonts and colours are not, and the compiler finds no type.
  func typeAttributes(_ node: PatternBindingSyntax) {
    guard node.typeAnnotation == nil,
      let dictionary = node.initializer?.value.as(DictionaryExprSyntax.self),
      case .elements(let elements) = dictionary.content, elements.count > 1,
      elements.first?.key.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
        == "NSAttributedString.Key"
    else { return }
    edits.insert(" as [NSAttributedString.Key: Any]", at: dictionary.bytes.upperBound)
  }
}
#endif
