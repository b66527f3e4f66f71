/// A member that an extension adds to a type.
struct ExtensionMember {
  /// The type's names, the outermost first: `Notification`, `Name`.
  let types: [String]
  let name: String
  /// The first parameter's label, empty for none or `_`; nil for what is not called.
  let label: String?
  let isStatic: Bool
  /// Those of an initializer.
  var parameters: [Parameter] = []

  /// The name behind those of its types.
  var fullName: String { (types + [name]).joined(separator: ".") }

  /// Whether a source may use the member: names, labels and what is before the name tell.
  ///
  /// An ordinary extension's file imports nothing that Linux lacks; others extend the types of libraries too, whose
  /// members are used only where something names the type: `.body` is one of UIKit's text styles, though SwiftUI has a
  /// font of the name.
  func isUsed(by source: SourceNames, isOrdinary: Bool) -> Bool {
    if name == "init" { return isCreated(by: source) }
    guard let use = source.uses[name], fits(use.labels) else { return false }
    let isKnown = isOrdinary || isOfSystem || types.contains { source.uses[$0] != nil }
    return use.owners.contains { owner in
      switch owner {
      case .none: isReachedWithoutOwner(in: source)
      case .implicit: isStatic && isKnown
      case .value: !isStatic && isKnown
      // Apps add methods to UIKit's classes for their own ones to override; a class of the app is named anyway.
      case .overriding: !isStatic && isOfSystem
      case .type(let name):
        types.contains(name) || name == "Self" && isReachedWithoutOwner(in: source)
          || isOfSystem && !source.isOfSystem(name)
      }
    }
  }

  /// A default value lets a call leave the label out, and a trailing closure too.
  private func fits(_ labels: Set<String?>) -> Bool {
    guard let label else { return true }
    return labels.contains(label) || labels.contains("") || labels.contains(nil)
  }

  /// The system's types have many initializers without labels, apps mostly add ones with.
  private func isCreated(by source: SourceNames) -> Bool {
    guard let label, let type = types.last, !label.isEmpty || isOfSystem else { return false }
    // Without a label, `.init` may be one of any type.
    let names = label.isEmpty ? [type] : [type, "init"]
    return names.contains { name in
      source.uses[name]?.calls.contains {
        parameters.accept($0.labels, hasTrailingClosure: $0.hasTrailingClosure)
      } ?? false
    }
  }

  /// In an extension of the type, or in a class that may inherit it, unless the source declares the name itself.
  private func isReachedWithoutOwner(in source: SourceNames) -> Bool {
    guard !source.local.contains(name) else { return false }
    return types.contains(where: source.extended.contains)
      || isOfSystem && !source.superclasses.isEmpty
  }

  private var isOfSystem: Bool { types.first.map(SourceNames.isOfSystem) ?? false }
}
