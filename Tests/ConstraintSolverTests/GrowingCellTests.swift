import ConstraintSolver
import Testing

/// The steps of the documentation's page "Growing a cell", each with the text that the page shows.
struct GrowingCellTests {
  @Test func `the page about growing a cell shows the solver's output`() throws {
    let solver = SimplexSolver()
    let left = solver.makeVariable()  // v0
    let width = solver.makeVariable()  // v1
    let height = solver.makeVariable()  // v2
    _ = try solver.add(Constraint(left, .equal, 0))
    _ = try solver.add(Constraint(width, .equal, 320))
    #expect(
      solver.debugDescription == """
        v0 = 0, by #0
        v1 = 320, by #1
        v2 = 0, free in -inf...inf
        #0 v0 == 0
        #1 v1 - 320 == 0
        """)

    let image = solver.makeVariable()  // v3, its height
    _ = try solver.add(Constraint(image, .equal, 100, priority: 999))
    _ = try solver.add(Constraint(height, .equal, image + 40))
    #expect(
      solver.debugDescription == """
        v0 = 0, by #0
        v1 = 320, by #1
        v2 = 140, by #3
        v3 = 100
        #0 v0 == 0
        #1 v1 - 320 == 0
        #2 v3 - 100 == 0 at 999
        #3 v2 - v3 - 40 == 0
        """)

    let forced = try solver.add(Constraint(height, .equal, 139.5))
    #expect(
      solver.debugDescription == """
        v0 = 0, by #0
        v1 = 320, by #1
        v2 = 139.5, by #3
        v3 = 99.5
        #0 v0 == 0
        #1 v1 - 320 == 0
        #2 v3 - 100 == 0 at 999, missed by 0.5
        #3 v2 - v3 - 40 == 0
        #4 v2 - 139.5 == 0
        """)

    let error = #expect(throws: SolverError.self) {
      try solver.add(Constraint(image, .equal, 100))
      // throws SolverError.unsatisfiable: others #3 and #4
    }
    guard case .unsatisfiable(let conflict)? = error else { return }
    #expect(conflict.others.map(\.serial) == [3, 4])
    #expect(solver.value(of: image) == 99.5)

    try solver.setConstant(-180, of: forced)
    let imageHeight = solver.value(of: image)
    // 140: required constraints come first, so now the image is taller than it wants to be
    #expect(imageHeight == 140)
  }

  @Test(arguments: [
    (Constraint(Expression(-2.5), .equal), "-2.5 == 0"),
    (Constraint(Expression(0), .lessThanOrEqual, priority: 250.5), "0 <= 0 at 250.5"),
  ])
  func `constraints read as inequalities`(constraint: Constraint, text: String) {
    #expect(constraint.description == text)
  }
}
