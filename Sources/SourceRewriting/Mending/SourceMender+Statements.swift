#if SourceRewriting
internal import LayoutModel
internal import NumberText
internal import SwiftSyntax

/// What a statement of a source sets of a view.
enum ViewSetting {
  case property(name: String, value: String)
  case contentPriority(ContentHold, Double)

  func statement(for view: String) -> String {
    let prefix = view == "self" ? "" : view + "."
    switch self {
    case .property(let name, let value): return "\(prefix)\(name) = \(value)"
    case .contentPriority(let hold, let priority):
      return "\(prefix)\(hold.method)(UILayoutPriority(\(priority.exactText)), for: .\(hold.axis))"
    }
  }

  /// Where a source sets it already, and what it sets instead.
  func known(in tree: some SyntaxProtocol, of names: Set<String>) -> SourceEdit? {
    switch self {
    case .property(let name, let value):
      let found = NodeCollector<SequenceExprSyntax>.all(in: tree).last { parts in
        guard let member = parts.elements.first?.as(MemberAccessExprSyntax.self) else {
          return false
        }
        return parts.elements.count == 3 && member.declName.baseName.text == name
          && names.contains(member.base?.trimmedDescription ?? "self")
      }
      return found?.elements.last.map { SourceEdit(range: $0.bytes, replacement: value) }
    case .contentPriority(let hold, let priority):
      let found = NodeCollector<FunctionCallExprSyntax>.all(in: tree).last { call in
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
          return false
        }
        return member.declName.baseName.text == hold.method
          && call.argument("for")?.trimmedDescription.hasSuffix(".\(hold.axis)") == true
          && names.contains(member.base?.trimmedDescription ?? "self")
      }
      return found?.arguments.first.map {
        SourceEdit(
          range: $0.expression.bytes, replacement: "UILayoutPriority(\(priority.exactText))")
      }
    }
  }
}

extension ContentHold {
  fileprivate var method: String {
    isHugging ? "setContentHuggingPriority" : "setContentCompressionResistancePriority"
  }

  fileprivate var axis: String { isHorizontal ? "horizontal" : "vertical" }
}

// What is set of a view.
extension SourceMender {
  /// Changes what a source sets of a view, or sets it where the source names the view.
  mutating func set(_ setting: ViewSetting, of view: CodeView) throws(MendingObstacle) {
    if let (source, edit) = known(setting, of: view) { return apply(edit, to: source) }
    for (source, call, name) in sites(of: view) {
      guard let statement = call.statement else { continue }
      return insert(setting.statement(for: name), before: statement, in: source)
    }
    for (source, call) in additions(of: view) {
      guard let name = name(of: view, inType: call.enclosingType),
        let statement = call.ancestors.lazy.compactMap({ $0.as(CodeBlockItemSyntax.self) }).first
      else { continue }
      return insert(setting.statement(for: name), before: statement, in: source)
    }
    throw .noName(view: view.path)
  }

  /// What a source sets of a view already: where it names the view, or where the view's property is made.
  private func known(
    _ setting: ViewSetting, of view: CodeView
  ) -> (source: ParsedSource, edit: SourceEdit)? {
    for (source, call, name) in sites(of: view) {
      guard let around = call.call.ancestors.first(where: { $0.is(MemberBlockItemSyntax.self) }),
        let edit = setting.known(in: around, of: [name])
      else { continue }
      return (source, edit)
    }
    guard let property = view.property, property != "self" else { return nil }
    for source in sourcesNaming(property) {
      for binding in NodeCollector<PatternBindingSyntax>.all(in: source.tree)
      where binding.pattern.trimmedDescription == property
        && name(of: view, inType: binding.enclosingType) != nil
      {
        let type = binding.ancestors.first { $0.is(MemberBlockSyntax.self) }
        let local = Set(
          NodeCollector<PatternBindingSyntax>.all(in: binding).dropFirst()
            .map(\.pattern.trimmedDescription) + ["$0"])
        if let edit = setting.known(in: binding, of: local)
          ?? type.flatMap({ setting.known(in: $0, of: [property, "self.\(property)"]) })
        {
          return (source, edit)
        }
      }
    }
    return nil
  }

  private mutating func insert(
    _ statement: String, before next: CodeBlockItemSyntax, in source: ParsedSource
  ) {
    let start = next.bytes.lowerBound
    apply(
      SourceEdit(
        range: start..<start,
        replacement: statement + source.lineEnd + source.indentation(at: start)), to: source)
  }

  private mutating func apply(_ edit: SourceEdit, to source: ParsedSource) {
    var edits = SourceEdits(source.text)
    edits.add(edit)
    setText(edits.text, of: source)
  }
}
#endif
