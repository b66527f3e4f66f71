import Foundation

/// A mutation of these tests, which the variable `SUBJECT_MUTATION` names.
enum Mutation: String {
  /// Adds a conflict to each cell.
  case conflict
  /// Takes away the allowances that are needed.
  case withoutAllowances
  /// Adds allowances that nothing needs.
  case unusedAllowances
  /// Expects another height.
  case height
  /// Ends the process in the middle of a test, as an app's code may.
  case exitWithSuccess, exitAtOnce, exitWithoutTests

  static let current = ProcessInfo.processInfo.environment["SUBJECT_MUTATION"]
    .flatMap(Mutation.init)

  /// Ends the process if the mutation is to do so in this framework's tests.
  static func endProcess(in framework: String) {
    guard ProcessInfo.processInfo.environment["SUBJECT_FRAMEWORK"] == framework else { return }
    switch current {
    case .exitWithSuccess: exit(0)
    case .exitAtOnce: _exit(0)
    // EX_UNAVAILABLE, by which a test program says that it has no test.
    case .exitWithoutTests: exit(69)
    default: break
    }
  }
}
