import Foundation

/// Measures our programs and the peers' in turn and writes the results.
///
/// `bench PROGRAMS PEERS OUTPUT [ROUNDS] [ROW]` takes the folder of our programs, the folder of the peers', the JSON
/// file to write, the number of rounds (7 by default) and a text contained in the names of the rows to measure.
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
    var processes = try WholeProcess.all(arguments)
    defer { for process in processes { process.remove() } }
    var synthetic = try SyntheticPackage.all(arguments)
    defer { for package in synthetic { package.remove() } }
    for index in synthetic.indices { try synthetic[index].run() }
    var duels = try contests.flatMap { try $0.duels(arguments) }
    for round in 1...arguments.rounds {
      for index in duels.indices { try duels[index].fight(round: round) }
      for index in processes.indices { try processes[index].run() }
      say("Round \(round) of \(arguments.rounds) done")
    }
    for duel in duels { try duel.compareAnswers() }
    let results =
      duels.map(Result.init) + Result.growths(of: duels)
      + WholeProcess.results(processes) + synthetic.flatMap(\.results)
    print(Table(results).text)
    try Result.write(results, to: arguments.output)
    try Allocations.report(arguments.programs)
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
  case unreadable(program: String, output: String)
  case different(row: String, place: Int, ours: Double, theirs: Double)
  case differentCounts(row: String, ours: Int, theirs: Int)

  var description: String {
    switch self {
    case .usage:
      "Say bench PROGRAMS PEERS OUTPUT [ROUNDS] [ROW]; `make bench` does."
    case .failed(let program, let arguments):
      "\(program) failed with \(arguments). Run it by hand to see why."
    case .unreadable(let program, let output):
      "\(program) printed what is no measurement: \(output.prefix(200))"
    case .different(let row, let place, let ours, let theirs):
      "\(row): number \(place) of the answer is \(ours) with us and \(theirs) with the peer, so one of them is wrong."
    case .differentCounts(let row, let ours, let theirs):
      "\(row): our answer has \(ours) numbers and the peer's \(theirs)."
    }
  }
}
