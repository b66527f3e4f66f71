#if SourceRewriting
internal import SwiftSyntax

extension EditCollector {
  /// Gives a class with a conformance the optional methods that its subclasses add.
  func addInheritedMethods(to node: ClassDeclSyntax) {
    let isPublic = ["public", "open"].contains { node.modifiers.modifier($0) != nil }
    for form in module.addedMethods.inherited[node.name.text, default: []] {
      add(form.declaration(access: isPublic ? "public " : ""), to: node)
    }
  }

  /// Makes an optional method of a subclass override that of the class with the conformance.
  func overrideInheritedMethod(_ node: FunctionDeclSyntax) {
    guard !module.addedMethods.isEmpty, let type = node.enclosingType else { return }
    let name = "\(type).\(node.methodName)"
    if module.addedMethods.overriding.contains(name), node.isInClass {
      edits.insert("override ", at: node.funcKeyword.bytes.lowerBound)
    } else if module.addedMethods.unreachable.contains(name) {
      report(.addedMethodInExtension("\(node.methodName)", class: type), at: node.name)
    }
  }
}

extension FunctionDeclSyntax {
  /// Whether it is a member in the braces of a class, and not of an extension.
  var isInClass: Bool {
    let block = ancestors.first { $0.is(MemberBlockSyntax.self) }
    return block?.parent?.is(ClassDeclSyntax.self) == true
  }
}
#endif
