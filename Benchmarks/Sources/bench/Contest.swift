import Foundation

/// A program of ours and one of a peer that have rows of the same names.
struct Contest {
  let ours, theirs, peer: String

  /// The rows both programs have, in our order.
  ///
  /// There are none if the peer's program was not built; `fetch-peers` says why.
  func duels(_ arguments: Arguments) throws -> [Duel] {
    let peerProgram = arguments.peers.appendingPathComponent(theirs)
    guard FileManager.default.isExecutableFile(atPath: peerProgram.path) else { return [] }
    let ours = Program(arguments.programs.appendingPathComponent(ours))
    let theirs = Program(peerProgram)
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
  Contest(ours: "text-round", theirs: "pango-round", peer: "Pango (FreeType)"),
]
