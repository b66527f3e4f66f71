package import LayoutModel

/// What the reasons of a layout need besides the views.
@MainActor package struct ReasonContext {
  package let names: ViewNames
  let text: (UIView) -> LayoutNode.TextContent?
  let marginRule: (UIView) -> String?
  let isKept: (NSLayoutConstraint) -> Bool

  /// Creates what reasons need.
  ///
  /// - Parameters:
  ///   - names: the names of the views.
  ///   - text: returns the text of a view, as layouts describe it.
  ///   - marginRule: returns the rule that a view's margins follow instead of those of its class.
  ///   - isKept: returns whether a constraint keeps a view where its file has it.
  package init(
    names: ViewNames, text: @escaping (UIView) -> LayoutNode.TextContent?,
    marginRule: @escaping (UIView) -> String? = { _ in nil },
    isKept: @escaping (NSLayoutConstraint) -> Bool = { _ in false }
  ) {
    self.names = names
    self.text = text
    self.marginRule = marginRule
    self.isKept = isKept
  }
}
