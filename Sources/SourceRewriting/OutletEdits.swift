#if SourceRewriting
internal import SwiftSyntax

extension EditCollector {
  /// Replaces `@IBOutlet` by a wrapper that retains its object, and `@IBOutlet weak` by one that does not.
  func rewriteOutlet(_ node: VariableDeclSyntax, _ attribute: AttributeSyntax) {
    let isRequirement = node.ancestors.first { $0.is(MemberBlockSyntax.self) }?
      .parent?.is(ProtocolDeclSyntax.self)
    if isRequirement == true { return edits.blank(attribute) }
    if let obstacle = obstacle(of: node) {
      report(obstacle, at: attribute)
      return edits.blank(attribute)
    }
    guard let weak = node.modifiers.modifier("weak") else {
      return edits.replace(attribute, by: "@Outlet")
    }
    replaceWeak(attribute, weak)
  }

  /// The wrapper's name is longer than the attribute; what follows `weak` keeps its column all the same.
  private func replaceWeak(_ attribute: AttributeSyntax, _ weak: DeclModifierSyntax) {
    let name = "@WeakOutlet"
    let isOneLine = !edits.hasLineBreak(in: attribute.bytes.lowerBound..<weak.bytes.upperBound)
    let excess = isOneLine ? name.utf8.count - attribute.bytes.count : 0
    edits.replace(attribute, by: name)
    edits.replaceExactly(
      weak.bytes, by: String(repeating: " ", count: weak.bytes.count - excess))
  }

  private func obstacle(of node: VariableDeclSyntax) -> RewritingFinding.Reason? {
    guard node.bindings.count == 1, let binding = node.bindings.first else {
      return .outletsInOneDeclaration
    }
    let name = binding.pattern.trimmedDescription
    if let modifier = ["unowned", "lazy"].compactMap(node.modifiers.modifier).first {
      return .outletModifier(modifier.trimmedDescription, outlet: name)
    }
    let isComputed = binding.accessorBlock?.isComputed ?? false
    return isComputed || node.modifiers.modifier("override") != nil ? .computedOutlet(name) : nil
  }
}

extension AccessorBlockSyntax {
  /// Whether it has a getter, rather than observers of a stored property.
  var isComputed: Bool {
    switch accessors {
    case .getter: true
    case .accessors(let list):
      list.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }
}
#endif
