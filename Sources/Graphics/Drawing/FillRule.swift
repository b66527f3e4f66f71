/// Which points count as inside a path that crosses itself.
public enum FillRule: String, Hashable, Sendable {
  /// Inside where the windings around the point do not add up to 0.
  case winding
  /// Inside where a ray from the point crosses the path an odd number of times.
  case evenOdd
}
