#if SourceRewriting
internal import SwiftSyntax

/// Walks a source and collects its edits, each kind of which is in a file of its own.
final class EditCollector: ActiveVisitor {
  var edits: SourceEdits
  private(set) var findings: [RewritingFinding] = []
  private(set) var importsUIKit = false
  let module: SharedDeclarations
  let declarations: SourceDeclarations
  private let path: String
  private let locations: SourceLocationConverter

  init(
    _ source: String, _ tree: SourceFileSyntax, _ path: String, _ module: SharedDeclarations
  ) {
    edits = SourceEdits(source)
    self.path = path
    self.module = module
    locations = SourceLocationConverter(fileName: path, tree: tree)
    declarations = SourceDeclarations(tree, module.dynamicClasses)
    super.init(viewMode: .sourceAccurate)
  }

  func report(_ reason: RewritingFinding.Reason, at node: some SyntaxProtocol) {
    let place = locations.location(for: node.positionAfterSkippingLeadingTrivia)
    findings.append(
      RewritingFinding(path: path, line: place.line, column: place.column, reason: reason))
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    rewriteAttribute(node)
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    typeAttributes(node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let outlet = node.attributes.attribute("IBOutlet") { rewriteOutlet(node, outlet) }
    tellObservers(of: node)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    addNibMembers(to: node)
    rewriteOverrides(in: node)
    addInheritedMethods(to: node)
    addDynamicCreation(to: node)
    for forwarder in module.extensionMembers.forwarders(of: node.qualifiedName) {
      add(forwarder, to: node)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    overrideInheritedMethod(node)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteProtocol(node)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteOverrides(in: node)
    rewriteOverridden(in: node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteSuper(node)
    rewriteMetatypeInitializer(node)
    rewriteOptionalValue(node)
    if let module = node.base?.as(DeclReferenceExprSyntax.self) {
      rewriteModuleName(module.baseName, of: node.declName.baseName)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.baseType.as(IdentifierTypeSyntax.self) {
      rewriteModuleName(module.name, of: node.name)
    }
    return .visitChildren
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    rewriteAvailability(node)
    return .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { rewriteCondition(condition) }
    return super.visit(node)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.first?.name.text == "UIKit" { importsUIKit = true }
    rewriteImport(node)
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOptionalCall(node)
    rewriteMetatypeCreation(node)
    rewriteClassDescription(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    removePreview(node, in: node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if removePreview(node, in: node) { return .skipChildren }
    switch node.macroName.text {
    case "selector": rewriteSelector(node)
    case "keyPath": rewriteKeyPath(node)
    default: break
    }
    return .visitChildren
  }
}
#endif
