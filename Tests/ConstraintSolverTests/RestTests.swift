import ConstraintSolver
import Testing

/// Where an extent stays as far as the constraints leave it free.
struct RestTests {
  private let solver = SimplexSolver()

  private func values(of extent: Extent) -> [Double] {
    [solver.value(of: extent.start), solver.value(of: extent.end)]
  }

  @Test func `a free extent keeps to its rest, measured from the one around it`() throws {
    let outer = solver.makeExtent()
    let inner = solver.makeExtent(inside: outer)
    _ = try solver.add(Constraint(outer.start, .equal, 10))
    _ = try solver.add(Constraint(outer.end, .equal, 100))
    solver.setRest(of: inner, start: 5, length: 30)
    _ = try solver.add(
      Constraint(Expression(inner.end) - Expression(outer.end), .lessThanOrEqual))
    #expect(values(of: inner) == [15, 45])
  }

  @Test func `constraints of any priority decide before that`() throws {
    let extent = solver.makeExtent()
    solver.setRest(of: extent, start: 5, length: 30)
    _ = try solver.add(Constraint(extent.start, .equal, 7, priority: 1))
    #expect(values(of: extent) == [7, 37])
    _ = try solver.add(Constraint(extent.end, .equal, 20, priority: 1))
    #expect(values(of: extent) == [7, 20])
  }

  @Test func `inequalities hold it near to its rest, not at equality`() throws {
    let (resting, plain) = (solver.makeExtent(), solver.makeExtent())
    solver.setRest(of: resting, start: 50, length: 30)
    for extent in [resting, plain] {
      _ = try solver.add(Constraint(extent.start, .greaterThanOrEqual, 20))
      _ = try solver.add(Constraint(extent.end, .lessThanOrEqual, 70))
    }
    #expect(values(of: resting) == [40, 70])
    #expect(values(of: plain) == [20, 20])
  }

  @Test func `a rest that is set later counts as well, and leaves the extent ambiguous`() throws {
    let extent = solver.makeExtent()
    _ = try solver.add(Constraint(extent.start, .equal, 7))
    #expect(values(of: extent) == [7, 7])
    solver.setRest(of: extent, start: 0, length: 12)
    #expect(values(of: extent) == [7, 19])
    #expect(solver.witnesses(for: extent.end) != nil)
  }

  @Test func `constraints that share an error in any way leave extents at their rests`() throws {
    let (first, second) = (solver.makeExtent(), solver.makeExtent())
    _ = try solver.add(Constraint(first.start, .equal, 0))
    _ = try solver.add(Constraint(Expression(second.start) - Expression(first.end), .equal))
    _ = try solver.add(Constraint(second.end, .equal, 100))
    for extent in [first, second] {
      let length = Expression(extent.end) - Expression(extent.start)
      _ = try solver.add(Constraint(length - 20, .equal, priority: 250))
    }
    #expect(values(of: first) == [0, 20])
    solver.setRest(of: first, start: 0, length: 70)
    #expect(values(of: first) == [0, 70])
  }
}
