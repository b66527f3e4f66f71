#if SourceRewriting
internal import SwiftSyntax

extension EditCollector {
  /// Adds a call to a property that is `dynamic`, which tells its observers of each change: Objective-C calls them itself.
  func tellObservers(of node: VariableDeclSyntax) {
    guard node.modifiers.modifier("dynamic") != nil, node.bindings.count == 1,
      node.bindingSpecifier.text == "var", node.attributes.attribute("NSManaged") == nil,
      ["static", "class"].compactMap(node.modifiers.modifier).isEmpty,
      importsUIKit || module.addsUIKit, let binding = node.bindings.first
    else { return }
    let call = "keyValueDidChange(of: self)"
    guard let block = binding.accessorBlock else {
      return edits.insert(" { didSet { \(call) } }", at: binding.bytes.upperBound)
    }
    guard case .accessors(let accessors) = block.accessors else { return }
    if let setter = accessors.first(where: {
      ["set", "didSet"].contains($0.accessorSpecifier.text)
    }) {
      // The body may return early.
      if let body = setter.body {
        edits.insert(" defer { \(call) };", at: body.leftBrace.bytes.upperBound)
      }
    } else if !block.isComputed {
      edits.insert(" didSet { \(call) } ", at: block.rightBrace.bytes.lowerBound)
    }
  }
}
#endif
