import Testing

@testable import ConstraintSolver

struct AccuracyTests {
  @Test(arguments: [
    (0, true, true), (Accuracy.tolerance.nextDown, true, true), (Accuracy.tolerance, true, true),
    (Accuracy.tolerance.nextUp, true, false), (.nan, true, false), (0, false, false),
  ])
  func `a solution is trustworthy if it is optimal and off by 2⁻³⁰ at most`(
    error: Double, isOptimal: Bool, isTrustworthy: Bool
  ) {
    let accuracy = Accuracy(largestError: error, isOptimal: isOptimal)
    #expect(accuracy.isTrustworthy == isTrustworthy)
  }
}
