#if SourceRewriting
package import LayoutModel

/// Why a change could not be made in sources.
package enum MendingObstacle: Error, Hashable, Sendable {
  /// No source of the package has the name, or several have a constraint there.
  case noSource(file: String)
  case severalSources(file: String)
  /// The line makes no such constraint by itself, as in a function for many views, or by a visual format.
  case noConstraint(ConstraintPlace)
  /// The source has no name for a view where a constraint could be added.
  case noName(view: String)
}
#endif
