#if SourceRewriting
internal import SwiftSyntax

extension RemedyFinder {
  /// Takes out a declaration, or what it can do without.
  func declaration(_ item: some SyntaxProtocol, _ token: TokenSyntax) -> Step? {
    let isInFile = item.parent?.parent?.is(SourceFileSyntax.self) == true
    guard patience < .declarations || isInFile else { return nil }
    guard let declaration = item.declaration else { return nil }
    if patience < .declarations, let remedy = self.remedy(for: declaration, token) {
      return .mend(remedy)
    }
    let isMember = item.is(MemberBlockItemSyntax.self)
    let kind: PrunedPiece.Kind =
      declaration.is(ImportDeclSyntax.self)
      ? .importing : isMember ? .member : isInFile ? .declaration : .statement
    return .mend([
      Remedy(
        kind: kind, change: .blank(Syntax(item)),
        isForSignature: token.isInSignature(of: declaration))
    ])
  }

  /// What a declaration can do without, by the token of it at which the error is.
  private func remedy(for declaration: DeclSyntax, _ token: TokenSyntax) -> [Remedy]? {
    if token.tokenKind == .rightBrace { return missingResult(token).map { [$0] } }
    let isHead = token.isHead(of: declaration)
    if isHead, let modifier = declaration.overriding {
      return [Remedy(kind: .modifier, change: .blank(Syntax(modifier)))]
    }
    guard isHead, let clause = declaration.inheritance else { return nil }
    // The first type of a class may be its superclass.
    let removed = clause.inheritedTypes.dropFirst(declaration.is(ClassDeclSyntax.self) ? 1 : 0)
    guard !removed.isEmpty else { return nil }
    return removed.map { type in
      Remedy(
        kind: .inheritedType,
        change: .remove(
          Syntax(type), from: Syntax(clause.inheritedTypes), emptied: .blank(Syntax(clause))))
    }
  }

  /// Gives stored properties values, if the notes of an error name some that have none.
  func remedies(
    atNotes place: PruningPlace, _ token: TokenSyntax, in tree: SourceFileSyntax
  ) -> [Remedy]? {
    guard patience < .declarations, token.mayLackValues else { return nil }
    let remedies = place.notes.compactMap { offset -> Remedy? in
      guard let name = tree.token(at: AbsolutePosition(utf8Offset: offset)),
        let binding = name.parent?.parent?.as(PatternBindingSyntax.self),
        binding.initializer == nil, binding.accessorBlock == nil || binding.isObserved,
        let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
        let member = variable.parent?.as(MemberBlockItemSyntax.self)
      else { return nil }
      let value = binding.typeAnnotation.flatMap { DefaultValue.text(of: $0.type) }
      guard let value, !binding.isObserved else {
        return Remedy(kind: .member, change: .blank(Syntax(member)))
      }
      return Remedy(kind: .value, change: .initialize(binding, variable, value))
    }
    return remedies.isEmpty ? nil : remedies
  }

  /// The class whose end is before a place, where the compiler misses an initializer of its superclass's.
  func classEnding(before place: PruningPlace, _ token: TokenSyntax) -> ClassDeclSyntax? {
    guard patience < .declarations, place.hasOtherNotes || !place.notes.isEmpty else { return nil }
    let isBrace = token.tokenKind == .rightBrace
    let brace =
      isBrace
      ? token
      : token.bytes.lowerBound >= place.offset && token.startsLine(at: place.offset)
        ? token.previousToken(viewMode: .sourceAccurate) : nil
    guard brace?.tokenKind == .rightBrace else { return nil }
    return brace?.parent?.parent?.as(ClassDeclSyntax.self)
  }

