import Foundation

/// A program of ours and one of a peer that have rows of the same names.
struct Contest {
  let ours, theirs, peer: String
  /// Whether the other program is ours as well, with less to do.
  var isAmongOurs = false

  /// The rows both programs have, in our order.
  func duels(_ arguments: Arguments) throws -> [Duel] {
    let ours = Program(arguments.programs.appendingPathComponent(ours))
    let theirs = Program(
      (isAmongOurs ? arguments.programs : arguments.peers).appendingPathComponent(theirs))
    let known = Set(try theirs.rows())
    return try ours.rows().filter { known.contains($0) && matches($0, arguments.filter) }.map {
      Duel(row: $0, peer: peer, ours: ours, theirs: theirs)
    }
  }

  private func matches(_ row: String, _ filter: String) -> Bool {
    filter.isEmpty || row.contains(filter)
  }
}

let contests = [
  Contest(ours: "solver-round", theirs: "kiwi-round", peer: "kiwi 1.5.1 (C++)"),
  Contest(
    ours: "table-round", theirs: "small-table-round", peer: "a table of 1,000 rows",
    isAmongOurs: true),
]
