/// How well a solution meets the required constraints, recomputed from the original constraints.
public struct Accuracy: Hashable, Sendable {
  /// The largest violation of a required constraint, as a share of the sizes of the constraint's terms.
  public let largestError: Double
  /// Whether the simplex method finished; if not, the priorities may not have been respected in order.
  public let isOptimal: Bool

  /// Whether the solution can be relied on: optimal, and every required constraint met within ``tolerance``.
  public var isTrustworthy: Bool {
    isOptimal && largestError <= Accuracy.tolerance
  }

  /// The largest share of a constraint's terms by which it may be off: 2⁻³⁰, about 1e-9.
  ///
  /// Elimination with well-sized pivots loses a few of a number's 53 bits; this allows 22. In a layout of 10,000 points
  /// that is 0.00001 points, far below a device pixel.
  public static let tolerance = 0x1p-30
}
