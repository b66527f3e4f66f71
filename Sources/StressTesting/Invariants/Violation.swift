package import LayoutModel

/// One thing in a layout that must not be.
package struct Violation: Hashable, Sendable {
  /// What identifies a failure while it is made simpler: the same invariant fails at the same view.
  package struct Identity: Hashable, Sendable {
    package let invariant: String
    /// The kind of diagnostic, if a diagnostic shows it.
    package let kind: Diagnostic.Kind?
    /// The view path.
    package let view: String
  }

  package let identity: Identity
  /// One or more sentences.
  package let message: String
  /// The constraints that cause it, each with its place.
  package let constraints: [String]

  /// The invariant as Swift code; nil if a cell alone does not show that it fails.
  let code: String?

  init(_ invariant: String, code: String? = nil, _ breach: Breach) {
    identity = Identity(invariant: invariant, kind: breach.kind, view: breach.view)
    message = breach.message
    constraints = breach.constraints
    self.code = code
  }
}

/// What an invariant finds in a layout.
struct Breach {
  /// The kind of diagnostic, if a diagnostic shows it.
  var kind: Diagnostic.Kind?
  /// The view path, empty for the cell.
  var view = ""
  /// One or more sentences.
  let message: String
  /// The constraints that cause it, each with its place.
  var constraints: [String] = []
}
