#if SourceRewriting
internal import SwiftSyntax

/// The names in a module that stand for classes of views and controllers, whose initializers Objective-C calls on any class.
public struct DynamicClasses: Hashable, Sendable {
  /// The module's classes, the protocols that only such classes have, and other names of both.
  var types: Set<String> = []
  /// Those of them that are buttons.
  var buttons: Set<String> = []
  /// Other names of such classes' types, `typealias RowType = UIView.Type`.
  var metatypes: Set<String> = []
  /// The classes that are created by an `init()` of their own, or of a superclass in the module.
  var withOwnInit: Set<String> = []

  /// Creates what a module has that declares none.
  public init() {}

  /// Finds the names in the sources of a module, which are scanned together.
  init(_ module: SourceScan) {
    for (name, inherited) in module.inherited.sorted(by: { $0.key < $1.key }) {
      let roots = module.roots(of: name, inherited)
      if roots.contains(where: UIKitClasses.isDynamic) { types.insert(name) }
      if roots.contains(where: UIKitClasses.isButton) { buttons.insert(name) }
    }
    for (name, target) in module.aliases.sorted(by: { $0.key < $1.key }) {
      let roots = target.names.flatMap { module.roots(of: $0, module.inherited[$0] ?? []) + [$0] }
      guard roots.contains(where: UIKitClasses.isDynamic) else { continue }
      if target.isMetatype { metatypes.insert(name) } else { types.insert(name) }
      if roots.contains(where: UIKitClasses.isButton), !target.isMetatype { buttons.insert(name) }
    }
    withOwnInit = module.classes.filter { types.contains($0) && module.isCreatedByOwnInit($0) }
  }

  var isEmpty: Bool { types.isEmpty && metatypes.isEmpty }

  /// All of it as text, for the next build to know whether it changed.
  var lines: [String] {
    types.sorted().map { "dynamic \($0)\n" } + buttons.sorted().map { "button \($0)\n" }
      + metatypes.sorted().map { "metatype \($0)\n" }
      + withOwnInit.sorted().map { "\($0).init()\n" }
  }

  /// Whether a type is a class of views or controllers, also together with protocols.
  func contain(_ type: TypeSyntax, isButton: Bool = false) -> Bool {
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.contains { contain($0.type, isButton: isButton) }
    }
    let name = type.trimmedDescription
    return isButton
      ? UIKitClasses.isButton(name) || buttons.contains(name)
      : UIKitClasses.isDynamic(name) || types.contains(name)
  }
}

extension SourceScan {
  /// Returns the names of what a type inherits, and what these inherit.
  fileprivate func roots(of name: String, _ names: [String]) -> [String] {
    var (found, rest): ([String], [String]) = ([], names)
    var seen: Set = [name]
    while let next = rest.popLast() {
      guard seen.insert(next).inserted else { continue }
      found.append(next)
      rest += (inherited[next] ?? []) + (aliases[next].map { $0.isMetatype ? [] : $0.names } ?? [])
    }
    return found
  }

  /// Whether a class has an `init()`, or inherits one of a class of the module.
  fileprivate func isCreatedByOwnInit(_ name: String) -> Bool {
    var seen: Set<String> = []
    var type = name
    while seen.insert(type).inserted {
      if plainInitializers.contains(type) { return true }
      guard !designatedInitializers.contains(type), let superclass = superclasses[type],
        classes.contains(superclass)
      else { return false }
      type = superclass
    }
    return false
  }
}

extension UIKitClasses {
  /// Whether a class of UIKit's is created by one of the functions `dynamicInit`.
  static func isDynamic(_ name: String) -> Bool {
    ["UIView", "UIViewController", "UIStoryboardSegue"].contains(name)
      || superclasses[name].map(isDynamic) == true
  }

  static func isButton(_ name: String) -> Bool {
    name == "UIButton" || superclasses[name].map(isButton) == true
  }
}
#endif
