#if SourceRewriting
/// A method's name and types.
struct MethodForm: Hashable, Sendable {
  let name: MethodName
  let types: [String]
  /// The type behind `->`; nil for none.
  let result: String?

  /// A method that does what happens where an object lacks it.
  var declaration: String { declaration(access: "") }

  /// The same for a type that is seen elsewhere: attributes come before the words for access.
  func declaration(access: String) -> String {
    let parameters = zip(name.labels, types).enumerated().map { index, parameter in
      "\(parameter.0) value\(index): \(parameter.1)"
    }
    let arguments = name.labels.enumerated().map { index, label in
      (label == "_" ? "" : "\(label): ") + "value\(index)"
    }
    return "@MainActor \(access)func \(name.base)(\(parameters.joined(separator: ", ")))"
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
#endif
