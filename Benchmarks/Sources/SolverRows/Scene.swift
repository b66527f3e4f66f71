import ConstraintSolver
import Rounds

/// Many views in one solver, built and solved from scratch.
struct Scene {
  let solver = SimplexSolver()
  var frames: [Frame] = []

  mutating func frame() -> Frame {
    let frame = Frame(in: solver)
    frames.append(frame)
    return frame
  }

  func require(_ constraint: Constraint) throws {
    _ = try solver.add(constraint)
  }

  /// A row that creates a scene, solves it and reads every variable.
  static func row(_ name: String, make: @escaping @Sendable () throws -> Scene) -> Row {
    Row(name) {
      Work(
        run: {
          let scene = try make()
          consume(scene.frames.sum(in: scene.solver))
        },
        answer: {
          let scene = try make()
          return scene.frames.values(in: scene.solver)
        })
    }
  }
}
