import Foundation

/// The command line of a program that measures rows; the peers' programs have the same.
///
/// - `list` prints the names of the rows.
/// - `round NAME` measures a row once and prints `median TAB minimum` in seconds.
/// - `answer NAME` prints the row's results, one per line.
/// - `repeat NAME COUNT` does the work COUNT times, for counting instructions.
public enum RoundProgram {
  /// Handles one call; if it fails, says why and ends the process with exit code 2.
  public static func main(_ rows: [Row], arguments: [String]) {
    do {
      try handle(arguments, rows)
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(2)
    }
  }

  private static func handle(_ arguments: [String], _ rows: [Row]) throws {
    switch arguments.first {
    case "list":
      for row in rows { print(row.name) }
    case "round":
      let timing = try Stopwatch.measure(try find(arguments, rows).prepare().run)
      print("\(timing.median)\t\(timing.minimum)")
    case "answer":
      for number in try find(arguments, rows).prepare().answer() { print(number) }
    case "repeat":
      let work = try find(arguments, rows).prepare()
      for _ in 0..<(arguments.count > 2 ? Int(arguments[2]) ?? 1 : 1) { try work.run() }
    default:
      throw RoundError.usage
    }
  }

  private static func find(_ arguments: [String], _ rows: [Row]) throws -> Row {
    guard arguments.count > 1 else { throw RoundError.usage }
    guard let row = rows.first(where: { $0.name == arguments[1] }) else {
      throw RoundError.noSuchRow(arguments[1])
    }
    return row
  }
}

/// An error of a program that measures rows.
public enum RoundError: Error, CustomStringConvertible {
  /// The arguments are invalid.
  case usage
  /// There is no row with this name.
  case noSuchRow(String)

  /// One sentence on what to do.
  public var description: String {
    switch self {
    case .usage: "Say list, round NAME, answer NAME or repeat NAME COUNT."
    case .noSuchRow(let name): "There is no row named \(name); `list` prints those there are."
    }
  }
}
