#if SourceRewriting
internal import SwiftSyntax

/// What a source declares that other places in it refer to.
struct SourceDeclarations {
  /// The classes by their names, nested ones as `Outer.Inner`.
  let classes: [String: ClassDeclSyntax]
  let variables: Set<String>
  /// The names of variables, properties and parameters whose values are classes of views.
  let metatypes: Set<String>
  /// Those of them that are properties, which other sources may use.
  let metatypeProperties: Set<String>
  let parameters: Set<String>
  private let methods: [String: [Method]]
  private let actions: [String: [MethodName]]
  private let inspectables: [String: [String]]

  struct Method {
    let name: MethodName
    /// The name in `@objc(…)`.
    let givenSelector: String?
  }

  init(_ tree: SourceFileSyntax, _ classes: DynamicClasses) {
    let collector = DeclarationCollector(classes)
    collector.walk(tree)
    self.classes = collector.classes
    variables = collector.variables
    metatypes = collector.metatypes
    metatypeProperties = collector.metatypeProperties
    parameters = collector.parameters
    methods = collector.methods
    actions = collector.actions
    inspectables = collector.inspectables
  }

  /// Returns the methods with `@IBAction` of a class and its extensions, named as ``classes`` does.
  func actions(ofClass name: String) -> [MethodName] { actions[name, default: []] }

  /// Returns the properties with `@IBInspectable` that a class and its extensions can set, named as ``classes`` does.
  func inspectables(ofClass name: String) -> [String] { inspectables[name, default: []] }

  /// Returns the selector of a method, from the labels that its declaration or the reference shows.
  ///
  /// Without either it is the name alone, to which the number of arguments adds colons at run time.
  func selector(of base: String, labels: [String]?) -> String {
    let candidates = methods[base, default: []].filter { labels == nil || $0.name.labels == labels }
    if let given = candidates.first?.givenSelector { return given }
    if let labels { return SelectorName.of(MethodName(base, labels)) }
    let names = Set(candidates.map(\.name))
    guard names.count == 1, let name = names.first else { return base }
    return SelectorName.of(name)
  }
}

private final class DeclarationCollector: ActiveVisitor {
  private let dynamicClasses: DynamicClasses
  private(set) var classes: [String: ClassDeclSyntax] = [:]
  private(set) var methods: [String: [SourceDeclarations.Method]] = [:]
  private(set) var variables: Set<String> = []
  private(set) var metatypes: Set<String> = []
  private(set) var metatypeProperties: Set<String> = []
  private(set) var parameters: Set<String> = []
  private(set) var actions: [String: [MethodName]] = [:]
  private(set) var inspectables: [String: [String]] = [:]

  init(_ dynamicClasses: DynamicClasses) {
    self.dynamicClasses = dynamicClasses
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    variables.insert(node.identifier.identifierText)
    return .skipChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    parameters.insert((node.secondName ?? node.firstName).identifierText)
    addMetatype((node.secondName ?? node.firstName).identifierText, node.type)
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let type = node.typeAnnotation?.type ?? node.initializer?.value.castType
    if let name = node.pattern.as(IdentifierPatternSyntax.self), let type {
      addMetatype(name.identifier.identifierText, type)
      let isProperty = node.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) ?? false
      if isProperty, metatypes.contains(name.identifier.identifierText) {
        metatypeProperties.insert(name.identifier.identifierText)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.attribute("IBInspectable") != nil, let owner = node.qualifiedOwner {
      inspectables[owner, default: []] += node.settableNames
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.type {
      addMetatype((node.secondName ?? node.firstName).identifierText, type)
    }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    let type = node.typeAnnotation?.type ?? node.initializer?.value.castType
    if let name = node.pattern.as(IdentifierPatternSyntax.self), let type {
      addMetatype(name.identifier.identifierText, type)
    }
    return .visitChildren
  }

  private func addMetatype(_ name: String, _ type: TypeSyntax) {
    if let optional = type.as(OptionalTypeSyntax.self) {
      return addMetatype(name, optional.wrappedType)
    }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first
    {
      return addMetatype(name, element.type)
    }
    if dynamicClasses.metatypes.contains(type.trimmedDescription) { metatypes.insert(name) }
    guard let metatype = type.as(MetatypeTypeSyntax.self) else { return }
    let base = metatype.baseType
    if dynamicClasses.contain(base)
      || base.isGenericClass(named: base.trimmedDescription, dynamicClasses)
    {
      metatypes.insert(name)
    }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    classes[node.qualifiedName] = node
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let given = node.attributes.attribute("objc")?.arguments?.trimmedDescription
    methods[node.methodName.base, default: []].append(
      SourceDeclarations.Method(name: node.methodName, givenSelector: given))
    if node.attributes.attribute("IBAction") != nil, let owner = node.qualifiedOwner {
      actions[owner, default: []].append(node.methodName)
    }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// The type behind `as?` or `as!`.
  fileprivate var castType: TypeSyntax? {
    guard let parts = self.as(SequenceExprSyntax.self)?.elements, parts.count == 3,
      parts.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
    else { return nil }
    return parts.last?.as(TypeExprSyntax.self)?.type
  }
}

extension VariableDeclSyntax {
  /// The names of the variables of an instance that can be set.
  fileprivate var settableNames: [String] {
    guard bindingSpecifier.tokenKind == .keyword(.var), modifiers.modifier("static") == nil,
      modifiers.modifier("class") == nil
    else { return [] }
    return bindings.compactMap { binding in
      let accessors = binding.accessorBlock
      guard accessors.map({ !$0.isComputed || $0.isSettable }) ?? true else { return nil }
      return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    }
  }
}

extension FunctionDeclSyntax {
  var methodName: MethodName {
    MethodName(
      name.identifierText,
      signature.parameterClause.parameters.map(\.firstName.identifierText))
  }
}

extension TokenSyntax {
  /// The identifier without backticks.
  var identifierText: String { identifier?.name ?? text }
}

extension SyntaxProtocol {
  /// The name of the closest type around this node, as it is written there; nil outside of types.
  var enclosingType: String? {
    for ancestor in ancestors {
      if let type = ancestor.as(ClassDeclSyntax.self) { return type.name.text }
      if let type = ancestor.as(StructDeclSyntax.self) { return type.name.text }
      if let type = ancestor.as(EnumDeclSyntax.self) { return type.name.text }
      if let type = ancestor.as(ActorDeclSyntax.self) { return type.name.text }
      if let type = ancestor.as(ExtensionDeclSyntax.self) {
        return type.extendedType.trimmedDescription
      }
    }
    return nil
  }

  /// The names of the types around this node, `Outer.Inner`; nil outside of types.
  var qualifiedOwner: String? {
    let names = ancestors.compactMap { ancestor in
      if let type = ancestor.as(ExtensionDeclSyntax.self) {
        return type.extendedType.trimmedDescription
      }
      return ancestor.asProtocol((any NamedDeclSyntax).self)?.name.text
    }
    return names.isEmpty ? nil : names.reversed().joined(separator: ".")
  }
}

extension NamedDeclSyntax {
  /// The name with those of the types around it, `Outer.Inner`.
  var qualifiedName: String {
    [qualifiedOwner, name.text].compactMap(\.self).joined(separator: ".")
  }
}
#endif
