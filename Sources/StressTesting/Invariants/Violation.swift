package import LayoutModel

/// One thing in a layout that must not be.
package struct Violation: Hashable, Sendable {
  /// What identifies a failure while it is made simpler: the same invariant fails at the same view.
  package struct Identity: Hashable, Sendable {
    /// The invariant's name.
    package let invariant: String
    /// The kind of diagnostic, if a diagnostic shows it.
    package let kind: Diagnostic.Kind?
    /// The view path.
    package let view: String
  }

  package let identity: Identity
  /// One or more sentences.
  package let message: String

  init(_ invariant: String, kind: Diagnostic.Kind? = nil, view: String, message: String) {
    identity = Identity(invariant: invariant, kind: kind, view: view)
    self.message = message
  }
}
