#if SourceRewriting
internal import SwiftSyntax

extension EditCollector {
  /// Replaces `#selector(tap(_:))` by `Selector("tap:", calling: Cell.tap(_:))`.
  ///
  /// The compiler finds the types: the method, not applied to an object, is passed as it is. The class is named
  /// because `Self` cannot be used where a stored property is initialized.
  func rewriteSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first, node.arguments.count == 1 else {
      return report(.unknownForm(node.trimmedDescription), at: node)
    }
    guard let reference = MemberReference(argument.expression, in: node) else {
      return report(.selectorOfObject(node.trimmedDescription), at: node)
    }
    switch argument.label?.text {
    case nil: rewriteMethodSelector(node, reference)
    case "getter":
      rewriteAccessorSelector(node, reference, reference.name, "")
    case "setter":
      rewriteAccessorSelector(node, reference, SelectorName.ofSetter(reference.name), " = $0")
    default: report(.unknownForm(node.trimmedDescription), at: node)
    }
  }

  private var selectorType: String { module.hidesSelector ? "UIKit.Selector" : "Selector" }

  private func rewriteMethodSelector(_ node: MacroExpansionExprSyntax, _ reference: MemberReference)
  {
    let name = declarations.selector(of: reference.name, labels: reference.labels)
    guard let end = node.leftParen?.bytes.upperBound else { return }
    edits.replaceExactly(
      node.bytes.lowerBound..<end, by: #"\#(selectorType)("\#(name)", calling: "#)
    qualify(reference)
    if let type = reference.type, let owner = reference.impliedOwner {
      edits.insert("(\(owner)) -> ", at: type.bytes.lowerBound)
    }
  }

  /// Replaces `#selector(getter: Cell.isOn)` by a closure with the form of a method.
  private func rewriteAccessorSelector(
    _ node: MacroExpansionExprSyntax, _ reference: MemberReference, _ name: String,
    _ assignment: String
  ) {
    let body = "{ (target: \(reference.owner)) in { target.\(reference.name)\(assignment) } }"
    guard reference.object == nil else {
      return report(.selectorOfObject(node.trimmedDescription), at: node)
    }
    edits.replaceExactly(node.bytes, by: #"\#(selectorType)("\#(name)", calling: \#(body))"#)
  }

  /// Names the class of a method that is referred to by its name only, by `self`, or of an object.
  private func qualify(_ reference: MemberReference) {
    if let object = reference.object {
      edits.insert("type(of: ", at: object.bytes.lowerBound)
      edits.insert(")", at: object.bytes.upperBound)
      return
    }
    guard let owner = reference.impliedOwner else { return }
    if let base = reference.replacedBase {
      edits.replaceExactly(base.bytes, by: owner)
    } else {
      edits.insert("\(owner).", at: reference.start)
    }
  }
}

/// A method or property as `#selector` names it.
private struct MemberReference {
  let name: String
  let labels: [String]?
  /// The class.
  let owner: String
  /// The class, if the reference does not name it itself.
  var impliedOwner: String? { isOwnerNamed ? nil : owner }
  private let isOwnerNamed: Bool
  /// `self`, `self?` or `Self`, in whose place the class is named.
  let replacedBase: ExprSyntax?
  /// The object whose method it is, if that is named instead of a class.
  let object: ExprSyntax?
  /// The type behind `as`.
  let type: TypeExprSyntax?
  /// The first byte.
  let start: Int

  /// Reads a reference; nil if its class cannot be seen in the source.
  init?(_ expression: ExprSyntax, in node: some SyntaxProtocol) {
    var expression = expression
    var type: TypeExprSyntax?
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      guard parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self),
        let last = parts[2].as(TypeExprSyntax.self)
      else { return nil }
      (expression, type) = (parts[0], last)
    }
    self.type = type
    start = expression.bytes.lowerBound
    let member: DeclReferenceExprSyntax
    if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
      member = access.declName
      let isSelf = ["self", "Self", "self?", "self!"].contains(base.trimmedDescription)
      // Behind `as`, the type of the object would be needed, too.
      guard isSelf || base.isTypeName || type == nil && base.isPlainPath else { return nil }
      guard let owner = isSelf ? node.enclosingType : base.trimmedDescription else { return nil }
      (self.owner, isOwnerNamed, replacedBase) = (owner, !isSelf, isSelf ? base : nil)
      object = isSelf || base.isTypeName ? nil : base
    } else if let plain = expression.as(DeclReferenceExprSyntax.self),
      let type = node.enclosingType
    {
      (member, owner, isOwnerNamed, replacedBase, object) = (plain, type, false, nil, nil)
    } else {
      return nil
    }
    name = member.baseName.identifierText
    labels = member.argumentNames?.arguments.map(\.name.identifierText)
  }
}

extension ExprSyntax {
  /// Whether it is a variable or a property of one, which is read without a call: `owner`, `self.owner`.
  fileprivate var isPlainPath: Bool {
    if self.is(DeclReferenceExprSyntax.self) { return true }
    return self.as(MemberAccessExprSyntax.self)?.base?.isPlainPath ?? false
  }

  /// Whether it is named as types are, with a capital: `Cell`, `Feed.Cell`.
  var isTypeName: Bool {
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text.first?.isUppercase ?? false
    }
    guard let access = self.as(MemberAccessExprSyntax.self), let base = access.base else {
      return false
    }
    return base.isTypeName && access.declName.baseName.text.first?.isUppercase ?? false
  }
}
#endif
