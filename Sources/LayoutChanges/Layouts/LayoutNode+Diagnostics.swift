package import LayoutModel

extension LayoutNode {
  /// The attribute that holds the kinds of a view's diagnostics.
  static let diagnosticsAttribute = "diagnostics"

  /// Notes on each view which kinds of diagnostics it has, so that a later run can say that a
  /// constraint broke since.
  ///
  /// The kinds alone are kept: the messages name lines of source code, which move for other reasons.
  /// What has no view in the tree is noted at the root. Notes speak of taste, and unneeded allowances of
  /// the test: both are left out.
  package mutating func note(_ diagnostics: [Diagnostic]) {
    let diagnostics = diagnostics.filter { $0.severity > .note && $0.kind != .unneededAllowance }
    guard !diagnostics.isEmpty else { return }
    var kinds: [String: Set<String>] = [:]
    for diagnostic in diagnostics {
      kinds[diagnostic.view, default: []].insert(diagnostic.kindName)
    }
    for child in children.indices { children[child].note(&kinds, above: "") }
    let rest = kinds.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    note(rest)
  }

  private mutating func note(_ kinds: inout [String: Set<String>], above path: String) {
    let path = path.isEmpty ? name : "\(path)/\(name)"
    if let own = kinds.removeValue(forKey: path) { note(own) }
    for child in children.indices { children[child].note(&kinds, above: path) }
  }

  private mutating func note(_ kinds: Set<String>) {
    guard !kinds.isEmpty else { return }
    attributes[Self.diagnosticsAttribute] = kinds.sorted().joined(separator: ", ")
  }

  /// The names of the kinds of diagnostics that the view has; another version may have named some.
  var diagnosticKinds: Set<String> {
    let text = attributes[Self.diagnosticsAttribute, default: ""]
    return Set(text.split(separator: ", ").map(String.init))
  }
}
