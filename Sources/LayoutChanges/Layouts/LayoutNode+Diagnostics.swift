package import LayoutModel

extension LayoutNode {
  /// The attribute for the kinds of a view's diagnostics.
  static let diagnosticsAttribute = "diagnostics"

  /// Kinds that concern the test or the run, not the layout.
  private static let kindsOfRun: Set<Diagnostic.Kind> = [.unneededAllowance, .unstableDrawing]

  /// Stores in each view the kinds of its diagnostics, so that a later run can report that a constraint broke since.
  ///
  /// Only the kinds are stored: messages contain line numbers, which change for other reasons. Diagnostics without a
  /// view in the tree are stored at the root. Notes, which are matters of taste, and kinds that concern the test or
  /// the run are omitted.
  package mutating func note(_ diagnostics: [Diagnostic]) {
    let diagnostics = diagnostics.filter { diagnostic in
      diagnostic.severity > .note && !Self.kindsOfRun.contains { $0 == diagnostic.kind }
    }
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

  /// Returns those of this layout's diagnostics that are stored in an older layout too, in the same views.
  package func knownDiagnostics(
    among diagnostics: [Diagnostic], in reference: LayoutNode
  ) -> [Diagnostic] {
    let own = Set(FlatLayout(self).views.dropFirst().map(\.path))
    let views = FlatLayout(reference).views
    let kinds = Dictionary(
      views.dropFirst().map { ($0.path, $0.node.diagnosticKinds) },
      uniquingKeysWith: { $0.union($1) })
    return diagnostics.filter { diagnostic in
      let stored =
        own.contains(diagnostic.view) ? kinds[diagnostic.view] : reference.diagnosticKinds
      return stored?.contains(diagnostic.kindName) == true
    }
  }

  /// The names of the view's kinds of diagnostics, possibly from another version.
  var diagnosticKinds: Set<String> {
    let text = attributes[Self.diagnosticsAttribute, default: ""]
    return Set(text.split(separator: ", ").map(String.init))
  }
}
