/// How a command ended, thrown when everything there is to say has been printed.
enum Outcome: Error {
  case good
  /// Differences, errors, or nothing that matched.
  case differences
  case couldNotRun

  var exitCode: Int32 {
    switch self {
    case .good: 0
    case .differences: 1
    case .couldNotRun: 2
    }
  }
}
