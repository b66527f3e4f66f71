import CAllocations
import Rounds
import SolverRows

// What the first repetitions reserve is kept for the later ones, so these show what each one costs.
let warmUp = 1000
let repetitions = 1000

for row in cellRows {
  let work = try row.prepare()
  for _ in 0..<warmUp { try work.run() }
  let start = allocations_count()
  for _ in 0..<repetitions { try work.run() }
  let count = allocations_count() - start
  print("\(row.name)\t\(Double(count) / Double(repetitions))")
}
