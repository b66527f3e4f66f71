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
  /// Those in extensions, which cannot override.
  private(set) var unreachable: Set<String> = []

  init() {}

  /// Finds the methods in the sources of a module, which are scanned together.
  init(in sources: [String], _ module: SourceScan) {
    let families = module.familiesThatAddMethods
    guard !families.isEmpty else { return }
    let collector = DelegateCollector(viewMode: .sourceAccurate)
    for source in sources where families.contains(where: source.contains) {
      collector.walk(Parser.parse(source: source))
    }
    for (type, methods) in collector.methods.sorted(by: { $0.key < $1.key }) {
      for method in methods where !method.isOverride {
        guard let owner = collector.owner(of: method.form, above: type, module) else { continue }
        guard method.isInClass else {
          unreachable.insert("\(type).\(method.form.name)")
          continue
        }
        overriding.insert("\(type).\(method.form.name)")
        if !inherited[owner, default: []].contains(where: { $0.name == method.form.name }) {
          inherited[owner, default: []].append(method.form)
        }
      }
    }
  }

  var isEmpty: Bool { overriding.isEmpty && unreachable.isEmpty }

  /// All of it as text, for the next build to know whether it changed.
  var lines: [String] {
    overriding.sorted().map { "override \($0)\n" }
      + unreachable.sorted().map { "unreachable \($0)\n" }
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
      while let current = type, classes.contains(current), families.insert(current).inserted {
        type = superclasses[current]
      }
    }
  }
}

extension AddedMethods {
  fileprivate static let names = Set(UIKitMethods.optional.map(\.base))
}
#endif
