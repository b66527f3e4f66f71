import CAllocations
import Rounds
import SolverRows

// Memory allocated by the first repetitions is reused by later ones, which therefore show the cost of each.
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
