/// Why mutants could not be tried.
enum MutantError: Error, CustomStringConvertible {
  case usage
  case nothingToChange(String)
  case failed(command: String, output: String)
  case notGreen(Way, Outcome, output: String)

  var description: String {
    switch self {
    case .usage: "Usage: snap-mutants TOOL SUBJECT BUILD-FOLDER [SEED] [SINGLES]"
    case .nothingToChange(let file): "\(file) has nothing that can be changed."
    case .failed(let command, let output): "\(command) failed:\n\(output)"
    case .notGreen(let way, let outcome, let output):
      "Without a mutation, \(way.rawValue) ended with \(outcome.exitCode); red: \(outcome.red.sorted())\n\(output)"
    }
  }
}
