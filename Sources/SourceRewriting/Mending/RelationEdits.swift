#if SourceRewriting
internal import LayoutModel
internal import SwiftSyntax

/// Gives the constraint that a call makes another relation.
struct RelationEdits {
  let call: ConstraintCall

  /// Returns whether the call has a relation.
  func change(to relation: LayoutConstraint.Relation, _ edits: inout SourceEdits) -> Bool {
    if let old = call.call.argument("relatedBy") {
      edits.add(SourceEdit(range: old.bytes, replacement: ".\(relation.caseName)"))
      return true
    }
    guard let label = call.call.arguments.first?.label,
      let ending = ["ToConstant", "ToSystemSpacingAfter", "ToSystemSpacingBelow", "To"].first(
        where: label.text.hasSuffix)
    else { return false }
    edits.add(SourceEdit(range: label.bytes, replacement: relation.label + ending))
    return true
  }
}

extension LayoutConstraint.Relation {
  /// The case of UIKit.
  fileprivate var caseName: String {
    switch self {
    case .lessThanOrEqual: "lessThanOrEqual"
    case .equal: "equal"
    case .greaterThanOrEqual: "greaterThanOrEqual"
    }
  }

  /// How the labels of an anchor's methods begin.
  var label: String { caseName }
}

/// Takes a constraint out of a source.
struct RemovalEdits {
  let source: ParsedSource
  let call: ConstraintCall

  /// Returns whether nothing else in the source needs the constraint.
  func remove(_ edits: inout SourceEdits) -> Bool {
    switch call.form {
    case .element(let element): remove(element, &edits)
    case .activation: removeLines(of: call.statement, &edits)
    case .variable, .property, .assignment, .part: false
    }
  }

  private func removeLines(of node: CodeBlockItemSyntax?, _ edits: inout SourceEdits) -> Bool {
    guard let node, source.beginsLine(node.bytes.lowerBound), source.endsLine(node.bytes.upperBound)
    else { return false }
    edits.add(SourceEdit(range: source.wholeLines(node.bytes), replacement: ""))
    return true
  }

  private func remove(_ element: ArrayElementSyntax, _ edits: inout SourceEdits) -> Bool {
    let range = element.bytes
    if source.beginsLine(range.lowerBound), source.endsLine(range.upperBound) {
      edits.add(SourceEdit(range: source.wholeLines(range), replacement: ""))
      return true
    }
    guard element.trailingComma != nil else { return false }
    let end = element.endPosition.utf8Offset
    edits.add(SourceEdit(range: range.lowerBound..<end, replacement: ""))
    return true
  }
}
#endif
