#if SourceRewriting
internal import SwiftParser
internal import SwiftSyntax

/// The optional methods of delegates and data sources that a class adds whose superclass has the conformance.
///
/// UIKit on iOS finds them by their names. In Swift they are called only if the class with the conformance has them, so
/// that it gets methods which do what happens without them, and the subclass's override these.
struct AddedMethods: Hashable, Sendable {
  /// The methods that classes with a conformance get.
  private(set) var inherited: [String: [MethodForm]] = [:]
  /// The methods that override these, as `Class.method(_:)`.
  private(set) var overriding: Set<String> = []

  init() {}

  init(in sources: [String]) {
    let module = sources.filter { $0.contains("class ") }.map { SourceScan($0) }
      .reduce(into: SourceScan("")) { $0.add($1) }
    let families = module.familiesThatAddMethods
    guard !families.isEmpty else { return }
    let collector = DelegateCollector(viewMode: .sourceAccurate)
    for source in sources where families.contains(where: source.contains) {
      collector.walk(Parser.parse(source: source))
    }
    for (type, methods) in collector.methods.sorted(by: { $0.key < $1.key }) {
      for method in methods where !method.isOverride {
        guard let owner = collector.owner(of: method.form, above: type, module) else { continue }
        overriding.insert("\(type).\(method.form.name)")
        if !inherited[owner, default: []].contains(where: { $0.name == method.form.name }) {
          inherited[owner, default: []].append(method.form)
        }
      }
    }
  }

  var isEmpty: Bool { overriding.isEmpty }

  /// All of it as text, for the next build to know whether it changed.
  var lines: [String] {
    overriding.sorted().map { "override \($0)\n" }
      + inherited.sorted { $0.key < $1.key }.flatMap { type, forms in
        forms.map { "\(type) \($0.declaration)\n" }
      }
  }
}

extension SourceScan {
  /// The classes that may add an optional method, without `override`, to what a class of the module declares; with their
  /// superclasses in the module.
  ///
  /// Parsing takes most of the time, and this needs none.
  fileprivate var familiesThatAddMethods: Set<String> {
    classMembers.union(extensionMembers).reduce(into: []) { families, member in
      guard AddedMethods.names.contains(member.name), let superclass = superclasses[member.type],
        classes.contains(superclass)
      else { return }
      var type: String? = member.type
      while let current = type, families.insert(current).inserted { type = superclasses[current] }
    }
  }
}

extension AddedMethods {
  fileprivate static let names = Set(UIKitMethods.optional.map(\.base))
}

/// A method's name and types.
struct MethodForm: Hashable, Sendable {
  let name: MethodName
  let types: [String]
  /// The type behind `->`; nil for none.
  let result: String?

  /// A method that does what happens where an object lacks it.
  var declaration: String {
    let parameters = zip(name.labels, types).enumerated().map { index, parameter in
      "\(parameter.0) value\(index): \(parameter.1)"
    }
    let arguments = name.labels.enumerated().map { index, label in
      (label == "_" ? "" : "\(label): ") + "value\(index)"
    }
    return "@MainActor func \(name.base)(\(parameters.joined(separator: ", ")))"
      + (result.map { " -> \($0)" } ?? "")
      + " { DefaultDelegate().\(name.base)(\(arguments.joined(separator: ", "))) }"
  }

  /// Whether one of some protocols has it as an optional method; its first parameter is the object that calls.
  func isOptional(of protocols: Set<String>) -> Bool {
    guard let caller = types.first else { return false }
    return protocols.contains { name in
      [caller + "DataSource", caller + "Delegate", caller + "DelegateFlowLayout"].contains(name)
        || caller == "UIScrollView" && Self.scrollViewDelegates.contains(name)
    }
  }

  private static let scrollViewDelegates: Set = [
    "UITableViewDelegate", "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout",
    "UITextViewDelegate",
  ]
}

/// Collects the conformances of classes, and their methods that UIKit may call.
private final class DelegateCollector: SyntaxVisitor {
  struct Method {
    let form: MethodForm
    let isOverride: Bool
  }

  private(set) var conformances: [String: Set<String>] = [:]
  private(set) var methods: [String: [Method]] = [:]

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.inheritanceClause, to: node.name.text)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.inheritanceClause, to: node.extendedType.trimmedDescription)
    return .visitChildren
  }

  /// Returns the closest superclass with the conformance; nil if there is none, or a class up to it has the method.
  func owner(of form: MethodForm, above type: String, _ module: SourceScan) -> String? {
    var seen = Set([type])
    var owner = module.superclasses[type]
    while let current = owner, seen.insert(current).inserted {
      if methods[current, default: []].contains(where: { $0.form.name == form.name }) { return nil }
      if form.isOptional(of: conformances[current, default: []]) { return current }
      owner = module.superclasses[current]
    }
    return nil
  }

  private func add(_ clause: InheritanceClauseSyntax?, to type: String) {
    let names = clause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    conformances[type, default: []].formUnion(names)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if UIKitMethods.optional.contains(node.methodName), let type = node.enclosingType {
      let parameters = node.signature.parameterClause.parameters
      let form = MethodForm(
        name: node.methodName, types: parameters.map(\.type.trimmedDescription),
        result: node.signature.returnClause?.type.trimmedDescription)
      let isOverride = node.modifiers.modifier("override") != nil
      methods[type, default: []].append(Method(form: form, isOverride: isOverride))
    }
    return .skipChildren
  }
}

extension EditCollector {
  /// Gives a class with a conformance the optional methods that its subclasses add.
  func addInheritedMethods(to node: ClassDeclSyntax) {
    let isPublic = ["public", "open"].contains { node.modifiers.modifier($0) != nil }
    for form in module.addedMethods.inherited[node.name.text, default: []] {
      add((isPublic ? "public " : "") + form.declaration, to: node)
    }
  }

  /// Makes an optional method of a subclass override that of the class with the conformance.
  func overrideInheritedMethod(_ node: FunctionDeclSyntax) {
    guard !module.addedMethods.isEmpty, let type = node.enclosingType,
      module.addedMethods.overriding.contains("\(type).\(node.methodName)")
    else { return }
    guard
      node.ancestors.first(where: { $0.is(MemberBlockSyntax.self) })?.parent?
        .is(ClassDeclSyntax.self) == true
    else {
      return report(.addedMethodInExtension("\(node.methodName)", class: type), at: node.name)
    }
    edits.insert("override ", at: node.funcKeyword.bytes.lowerBound)
  }
}
#endif
