/// The priorities in use, from the highest to the lowest: each is a level.
struct PriorityLevels: ~Copyable {
  private(set) var count = 0
  private var capacity = 16
  private var levels: UnsafeMutablePointer<Level>
  private var placesTaken = 0

  private struct Level {
    let priority: Priority
    var memberCount = 0
    /// The place of the next member.
    var place = 0
  }

  init() {
    levels = .allocate(capacity: capacity)
  }

  deinit {
    levels.deallocate()
  }

  mutating func clear() {
    count = 0
    placesTaken = 0
  }

  /// Counts one more member of a priority.
  mutating func count(_ priority: Priority) {
    let level = level(of: priority)
    if level == count || levels[level].priority != priority { insert(priority, at: level) }
    levels[level].memberCount &+= 1
  }

  /// Returns the number of priorities above one.
  func level(of priority: Priority) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low &+ high) >> 1
      if levels[middle].priority.rawValue > priority.rawValue {
        low = middle &+ 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// Reserves places for the members of a level, after those of the levels before it; returns how many.
  mutating func takePlaces(of level: Int) -> Int {
    levels[level].place = placesTaken
    placesTaken &+= levels[level].memberCount
    return levels[level].memberCount
  }

  /// Returns the place of a level's next member.
  mutating func takePlace(at level: Int) -> Int {
    let place = levels[level].place
    levels[level].place &+= 1
    return place
  }

  private mutating func insert(_ priority: Priority, at level: Int) {
    if count == capacity { grow() }
    var index = count
    while index > level {
      levels[index] = levels[index &- 1]
      index &-= 1
    }
    levels[level] = Level(priority: priority)
    count &+= 1
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Level>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: levels, count: count)
    levels.deallocate()
    levels = larger
    capacity *= 2
  }
}

extension SolverState {
  /// PriorityLevels the priorities in use and passes them to the tableau, which expects each level in insertion order.
  mutating func assignLevels() {
    needsLevels = false
    priorityLevels.clear()
    var slot = records.first
    while slot >= 0 {
      let record = records[slot]
      if record.pointee.symbol >= 0 && !record.pointee.isRequired {
        priorityLevels.count(record.pointee.priority)
      }
      slot = record.pointee.next
    }
    tableau.clearLevels()
    for level in 0..<priorityLevels.count {
      tableau.appendLevel(of: priorityLevels.takePlaces(of: level))
    }
    fillLevels()
  }

  private mutating func fillLevels() {
    var slot = records.first
    while slot >= 0 {
      let record = records[slot]
      slot = record.pointee.next
      let symbol = record.pointee.symbol
      guard symbol >= 0 && !record.pointee.isRequired else { continue }
      let level = priorityLevels.level(of: record.pointee.priority)
      tableau.symbols[symbol].level = level
      tableau.optionals[priorityLevels.takePlace(at: level)] = symbol
    }
  }
}
