import Dispatch
import Synchronization
import TestSupport

/// Tries all mutants in all ways, and prints those that survive.
struct MutantTrial {
  let subject: Subject
  let seed: Int
  /// How many references are changed alone, in each way.
  let singles: Int

  /// The ways that are tried one after the other; the two lists at the same time, one for each of two processors.
  private static let lanes: [[Way]] = [[.swiftTest, .verify, .merge], [.jobs, .bundle]]

  /// How many mutants one way was tried with, and what is said of those that stayed green.
  private struct Tried {
    var count = 0
    var survivors: [String] = []
  }

  /// - Returns: the number of mutants that stayed green.
  /// - Throws: ``MutantError`` if the subject is red without a mutation, so that nothing could be seen.
  func run() throws -> Int {
    try subject.buildTests()
    let results = Mutex<[Way: Result<Tried, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: Self.lanes.count) { lane in
      for way in Self.lanes[lane] {
        let result = Result { try outcome(way, try subject.lane(lane)) }
        results.withLock { $0[way] = result }
      }
    }
    let outcomes = try Way.allCases.compactMap { way in try results.withLock { $0[way] }?.get() }
    let survivors = outcomes.flatMap(\.survivors)
    survivors.forEach { print($0) }
    let tried = outcomes.reduce(0) { $0 + $1.count }
    print("mutants: \(tried) tried with seed \(seed), \(survivors.count) survived")
    return survivors.count
  }

  /// Each way has changes of its own, which do not depend on the others.
  private func outcome(_ way: Way, _ subject: Subject) throws -> Tried {
    var random = SeededGenerator(trial: seed &* Way.allCases.count &+ way.number)
    try subject.resetReferences()
    let sound = try subject.run(way, [:])
    guard sound.exitCode == 0, sound.red.isEmpty, !sound.green.isEmpty else {
      throw MutantError.notGreen(way, sound, output: subject.lastOutput)
    }
    var result = Tried()
    for mutant in Mutant.all + Mutant.singles(singles, using: &random)
    where mutant.isVisible(to: way) {
      result.count += 1
      let missed = try mutant.survivors(of: subject, way, sound.green, using: &random)
      guard let missed else { continue }
      result.survivors.append(
        "green in spite of \(mutant.name), by \(way.rawValue): \(missed.sorted())")
    }
    return result
  }
}
