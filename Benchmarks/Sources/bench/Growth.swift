import Foundation

extension Result {
  /// The growth exponents of the chains' times.
  static func growths(of duels: [Duel]) -> [Result] {
    ["views", "labels"].compactMap { kind in
      let chain = duels.filter { !$0.isStopped }.compactMap { duel in
        length(duel.row, kind).map { ($0, duel) }
      }
      guard chain.count > 2, let first = chain.first, let last = chain.last else { return nil }
      return Result(
        growth: "growth exponent, chains of \(Int(first.0)) to \(Int(last.0)) \(kind)",
        peer: first.1.peer,
        ours: slope(chain.map { ($0.0, $0.1.ourTimings.median) }),
        theirs: slope(chain.map { ($0.0, $0.1.theirTimings.median) }))
    }
  }

  private static func length(_ row: String, _ kind: String) -> Double? {
    let words = row.split(separator: " ")
    guard words.count == 4, words[0] == "chain", words[3] == kind else { return nil }
    return Double(words[2])
  }

  /// The slope of the least-squares line through the logarithms.
  private static func slope(_ points: [(Double, Double)]) -> Double {
    let logarithms = points.map { (log($0.0), log($0.1)) }
    let count = Double(points.count)
    let x = logarithms.map(\.0).reduce(0, +) / count
    let y = logarithms.map(\.1).reduce(0, +) / count
    let covariance = logarithms.map { ($0.0 - x) * ($0.1 - y) }.reduce(0, +)
    return covariance / logarithms.map { ($0.0 - x) * ($0.0 - x) }.reduce(0, +)
  }
}
