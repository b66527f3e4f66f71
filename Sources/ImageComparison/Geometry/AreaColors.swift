import Graphics

/// The colours that cover much of a picture, and whether another picture has them.
enum AreaColors {
  /// The share of a picture from which a colour is that of an area, and not of an edge.
  private static let leastShare = 0.006
  /// The share that the other picture needs to have of it, as it may have a little less.
  private static let leastOtherShare = 0.002
  /// The levels of a channel within which colours are the same.
  private static let tolerance: UInt32 = 3

  /// The areas whose colour only one of two pictures has.
  static func differences(
    _ actual: InkPicture, _ expected: InkPicture
  ) -> [GeometryDifference] {
    let (here, there) = (actual.shares, expected.shares)
    return unmatched(here, in: there, actual).map {
      GeometryDifference(.color, area: $0, colors: $1)
    }
      + unmatched(there, in: here, expected).map {
        GeometryDifference(.color, area: $0, colors: $1.reversed())
      }
  }

  private static func unmatched(
    _ shares: [UInt32: Double], in others: [UInt32: Double], _ picture: InkPicture
  ) -> [(PixelRect, [String])] {
    let known = others.filter { $0.value >= leastOtherShare }.keys.sorted()
    return shares.filter { $0.value >= leastShare }.keys.sorted().compactMap { color in
      let nearest = known.min {
        InkPicture.distance($0, color) < InkPicture.distance($1, color)
      }
      guard let nearest, InkPicture.distance(nearest, color) > tolerance else {
        return nearest == nil ? (picture.area(of: color), [hex(color), ""]) : nil
      }
      return (picture.area(of: color), [hex(color), hex(nearest)])
    }
  }

  private static func hex(_ color: UInt32) -> String {
    String(String(color | 1 << 24, radix: 16, uppercase: true).dropFirst())
  }
}

extension InkPicture {
  /// The rectangle around all pixels of a colour.
  fileprivate func area(of color: UInt32) -> PixelRect {
    let rows = Span.all(from: 0, to: height) { y in (0..<width).contains { self[$0, y] == color } }
    guard let rows = rows.hull else { return bounds }
    let columns = Span.all(from: 0, to: width) { x in
      (rows.start..<rows.end).contains { self[x, $0] == color }
    }
    guard let columns = columns.hull else { return bounds }
    return PixelRect(columns: columns, rows: rows)
  }
}

extension PixelRect {
  init(columns: Span, rows: Span) {
    self.init(x: columns.start, y: rows.start, width: columns.length, height: rows.length)
  }
}
