/// Where the records of a report's results are.
public struct RecordsPlace: Hashable, Sendable {
  /// The folder of their logs, relative to the package.
  public var folder: String
  /// Whether a process beside a run wrote them, whose files the next run removes.
  public var isBesideRun: Bool

  /// Creates a place, by default that of the latest run.
  public init(folder: String = ".snap/results", isBesideRun: Bool = false) {
    self.folder = folder
    self.isBesideRun = isBesideRun
  }
}
