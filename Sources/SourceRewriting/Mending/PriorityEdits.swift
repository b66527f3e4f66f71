#if SourceRewriting
internal import NumberText
internal import SwiftSyntax

/// Gives the constraint that a call makes another priority, before it becomes active: iOS lets none that is active and
/// required become optional.
struct PriorityEdits {
  let source: ParsedSource
  let call: ConstraintCall

  func lower(to priority: Double, _ edits: inout SourceEdits) {
    let value = "UILayoutPriority(\(priority.exactText))"
    switch call.form {
    case .variable(let name): set("\(name).priority", value, &edits)
    case .assignment(let target): set("\(access(target)).priority", value, &edits)
    case .activation:
      let name = call.newName(besides: source.identifiers)
      declare(name, value, &edits)
      edits.add(SourceEdit(range: call.call.bytes, replacement: name))
    case .element, .part:
      let name = call.newName(besides: source.identifiers)
      declare(name, value, &edits)
      edits.add(SourceEdit(range: call.call.bytes, replacement: name))
    case .property: wrap(value, &edits)
    }
  }

  /// Changes the priority that the source sets already, or sets it behind the statement.
  private func set(_ place: String, _ value: String, _ edits: inout SourceEdits) {
    guard let statement = call.statement else { return }
    let known = NodeCollector<SequenceExprSyntax>.all(in: statement.parent ?? Syntax(statement))
      .first { parts in
        parts.elements.count == 3
          && parts.elements.first?.trimmedDescription.replacing("?", with: "")
            == place.replacing("?", with: "")
      }
    if let known, let last = known.elements.last {
      return edits.add(SourceEdit(range: last.bytes, replacement: value))
    }
    let indentation = source.indentation(at: statement.bytes.lowerBound)
    edits.insert(
      "\(source.lineEnd)\(indentation)\(place) = \(value)",
      at: source.lineEnd(after: statement.bytes.upperBound))
  }

  /// A stored optional constraint is not optional where it was just made, but its property is.
  private func access(_ target: String) -> String {
    let name = target.replacing("self.", with: "")
    let isOptional = NodeCollector<PatternBindingSyntax>.all(in: source.tree).contains { binding in
      binding.pattern.trimmedDescription == name
        && binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
    }
    return isOptional ? target + "?" : target
  }

  /// Makes the constraint before the statement, where it can have a name.
  private func declare(_ name: String, _ value: String, _ edits: inout SourceEdits) {
    guard let start = call.statement?.bytes.lowerBound else { return }
    let indentation = source.indentation(at: start)
    let made = "let \(name) = \(call.call.trimmedDescription)"
    let lines = [made, "\(name).priority = \(value)"]
    edits.insert(
      lines.map { $0 + source.lineEnd + indentation }.joined(), at: start)
  }

  /// A property of a type has no statements around it.
  private func wrap(_ value: String, _ edits: inout SourceEdits) {
    let inner = source.indentation(at: call.call.bytes.lowerBound)
    let lines = [
      "{", "  let constraint = \(call.call.trimmedDescription)",
      "  constraint.priority = \(value)", "  return constraint", "}()",
    ]
    edits.add(
      SourceEdit(
        range: call.call.bytes, replacement: lines.joined(separator: source.lineEnd + inner)))
  }
}
#endif
