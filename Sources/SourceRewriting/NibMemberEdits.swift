#if SourceRewriting
internal import SwiftSyntax

extension EditCollector {
  /// Adds a property to a class that lists its actions, its outlets with observers and its inspectable properties by name.
  ///
  /// UIKit finds methods and properties by their names on iOS only, and sets the storage of an outlet, which has no observers.
  func addNibMembers(to node: ClassDeclSyntax) {
    let name = node.name.text
    let members =
      node.observedOutlets.map { #".outlet("\#($0)", \\#(name).\#($0))"# }
      + declarations.actions(ofClass: node.qualifiedName).map { action in
        let selector = declarations.selector(of: action.base, labels: action.labels)
        let method = action.labels.isEmpty ? action.base : action.description
        return #".action(Selector("\#(selector)", calling: \#(name).\#(method)))"#
      }
      + declarations.inspectables(ofClass: node.qualifiedName).map { property in
        #".inspectable("\#(property)", \\#(name).\#(property))"#
      }
    guard !members.isEmpty else { return }
    add(
      "private let nibMembersOf\(name): [NibMember] = [\(members.joined(separator: ", "))]",
      to: node)
  }

  /// Adds a member to a class, on the line of its closing brace, so that no other line moves.
  func add(_ member: String, to owner: ClassDeclSyntax) {
    let brace = owner.memberBlock.rightBrace.bytes.lowerBound
    let last = owner.memberBlock.members.last.map { $0.bytes.upperBound }
    let isSeparate = last.map { edits.hasLineBreak(in: $0..<brace) } ?? true
    let isFirst = !edits.hasInsertion(at: brace)
    edits.insert((isSeparate && isFirst ? "" : "; ") + member + " ", at: brace)
  }
}

extension ClassDeclSyntax {
  /// The names of its outlets that have `willSet` or `didSet`.
  fileprivate var observedOutlets: [String] {
    memberBlock.activeMembers.compactMap { member in
      guard let property = member.decl.as(VariableDeclSyntax.self), property.bindings.count == 1,
        property.attributes.attribute("IBOutlet") != nil, let binding = property.bindings.first,
        let accessors = binding.accessorBlock, !accessors.isComputed
      else { return nil }
      return binding.pattern.trimmedDescription
    }
  }
}
#endif
