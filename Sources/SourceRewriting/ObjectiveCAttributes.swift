#if SourceRewriting
internal import SwiftSyntax

extension EditCollector {
  /// Removes an attribute that only Objective-C needs, or that starts an app, at which the compiler for Linux stops.
  ///
  /// `@IBAction` is refused on methods without arguments, which iOS allows.
  func rewriteAttribute(_ node: AttributeSyntax) {
    let names: Set = [
      "objc", "objcMembers", "IBAction", "IBSegueAction", "UIApplicationMain", "NSApplicationMain",
    ]
    // In an `#if` the project has chosen between the systems itself.
    guard names.contains(node.name), !node.isInCondition else { return }
    edits.blank(node)
  }
}

extension AttributeSyntax {
  var name: String { attributeName.trimmedDescription }

  /// Whether an `#if` among the attributes of a declaration contains it.
  var isInCondition: Bool {
    ancestors.prefix { !$0.is(MemberBlockItemSyntax.self) && !$0.is(CodeBlockItemSyntax.self) }
      .contains { $0.is(IfConfigDeclSyntax.self) }
  }
}

extension AttributeListSyntax {
  /// The attribute with a name, outside of any `#if`.
  func attribute(_ name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.name == name }
  }
}

extension DeclModifierListSyntax {
  /// The modifier with a name.
  func modifier(_ name: String) -> DeclModifierSyntax? { first { $0.name.text == name } }
}
#endif
