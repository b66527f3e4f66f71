/// What a drawing may still take, so that copies of copies end.
struct VectorBudget {
  private var steps = VectorPicture.mostSteps
  private var points = VectorPicture.mostPoints

  var isExceeded: Bool { steps < 0 || points < 0 }

  /// Counts one more step with some points; returns whether it may be taken.
  mutating func take(points count: Int) -> Bool {
    steps -= 1
    points -= count
    return !isExceeded
  }
}
