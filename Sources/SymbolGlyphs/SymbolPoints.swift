internal import Foundation

/// Points of straight lines, of which some lie on circles.
struct SymbolPoints {
  private(set) var points: [CGPoint] = []
  private(set) var isClosed = false

  private var words: ArraySlice<Substring>

  /// Reads points; nil if they are malformed.
  init?(_ words: ArraySlice<Substring>) {
    self.words = words
    while let word = self.words.first {
      guard !isClosed, read(word) else { return nil }
    }
  }

  private mutating func read(_ word: Substring) -> Bool {
    if Double(word) == nil { words.removeFirst() }
    switch word {
    case "arc": return readArc()
    case "turned": return readTurned()
    case "close": isClosed = true
    default:
      guard let numbers = numbers(2) else { return false }
      points.append(CGPoint(x: numbers[0], y: numbers[1]))
    }
    return true
  }

  private mutating func readArc() -> Bool {
    guard let center = numbers(2),
      let radii = words.popFirst()?.split(separator: "x").compactMap({ Double($0) }),
      (1...2).contains(radii.count), let angles = numbers(2)
    else { return false }
    points += SymbolPen.arcPoints(
      center[0], center[1], radii[0], radii[radii.count - 1], from: angles[0], to: angles[1])
    return true
  }

  /// Reads points that are repeated around a middle.
  private mutating func readTurned() -> Bool {
    guard let head = numbers(3) else { return false }
    var places: [(radius: Double, angle: Double)] = []
    while let place = numbers(2) { places.append((place[0], place[1])) }
    for step in stride(from: 0, to: head[0], by: 1) {
      points += places.map { radius, angle in
        let angle = (step * 360 / head[0] + angle) * .pi / 180
        return CGPoint(x: head[1] + radius * cos(angle), y: head[2] + radius * sin(angle))
      }
    }
    return !places.isEmpty
  }

  private mutating func numbers(_ count: Int) -> [Double]? {
    guard let numbers = SymbolFigure.numbers(words.prefix(count), count) else { return nil }
    words.removeFirst(count)
    return numbers
  }
}
