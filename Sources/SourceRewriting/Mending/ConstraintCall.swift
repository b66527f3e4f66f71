#if SourceRewriting
internal import LayoutModel
internal import SwiftSyntax

/// A call that makes one constraint: of an anchor, or of the class.
struct ConstraintCall {
  let call: FunctionCallExprSyntax

  init?(_ call: FunctionCallExprSyntax) {
    let isOfAnchor =
      call.calledExpression.as(MemberAccessExprSyntax.self).map {
        $0.declName.baseName.text == "constraint"
          && $0.base?.is(MemberAccessExprSyntax.self) == true
          || $0.declName.baseName.text == "constraint" && $0.anchorName != nil
      } ?? false
    let isOfClass =
      call.calledExpression.trimmedDescription == "NSLayoutConstraint"
      && call.argument("relatedBy") != nil
    guard isOfAnchor || isOfClass else { return nil }
    self.call = call
  }

  /// The names of the attributes that are related, as in `bottom`.
  var attributes: [String] {
    if let anchor = call.anchor {
      let other = call.arguments.first.flatMap {
        $0.label?.text.hasSuffix("Constant") == true ? nil : $0.expression
      }
      return [anchor.anchorName, other?.anchorName].compactMap(\.self)
    }
    return call.arguments.filter { $0.label?.text == "attribute" }
      .compactMap { $0.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text }
      .filter { $0 != "notAnAttribute" }
  }

  /// How the source writes the item on one side; nil where it is a layout guide's or a variable's anchor.
  func item(isFirst: Bool) -> String? {
    if let anchor = call.anchor {
      let side = isFirst ? anchor : call.arguments.first?.expression
      guard let side, let member = side.as(MemberAccessExprSyntax.self), side.anchorName != nil
      else { return side?.anchorName == nil ? nil : "self" }
      return member.base?.trimmedDescription ?? "self"
    }
    return call.argument(isFirst ? "item" : "toItem")?.trimmedDescription
  }

  /// The statement in which it is made.
  var statement: CodeBlockItemSyntax? {
    call.ancestors.lazy.compactMap { $0.as(CodeBlockItemSyntax.self) }.first
  }

  /// What the source does with the constraint.
  enum Form {
    /// `call.isActive = true`
    case activation
    /// `let name = call`
    case variable(name: String)
    /// `lazy var name = call`, in a type
    case property
    /// `name = call`
    case assignment(target: String)
    /// An element of an array.
    case element(ArrayElementSyntax)
    case part
  }

  var form: Form {
    if let element = call.parent?.as(ArrayElementSyntax.self) { return .element(element) }
    if let binding = call.parent?.parent?.as(PatternBindingSyntax.self) {
      let variable = binding.parent?.parent
      if variable?.parent?.is(MemberBlockItemSyntax.self) == true { return .property }
      return .variable(name: binding.pattern.trimmedDescription)
    }
    guard let parts = statement?.item.as(SequenceExprSyntax.self)?.elements.map(\.self),
      parts.count == 3, parts[1].is(AssignmentExprSyntax.self)
    else { return .part }
    if let member = parts[0].as(MemberAccessExprSyntax.self),
      member.base?.id == ExprSyntax(call).id,
      member.declName.baseName.text == "isActive"
    {
      return .activation
    }
    return parts[2].id == ExprSyntax(call).id
      ? .assignment(target: parts[0].trimmedDescription) : .part
  }

  /// A name for the constraint that the source does not have yet.
  func newName(besides identifiers: Set<String>) -> String {
    let item = item(isFirst: true)?.split(separator: ".").last.map(String.init) ?? ""
    let isWord = item.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && item != "self"
    let attribute = attributes.first ?? "layout"
    let name =
      isWord && !item.isEmpty
      ? item + attribute.prefix(1).uppercased() + attribute.dropFirst() : attribute + "Constraint"
    let names =
      [name, name + "Constraint"] + (2...).lazy.prefix(1000).map { "\(name)Constraint\($0)" }
    return names.first { !identifiers.contains($0) } ?? name
  }
}

extension FunctionCallExprSyntax {
  /// The anchor on which `constraint` is called.
  fileprivate var anchor: ExprSyntax? {
    guard let member = calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "constraint"
    else { return nil }
    return member.base
  }

  func argument(_ label: String) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }
}

extension ExprSyntaxProtocol {
  /// The attribute of an anchor, such as `bottom` of `label.bottomAnchor`.
  fileprivate var anchorName: String? {
    let name =
      self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? self.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard let name, name.hasSuffix("Anchor") else { return nil }
    return String(name.dropLast("Anchor".count))
  }
}

extension MemberAccessExprSyntax {
  fileprivate var anchorName: String? { base?.anchorName }
}
#endif
