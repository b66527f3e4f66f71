/// Two variables that are the ends of a length, such as the left and right edges of a view.
///
/// It is a handle, created by ``SimplexSolver/makeExtent(inside:)``. Its ends are variables like others; that they belong
/// together only matters where the constraints leave a choice.
public struct Extent: Hashable, Sendable {
  public let start: Variable
  public let end: Variable
}

/// What the solver keeps about an extent: indices of variables.
struct ExtentRecord {
  let start: Int
  let end: Int
  /// Where the extent around this one starts, or -1.
  var outerStart: Int
}
