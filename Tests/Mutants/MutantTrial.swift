import TestSupport

/// Tries all mutants in all ways, and prints those that survive.
struct MutantTrial {
  private let subject: Subject
  private let seed: Int
  /// How many references are changed alone, in each way.
  private let singles: Int
  private var random: SeededGenerator
  private var tried = 0
  /// The number of mutants that stayed green.
  private(set) var survivors = 0

  init(subject: Subject, seed: Int, singles: Int) {
    self.subject = subject
    self.seed = seed
    self.singles = singles
    random = SeededGenerator(trial: seed)
  }

  /// - Throws: ``MutantError`` if the subject is red without a mutation, so that nothing could be seen.
  mutating func run() throws {
    try subject.buildTests()
    for way in Way.allCases { try run(way) }
    print("mutants: \(tried) tried with seed \(seed), \(survivors) survived")
  }

  private mutating func run(_ way: Way) throws {
    try subject.resetReferences()
    let sound = try subject.run(way, [:])
    guard sound.exitCode == 0, sound.red.isEmpty, !sound.green.isEmpty else {
      throw MutantError.notGreen(way, sound, output: subject.lastOutput)
    }
    for mutant in Mutant.all + Mutant.singles(singles, using: &random)
    where mutant.isVisible(to: way) {
      tried += 1
      let missed = try mutant.survivors(of: subject, way, sound.green, using: &random)
      guard let missed else { continue }
      survivors += 1
      print("green in spite of \(mutant.name), by \(way.rawValue): \(missed.sorted())")
    }
  }
}
