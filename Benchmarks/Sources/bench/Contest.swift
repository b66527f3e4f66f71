import Foundation

/// A program of ours and one of a peer that have rows of the same names.
struct Contest {
  let ours, theirs, peer: String

  /// The rows both programs have, in our order.
  func duels(_ arguments: Arguments) throws -> [Duel] {
    let ours = Program(arguments.programs.appendingPathComponent(ours))
    let theirs = Program(peerFolder(arguments).appendingPathComponent(theirs))
    let known = Set(try theirs.rows())
    return try ours.rows().filter { known.contains($0) && matches($0, arguments.filter) }.map {
      Duel(row: $0, peer: peer, ours: ours, theirs: theirs)
    }
  }

  /// What a peer needs no library for is built with our programs.
  private func peerFolder(_ arguments: Arguments) -> URL {
    let file = arguments.peers.appendingPathComponent(theirs).path
    return FileManager.default.fileExists(atPath: file) ? arguments.peers : arguments.programs
  }

  private func matches(_ row: String, _ filter: String) -> Bool {
    filter.isEmpty || row.contains(filter)
  }
}

let contests = [
  Contest(ours: "solver-round", theirs: "kiwi-round", peer: "kiwi 1.5.1 (C++)"),
  Contest(ours: "compare-round", theirs: "compare-limits", peer: "memcmp, C YIQ loop"),
  Contest(ours: "compare-round", theirs: "pixelmatch-round", peer: "pybind11_pixelmatch 0.1.6"),
  Contest(ours: "compare-round", theirs: "blazediff-round", peer: "blazediff 6.0.2"),
]
