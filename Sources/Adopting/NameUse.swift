/// How a source uses a name.
struct NameUse {
  /// What is before the name.
  enum Owner: Hashable {
    /// No dot.
    case none
    /// A dot without a value or type, as in `.red`.
    case implicit
    /// An expression.
    case value
    /// A name that begins with a capital letter.
    case type(String)
    /// The modifier `override`.
    case overriding
  }

  /// The first line with the name.
  let line: Int
  var owners: Set<Owner> = []
  /// The first argument's labels: empty for one without, nil where the name is not called.
  var labels: Set<String?> = []
  var calls: Set<CallLabels> = []

  /// Whether the name may be one that the module declares outside of types.
  func isGlobal(among modules: Set<String>) -> Bool {
    owners.contains {
      if case .type(let name) = $0 { return modules.contains(name) }
      return $0 == .none
    }
  }
}
