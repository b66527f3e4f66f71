/// How progress is shown.
enum ProgressStyle: Equatable {
  /// One line of a terminal, which changes.
  case changingLine
  /// A line each so many seconds, as in the log of a CI run.
  case lines(every: Int)
  case nothing

  static let variable = "SNAP_PROGRESS"

  /// Chooses: the line of a terminal, or lines each `SNAP_PROGRESS` seconds, by default 10; 0 shows nothing.
  ///
  /// - Throws: ``TestRunsError/invalidProgress(variable:value:)`` for what is not a number of seconds.
  init(environment: [String: String], isTerminal: Bool) throws {
    guard let value = environment[Self.variable], !value.isEmpty else {
      self = isTerminal ? .changingLine : .lines(every: 10)
      return
    }
    guard let seconds = Int(value), (0...86_400).contains(seconds) else {
      throw TestRunsError.invalidProgress(variable: Self.variable, value: value)
    }
    self = seconds == 0 ? .nothing : isTerminal ? .changingLine : .lines(every: seconds)
  }
}
