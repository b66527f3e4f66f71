/// The exit status of a command, thrown after all output has been printed.
package enum Outcome: Error {
  case good
  /// Differences, errors, or nothing that matched.
  case differences
  case couldNotRun

  package var exitCode: Int32 {
    switch self {
    case .good: 0
    case .differences: 1
    case .couldNotRun: 2
    }
  }
}
