#if SourceRewriting
internal import SwiftSyntax

extension EditCollector {
  /// Makes a protocol of Objective-C one of Swift.
  ///
  /// Such a protocol has only classes. An optional method becomes one that throws where it is not implemented: a class
  /// that has the method conforms with it, as a method that does not throw may stand for one that does.
  func rewriteProtocol(_ node: ProtocolDeclSyntax) {
    guard node.attributes.attribute("objc") != nil else { return }
    requireClass(node)
    let methods = node.memberBlock.activeMembers.compactMap { member -> String? in
      guard let modifier = member.decl.optionalModifier else { return nil }
      guard let method = member.decl.as(FunctionDeclSyntax.self) else {
        report(.optionalProperty(member.decl.onOneLine), at: modifier)
        return nil
      }
      edits.blank(modifier)
      return makeThrowing(method)
    }
    if !methods.isEmpty { addDefaults(methods, to: node) }
  }

  private func requireClass(_ node: ProtocolDeclSyntax) {
    let inherited = node.inheritanceClause?.inheritedTypes
    let names = inherited?.map(\.type.trimmedDescription) ?? []
    guard names.allSatisfy({ !["class", "AnyObject", "NSObjectProtocol"].contains($0) }) else {
      return
    }
    if let first = inherited?.first {
      edits.insert("AnyObject, ", at: first.bytes.lowerBound)
    } else {
      edits.insert(": AnyObject", at: node.name.bytes.upperBound)
    }
  }

  /// Makes a method throw; returns its declaration without a body, on one line.
  private func makeThrowing(_ method: FunctionDeclSyntax) -> String {
    let signature = method.signature
    let parameters = signature.parameterClause
    let async = signature.effectSpecifiers?.asyncSpecifier
    if signature.effectSpecifiers?.throwsClause == nil {
      edits.insert(" throws", at: async?.bytes.upperBound ?? parameters.bytes.upperBound)
    }
    let parts = [
      "func \(method.name.text)\(parameters.onOneLine)", async?.text, "throws",
      signature.returnClause?.onOneLine,
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  private func addDefaults(_ methods: [String], to node: ProtocolDeclSyntax) {
    let access = node.modifiers.modifier("public") == nil ? "" : "public "
    let members = methods.map { "\(access)\($0) { throw OptionalMethodIsMissing() }" }
    let text = "extension \(node.qualifiedName) { \(members.joined(separator: "; ")) }"
    // An extension cannot be in a type; one behind its protocol is in the same `#if`.
    if node.enclosingType == nil {
      edits.insert("; " + text, at: node.bytes.upperBound)
    } else {
      edits.appendices.append(text)
    }
    let error = "private struct OptionalMethodIsMissing: Error {}"
    if !edits.appendices.contains(error) { edits.appendices.append(error) }
  }
}

extension DeclSyntax {
  /// The modifier that makes a requirement optional.
  fileprivate var optionalModifier: DeclModifierSyntax? {
    asProtocol((any WithModifiersSyntax).self)?.modifiers.modifier("optional")
  }
}

extension SyntaxProtocol {
  /// The text without comments and line breaks.
  var onOneLine: String {
    tokens(viewMode: .sourceAccurate).reduce(into: "") { text, token in
      if !text.isEmpty, text.last != " ", !token.leadingTrivia.isEmpty { text += " " }
      text += token.text
      if !token.trailingTrivia.isEmpty { text += " " }
    }.trimmingSpaces
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
#endif
