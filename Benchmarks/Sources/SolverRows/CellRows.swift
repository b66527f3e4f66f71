import ConstraintSolver
import Rounds

/// The rows about a single cell.
public let cellRows: [Row] = [
  Row("cell from scratch") {
    func solved() throws -> ImageCell {
      var cell = ImageCell()
      try cell.add(cell.fixedConstraints(), cell.sizeConstraints(.usual))
      return cell
    }
    return Work(
      run: {
        let cell = try solved()
        consume(cell.frames.sum(in: cell.solver))
      },
      answer: {
        let cell = try solved()
        return cell.frames.values(in: cell.solver)
      })
  },
  Row("cell from scratch, constraints ready") {
    // Variables have the same indices in each new solver, so one cell's constraints can be used for the next.
    let model = ImageCell()
    let fixed = model.fixedConstraints()
    let sizes = model.sizeConstraints(.usual)
    func solved() throws -> ImageCell {
      var cell = ImageCell()
      try cell.add(fixed, sizes)
      return cell
    }
    return Work(
      run: {
        let cell = try solved()
        consume(cell.frames.sum(in: cell.solver))
      },
      answer: {
        let cell = try solved()
        return cell.frames.values(in: cell.solver)
      })
  },
  Row("cell solved again, labels resized") {
    var cell = ImageCell()
    try cell.add(cell.fixedConstraints(), cell.sizeConstraints(.usual))
    let frames = cell.frames
    let solver = cell.solver
    var step = 0
    return Work(
      run: {
        step += 1
        try cell.resize(.step(step))
        consume(frames.sum(in: solver))
      },
      answer: {
        try (1...200).flatMap { step in
          try cell.resize(.step(step))
          return frames.values(in: solver)
        }
      })
  },
  Row("cell solved again, label constraints replaced") {
    var cell = ImageCell()
    try cell.add(cell.fixedConstraints(), cell.sizeConstraints(.usual))
    let frames = cell.frames
    let solver = cell.solver
    var step = 0
    return Work(
      run: {
        step += 1
        cell.removeSizes()
        try cell.addSizes(cell.sizeConstraints(.step(step)))
        consume(frames.sum(in: solver))
      },
      answer: {
        try (1...200).flatMap { step in
          cell.removeSizes()
          try cell.addSizes(cell.sizeConstraints(.step(step)))
          return frames.values(in: solver)
        }
      })
  },
]
