#if SourceRewriting
internal import LayoutModel
internal import NumberText
internal import SwiftSyntax

// Constraints that sources do not make yet.
extension SourceMender {
  mutating func add(_ new: NewConstraint) throws(MendingObstacle) {
    for (source, call, _) in sites(for: new) {
      guard call.statement != nil, let text = text(of: new, in: source, at: call)
      else { continue }
      var edits = SourceEdits(source.text)
      AdditionEdits(source: source, call: call).add(text, &edits)
      return setText(edits.text, of: source)
    }
    guard let (source, statement, text) = siteOfSubview(for: new) else {
      throw .noName(view: new.first.path)
    }
    var edits = SourceEdits(source.text)
    let start = statement.bytes
    edits.insert(
      "\(source.lineEnd)\(source.indentation(at: start.lowerBound))\(text).isActive = true",
      at: source.lineEnd(after: start.upperBound))
    setText(edits.text, of: source)
  }

  /// The calls beside which it may be written: those of its axis first, and of these the last.
  private func sites(for new: NewConstraint) -> [Site] {
    let all = [new.first, new.second].compactMap(\.self).map { view in
      let sites = sites(of: view)
      let ofAxis = sites.filter { $0.call.attributes.first?.isVertical == new.attribute.isVertical }
      return ofAxis.reversed()
        + sites.filter { site in
          site.call.attributes.first?.isVertical != new.attribute.isVertical
        }
    }
    return all.flatMap(\.self)
  }

  private func text(
    of new: NewConstraint, in source: ParsedSource, at call: ConstraintCall
  ) -> String? {
    guard let first = name(of: new.first, in: source, at: call) else { return nil }
    guard let second = new.second else { return new.text(first, nil) }
    return name(of: second, in: source, at: call).map { new.text(first, $0) }
  }

  /// Where a view without constraints is added to another one, in the code of its type.
  private func siteOfSubview(
    for new: NewConstraint
  ) -> (source: ParsedSource, statement: CodeBlockItemSyntax, text: String)? {
    for (source, call) in additions(of: new.first) {
      let type = call.enclosingType
      guard let first = name(of: new.first, inType: type),
        let statement = call.ancestors.lazy.compactMap({ $0.as(CodeBlockItemSyntax.self) }).first
      else { continue }
      guard let second = new.second else { return (source, statement, new.text(first, nil)) }
      if let second = name(of: second, inType: type) {
        return (source, statement, new.text(first, second))
      }
    }
    return nil
  }

  /// The calls that add a view, by its property, to another one.
  func additions(
    of view: CodeView
  ) -> [(source: ParsedSource, call: FunctionCallExprSyntax)] {
    guard let property = view.property, property != "self" else { return [] }
    return sourcesNaming(property).flatMap { source in
      NodeCollector<FunctionCallExprSyntax>.all(in: source.tree).filter { call in
        let method =
          call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
          ?? call.calledExpression.trimmedDescription
        return ["addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview"]
          .contains(method)
          && [property, "self.\(property)"].contains(
            call.arguments.first?.expression.trimmedDescription)
      }.map { (source, $0) }
    }
  }

  /// The sources that name a property.
  func sourcesNaming(_ property: String) -> [ParsedSource] {
    texts.sorted { $0.key < $1.key }.filter { $0.value.contains(property) }
      .map { ParsedSource(path: $0.key, text: $0.value) }
  }
}

/// Writes a constraint beside another one, as that one is made.
struct AdditionEdits {
  let source: ParsedSource
  let call: ConstraintCall

  func add(_ text: String, _ edits: inout SourceEdits) {
    guard case .element(let element) = call.form else { return addStatement(text, &edits) }
    let expression = element.expression.bytes
    if element.trailingComma == nil { edits.insert(",", at: expression.upperBound) }
    let comma = element.trailingComma == nil ? "" : ","
    guard source.beginsLine(expression.lowerBound) else {
      return edits.insert(" \(text)\(comma)", at: element.bytes.upperBound)
    }
    let line = source.lineEnd + source.indentation(at: expression.lowerBound) + text + comma
    let end = element.bytes.upperBound
    edits.insert(line, at: source.endsLine(end) ? source.lineEnd(after: end) : end)
  }

  private func addStatement(_ text: String, _ edits: inout SourceEdits) {
    guard let statement = call.statement?.bytes else { return }
    edits.insert(
      "\(source.lineEnd)\(source.indentation(at: statement.lowerBound))\(text).isActive = true",
      at: source.lineEnd(after: statement.upperBound))
  }
}

extension String {
  /// Whether it is the name of an attribute from top to bottom.
  fileprivate var isVertical: Bool {
    ["top", "bottom", "height", "centerY", "firstBaseline", "lastBaseline"].contains(self)
  }
}

extension NewConstraint {
  /// The call that makes it, with the names of the views.
  fileprivate func text(_ first: String, _ second: String?) -> String {
    let start = first == "self" ? "\(attribute)Anchor" : "\(first).\(attribute)Anchor"
    guard let second, let otherAttribute else {
      return "\(start).constraint(\(relation.label)ToConstant: \(constant.exactText))"
    }
    let end = second == "self" ? "\(otherAttribute)Anchor" : "\(second).\(otherAttribute)Anchor"
    let distance = constant == 0 ? "" : ", constant: \(constant.exactText)"
    return "\(start).constraint(\(relation.label)To: \(end)\(distance))"
  }
}
#endif
