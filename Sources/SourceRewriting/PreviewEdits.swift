#if SourceRewriting
internal import SwiftSyntax

/// The previews of Xcode, which nothing shows here.
extension EditCollector {
  /// Removes `#Preview { … }`.
  /// - Returns: whether the macro is one.
  func removePreview(
    _ node: some FreestandingMacroExpansionSyntax, in whole: some SyntaxProtocol
  ) -> Bool {
    guard node.macroName.text == "Preview" else { return false }
    edits.blank(whole)
    return true
  }
}
#endif
