import FaultyCells
import StressTesting

// Makes a mistake in each of a number of random cells, searches for it, and prints a table: what was found, and in which
// time of a processor. The cells without mistakes must hold. `stress-faults 100 200` takes those from the 100th on.
let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let last = numbers.last ?? 300
let seeds = (numbers.count > 1 ? numbers[0] : 0)..<last

/// A tenth of the standard budget suffices, and fits into two seconds.
let trials = 60

var results = FaultResults()
var falseFindings = 0
for seed in seeds {
  let trial = FaultTrial(seed: seed, trials: trials)
  let report = trial.test(nil).run()
  if report.isFailure {
    falseFindings += 1
    print("found in the sound cell of seed \(seed):\n\(report.text(.swift))")
  }
  results.add(try trial.result())
}
print(results.text)
print("\nfound in cells without a mistake: \(falseFindings) of \(seeds.count)")