  /// The initializer that views require, by which nothing can be made.
  func requiredInitializer(of type: ClassDeclSyntax) -> [Remedy] {
    let isThere = type.memberBlock.members.contains { member in
      let parameters = member.decl.as(InitializerDeclSyntax.self)?.signature.parameterClause
        .parameters
      return parameters?.first?.firstName.text == "coder"
    }
    guard !isThere, let item = type.parent?.parent else { return [] }
    guard !type.memberBlock.description.contains(Self.addedInitializer) else {
      return [Remedy(kind: .declaration, change: .blank(item))]
    }
    let place = type.memberBlock.rightBrace.bytes.lowerBound
    return [Remedy(kind: .addition, change: .insert(place, " \(Self.addedInitializer) "))]
  }

  private static let addedInitializer = "required init?(coder: NSCoder) { nil }"

  /// Puts a class of UIKit in the place of one whose name says that it is a view.
  func standIn(for token: TokenSyntax) -> Remedy? {
    guard patience < .members, !types.contains(token.identifierText),
      let name = StandInType.name(for: token.identifierText)
    else { return nil }
    if token.parent?.is(IdentifierTypeSyntax.self) == true,
      token.parent?.parent?.is(MemberTypeSyntax.self) != true
    {
      return .replace(token, by: name, kind: .type)
    }
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
      let call = reference.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(reference).id, let end = call.rightParen,
      call.trailingClosure == nil, !call.trimmedDescription.contains("\n")
    else { return nil }
    let range = reference.bytes.lowerBound..<end.bytes.upperBound
    return Remedy(kind: .type, change: .replace(range, "\(name)()"))
  }
}

extension SyntaxProtocol {
  /// The declaration of an item of a file, a body or a type.
  fileprivate var declaration: DeclSyntax? {
    if let member = self.as(MemberBlockItemSyntax.self) { return member.decl }
    guard case .decl(let declaration) = self.as(CodeBlockItemSyntax.self)?.item else { return nil }
    return declaration
  }
}

extension DeclSyntax {
  fileprivate var overriding: DeclModifierSyntax? {
    asProtocol((any WithModifiersSyntax).self)?.modifiers.modifier("override")
  }

  fileprivate var inheritance: InheritanceClauseSyntax? {
    asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
  }
}

extension PatternBindingSyntax {
  /// Whether it is stored and has observers.
  fileprivate var isObserved: Bool {
    guard case .accessors(let list) = accessorBlock?.accessors else { return false }
    return list.contains { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
  }
}

extension TokenSyntax {
  /// Whether it is what a declaration begins with or is named by.
  fileprivate func isHead(of declaration: DeclSyntax) -> Bool {
    if parent?.id == declaration.id { return tokenKind != .rightBrace }
    // The name of a property is in its pattern.
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return false }
    return parent?.is(IdentifierPatternSyntax.self) == true
      && variable.bindings.contains { $0.pattern.id == parent?.id }
  }

  /// Whether it is in no body, block or value of a declaration; a type is kept for what is in it.
  fileprivate func isInSignature(of declaration: DeclSyntax) -> Bool {
    let isType = declaration.asProtocol((any DeclGroupSyntax).self) != nil
    guard !isType || declaration.is(ExtensionDeclSyntax.self) else { return false }
    return ancestors.prefix { $0.id != declaration.id }.allSatisfy {
      !$0.is(CodeBlockSyntax.self) && !$0.is(AccessorBlockSyntax.self)
        && !$0.is(InitializerClauseSyntax.self) && !$0.is(MemberBlockSyntax.self)
    }
  }

  /// Whether an error here may be one of values that an initializer owes: it is a type's name, or in an initializer.
  fileprivate var mayLackValues: Bool {
    if let type = parent?.asProtocol((any NamedDeclSyntax).self), type.name == self { return true }
    return ancestors.contains { $0.is(InitializerDeclSyntax.self) }
  }

  /// Whether it is the first token behind a line break, at which a place is.
  fileprivate func startsLine(at offset: Int) -> Bool {
    let trivia = leadingTrivia.description.utf8
    let before = trivia.prefix(max(0, offset - position.utf8Offset))
    return before.last == UInt8(ascii: "\n")
  }
}
#endif
