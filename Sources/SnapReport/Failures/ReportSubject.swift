/// What the results of a report compare.
public enum ReportSubject: Hashable, Sendable {
  /// Snapshots with their references, which can be replaced.
  case references
  /// Cells as two revisions draw them; there is nothing to accept.
  case revisions
}
