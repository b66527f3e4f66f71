/// What decides what to do next in a clone.
package struct GitClone: Hashable, Sendable {
  /// Whether it has only the newest commits.
  package var isShallow = false
  /// The remote from which a partial clone would fetch what it does not have.
  package var promisor: String?
  /// The remote to fetch from: `origin`, or the first one.
  var remote: String?
  /// The branch that the remote begins with, such as `trunk`.
  var defaultBranch: String?
}
