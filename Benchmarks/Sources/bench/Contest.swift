import Foundation

/// One of our programs and a peer's, with rows of the same names.
struct Contest {
  let ours, theirs, peer: String

  /// The rows in both programs, in our order.
  ///
  /// There are none if the peer's program was not built; `fetch-peers` reports why.
  func duels(_ arguments: Arguments) throws -> [Duel] {
    // Programs that need no peer's library are built with ours.
    let places = [arguments.peers, arguments.programs].map { $0.appendingPathComponent(theirs) }
    let peerProgram = places.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let theirs = peerProgram.map(Program.init) else { return [] }
    let ours = Program(arguments.programs.appendingPathComponent(ours))
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
  Contest(ours: "table-round", theirs: "small-table-round", peer: "a table of 1,000 rows"),
  Contest(ours: "growth-round", theirs: "half-growth-round", peer: "half as many"),
  Contest(ours: "reason-round", theirs: "plain-layout-round", peer: "without reasons"),
  Contest(ours: "cell-round", theirs: "cairo-round", peer: "kiwi, Pango, Cairo, libpng"),
  Contest(ours: "cell-round", theirs: "chromium-round", peer: "headless Chromium"),
  Contest(ours: "compare-round", theirs: "compare-limits", peer: "memcmp, C YIQ loop"),
  Contest(ours: "compare-round", theirs: "pixelmatch-round", peer: "pybind11_pixelmatch 0.1.6"),
  Contest(ours: "compare-round", theirs: "blazediff-round", peer: "blazediff 6.0.2"),
]
