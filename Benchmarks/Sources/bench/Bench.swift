import Foundation

/// Measures our programs and the peers' in turn and writes the results.
///
/// `bench PROGRAMS PEERS OUTPUT [ROUNDS] [ROW]` takes the folder of our programs, the folder of the peers', the JSON
/// file to write, the number of rounds (7 by default) and a text contained in the names of the rows to measure. What can be
/// measured is printed even if something fails; the faults are named at the end, with exit code 2.
@main
enum Bench {
  static func main() {
    do {
      try run(Arguments(CommandLine.arguments))
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(2)
    }
  }

  private static func run(_ arguments: Arguments) throws {
    // Our programs write the pictures that the peers in Python also compare.
    setenv("BENCH_PROGRAMS", arguments.programs.path, 1)
    var faults: [any Error] = []
    var processes: [WholeProcess] = []
    note(in: &faults) { processes = try WholeProcess.all(arguments) }
    defer { for process in processes { process.remove() } }
    var synthetic: [SyntheticPackage] = []
    note(in: &faults) { synthetic = try SyntheticPackage.all(arguments) }
    defer { for package in synthetic { package.remove() } }
    for index in synthetic.indices { note(in: &faults) { try synthetic[index].run() } }
    var duels: [Duel] = []
    for contest in contests { note(in: &faults) { duels += try contest.duels(arguments) } }
    for round in 1...arguments.rounds {
      for index in duels.indices { duels[index].fight(round: round) }
      for index in processes.indices { processes[index].measure() }
      say("Round \(round) of \(arguments.rounds) done")
    }
    for index in duels.indices { duels[index].compareAnswers() }
    try report(duels, processes, synthetic, to: arguments.output)
    note(in: &faults) { try Allocations.report(arguments.programs) }
    faults += duels.compactMap(\.fault) + processes.compactMap(\.fault)
    guard faults.isEmpty else { throw BenchError.faults(faults) }
  }

  /// Prints and writes what was measured, whatever else went wrong.
  private static func report(
    _ duels: [Duel], _ processes: [WholeProcess], _ synthetic: [SyntheticPackage], to output: URL
  ) throws {
    let measured = duels.filter(\.isMeasured)
    let results =
      measured.map(Result.init) + Result.growths(of: measured) + WholeProcess.results(processes)
      + synthetic.flatMap(\.results)
    print(Table(results).text)
    try Result.write(results, to: output)
  }

  private static func note(in faults: inout [any Error], _ action: () throws -> Void) {
    do { try action() } catch { faults.append(error) }
  }

  private static func say(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}

/// The command line arguments.
struct Arguments {
  let programs, peers, output: URL
  let rounds: Int
  let filter: String

  init(_ words: [String]) throws {
    guard words.count >= 4, let rounds = words.count > 4 ? Int(words[4]) : 7, rounds > 0 else {
      throw BenchError.usage
    }
    programs = URL(fileURLWithPath: words[1])
    peers = URL(fileURLWithPath: words[2])
    output = URL(fileURLWithPath: words[3])
    self.rounds = rounds
    filter = words.count > 5 ? words[5] : ""
  }
}

/// Why a measurement is invalid.
enum BenchError: Error, CustomStringConvertible {
  case usage
  case failed(program: String, arguments: [String])
  case stopped(program: String, arguments: [String])
  case unreadable(program: String, output: String)
  case different(row: String, place: Int, ours: Double, theirs: Double)
  case differentCounts(row: String, ours: Int, theirs: Int)
  case faults([any Error])

  var description: String {
    switch self {
    case .usage:
      "Say bench PROGRAMS PEERS OUTPUT [ROUNDS] [ROW]; `make bench` does."
    case .failed(let program, let arguments):
      "\(program) failed with \(arguments). Run it by hand to see why."
    case .stopped(let program, let arguments):
      "\(program) did not end with \(arguments) within \(Program.limit) seconds."
    case .unreadable(let program, let output):
      "\(program) printed what is no measurement: \(output.prefix(200))"
    case .different(let row, let place, let ours, let theirs):
      "\(row): number \(place) of the answer is \(ours) with us and \(theirs) with the peer, so one of them is wrong."
    case .differentCounts(let row, let ours, let theirs):
      "\(row): our answer has \(ours) numbers and the peer's \(theirs)."
    case .faults(let faults):
      "The figures above are not all valid:\n" + faults.map { "- \($0)" }.joined(separator: "\n")
    }
  }
}
