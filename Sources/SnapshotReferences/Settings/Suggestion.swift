/// The word that was probably intended by a misspelt one.
package struct Suggestion {
  private let word: String?
  /// Longer than any name, as the time grows with the square of the length.
  private static let lengthLimit = 200

  /// Finds the nearest of some words: one that differs by few letters or shares a prefix.
  package init(_ text: String, among words: [String]) {
    let isName = { (word: String) in word.utf8.count <= Self.lengthLimit }
    guard isName(text) else {
      word = nil
      return
    }
    let typed = Array(text.lowercased())
    let near = words.lazy.filter(isName)
      .map { (word: $0, distance: Self.distance(typed, Array($0.lowercased()))) }
      .filter { $0.distance <= max(1, typed.count / 3) }
      .min { $0.distance < $1.distance }
    let start = text.lowercased()
    word = near?.word ?? words.first { start.count >= 3 && $0.lowercased().hasPrefix(start) }
  }

  /// A question that follows a sentence; empty if no word is similar.
  package var text: String { word.map { " Did you mean “\($0)”?" } ?? "" }

  /// The number of letters to insert, delete, replace or swap with the next one.
  ///
  /// The optimal string alignment distance: Levenshtein's (1966), with the swaps of Damerau (1964),
  /// https://doi.org/10.1145/363958.363994, computed with the table of Wagner and Fischer (1974),
  /// https://doi.org/10.1145/321796.321811.
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var (last, beforeLast) = (Array(0...other.count), [Int]())
    for index in one.indices {
      var row = [index + 1]
      for column in other.indices {
        let replaced = last[column] + (one[index] == other[column] ? 0 : 1)
        var distance = min(replaced, row[column] + 1, last[column + 1] + 1)
        if index > 0, column > 0, one[index] == other[column - 1],
          one[index - 1] == other[column]
        {
          distance = min(distance, beforeLast[column - 1] + 1)
        }
        row.append(distance)
      }
      (last, beforeLast) = (row, last)
    }
    return last[other.count]
  }
}
