/// The parts of a message below its headline.
struct MessageSections {
  struct Section {
    let title: String
    var lines: [String]
    /// How many lines are left if the message is too long; nil for a part that is never cut.
    let least: Int?
    /// The order in which parts are cut.
    let rank: Int

    init(_ title: String, _ lines: [String], least: Int? = nil, rank: Int = 0) {
      (self.title, self.lines, self.least, self.rank) = (title, lines, least, rank)
    }
  }

  private(set) var all: [Section]

  init(_ sections: [Section]) { all = sections.filter { !$0.lines.isEmpty } }

  private var count: Int { all.reduce(0) { $0 + $1.lines.count } }

  /// Returns as many lines as a reader takes in, and one that says how many there are beyond them.
  func shortened(to limit: Int, rest: (Int) -> String) -> MessageSections {
    guard count > limit else { return self }
    var short = self
    let order = all.indices.filter { all[$0].least != nil }
      .sorted { (all[$0].rank, -$0) < (all[$1].rank, -$1) }
    for place in order {
      // One line says how many are left out.
      let excess = short.count - (limit - 1)
      guard excess > 0, let least = all[place].least else { continue }
      short.all[place].lines = Array(
        all[place].lines.prefix(max(least, all[place].lines.count - excess)))
    }
    let isFile = { (section: Section) in section.least == nil }
    let end = all.firstIndex(where: isFile) ?? all.endIndex
    short.all.insert(Section("more", [rest(count - short.count)]), at: end)
    short.all.removeAll(where: \.lines.isEmpty)
    return short
  }
}
