/// How often a run draws each snapshot, to find what differs between two drawings.
public enum DrawingCount {
  /// The variable by which a tool passes its choice to tests.
  package static let variable = "SNAP_REPEAT"
  /// The numbers that can be chosen.
  public static let choices = 1...1000

  /// Chooses: `SNAP_REPEAT`, otherwise 1.
  ///
  /// - Throws: ``RecordsError/invalidDrawingCount(variable:value:)`` for another value.
  public static func resolve(environment: [String: String]) throws -> Int {
    guard let value = environment[variable], !value.isEmpty else { return 1 }
    guard let count = Int(value), choices.contains(count) else {
      throw RecordsError.invalidDrawingCount(variable: variable, value: value)
    }
    return count
  }
}
